import type { Middleware } from 'koa';
import type { Logger } from '../base/log.ts';
import { serveConsole } from '../http/console.ts';
import { serveDocs } from '../http/docs.ts';
import { serveEmbed } from '../http/embed.ts';
import { serveBeginning, serveSecurityText } from '../http/pages.ts';
import { builtPages } from './assets.ts';

/** The pages served to people rather than programs. */
export type ServedPeople = {
  readonly docs: boolean;
  readonly console: boolean;
  readonly served: readonly Middleware[];
};

/** The documentation and the console, as far as they are built and wanted; the bare address leads to the console, or else the documentation. */
export const servePeople = ({
  console,
  hasLobby = false,
  securityContact,
  clock,
  log,
}: {
  readonly console: boolean;
  /** True for the demo, which has a page of the elements. */
  readonly hasLobby?: boolean | undefined;
  readonly securityContact: string | undefined;
  readonly clock: () => number;
  readonly log: Logger;
}): ServedPeople => {
  const docs = builtPages('docs');
  if (docs === undefined) log.warn('the documentation is not built, so it is not served: run make docs');
  const built = console ? builtPages('console') : undefined;
  if (console && built === undefined) log.warn('the console is not built, so it is not served: run make console');
  const embed = builtPages('embed');
  if (embed === undefined) log.warn('the elements are not built, so they are not served: run make embed');
  return {
    docs: docs !== undefined,
    console: built !== undefined,
    served: [
      ...(securityContact === undefined ? [] : [serveSecurityText(securityContact, clock)]),
      ...(embed === undefined ? [] : [serveEmbed(embed, hasLobby)]),
      ...(built === undefined ? [] : [serveConsole(built)]),
      ...(docs === undefined ? [] : [serveDocs(docs)]),
      ...(built === undefined ? (docs === undefined ? [] : [serveBeginning('docs')]) : [serveBeginning('console')]),
    ],
  };
};
