import type { ProjectConfig } from '../read/config/config.ts';
import type { SpecFault } from '../read/config/refusal.ts';
import { listPlaces } from '../read/document/document.ts';
import type { Channel } from '../read/events/channels.ts';
import { isPart } from '../read/intake/part.ts';
import type { Section } from '../read/project/sections.ts';
import { type Project, sharedMessages } from '../read/project/shared-messages.ts';

/** Events that operations emit and no channel of their interface sends. An interface without AsyncAPI documents has no channels to check. */
export const unsentEvents = (
  { apis }: ProjectConfig,
  sections: readonly Section[],
  channels: readonly Channel[],
): readonly SpecFault[] =>
  sections.flatMap(({ api: name, file, document, lineOf }) => {
    if (apis.find((candidate) => candidate.name === name)?.events === undefined) return [];
    const sent = new Set(
      channels.flatMap(({ api, sends }) => (api === name ? sends.map((message) => message.name) : [])),
    );
    return listPlaces(document).flatMap(({ pointer, operation }) =>
      (operation['x-emits'] ?? [])
        .filter((event) => !sent.has(event))
        .map((event) => {
          const line = lineOf?.(pointer);
          return {
            where: `${file}${line === undefined ? '' : `:${line}`}${pointer}`,
            rule: `x-emits has ${event}, which no channel sends`,
            mend: 'Send a message of this name over a channel of an AsyncAPI document, or correct the name.',
          };
        }),
    );
  });

/** Shared messages that name an operation which their interface does not have. */
export const unknownEmitters = ({ root, apis }: Project, sections: readonly Section[]): readonly SpecFault[] =>
  apis.flatMap((api) => {
    const own = sections.filter((section) => section.api === api.name);
    const known = new Set(
      own.flatMap(({ document }) => listPlaces(document).map(({ operation }) => operation.operationId)),
    );
    return sharedMessages(root, api).flatMap(({ where, emittedBy }) =>
      emittedBy
        .filter((id) => !isPart(api) && !known.has(id))
        .map((id) => ({
          where,
          rule: `x-emitted-by has an unknown operation ${id}`,
          mend: 'Correct its operationId.',
        })),
    );
  });
