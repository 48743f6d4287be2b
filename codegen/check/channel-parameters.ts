import { resolve } from 'node:path';
import type { ProjectConfig } from '../read/config/config.ts';
import { escapeSegment, type JsonObject } from '../read/document/document.ts';
import { objectsIn } from '../read/events/async-document.ts';
import { readDocument } from '../read/intake/read-document.ts';

/** Parameters that the address of their AsyncAPI channel does not have, by place. No client can send a value for them. */
export const unusedChannelParameters = (config: ProjectConfig): { readonly where: string; readonly rule: string }[] => {
  const files = config.apis.flatMap((api) => Object.values(api.events ?? {}));
  return files.flatMap((file) =>
    objectsIn(readDocument(resolve(config.root, file), file).channels).flatMap(([key, channel]) => {
      const address = addressOf(key, channel);
      if (address === undefined) return [];
      return objectsIn(channel.parameters).flatMap(([name]) =>
        address.includes(`{${name}}`)
          ? []
          : [
              {
                where: `${file}#/channels/${escapeSegment(key)}/parameters/${escapeSegment(name)}`,
                rule: `the address ${address} has no {${name}}. Remove the parameter, or add it to the address.`,
              },
            ],
      );
    }),
  );
};

/** In version 2, the key is the address. One that is null is not known. */
const addressOf = (key: string, { address, messages, $ref }: JsonObject): string | undefined => {
  if ($ref !== undefined || address === null) return undefined;
  return typeof address === 'string' ? address : messages === undefined ? key : undefined;
};
