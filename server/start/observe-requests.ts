import type { Logger } from '../base/log.ts';
import type { Observe } from '../http/interface.ts';
import type { Counts } from '../metrics/counts.ts';
import { NO_OPERATION } from '../metrics/families.ts';

/** What is done about each reply: counted for metrics, logged at level debug. Undefined for nothing, which then costs nothing. */
export const observeRequests = (log: Logger, counts: Pick<Counts, 'request'> | undefined): Observe | undefined => {
  const isLogged = log.isLevelEnabled('debug');
  if (counts === undefined && !isLogged) return undefined;
  return (operation, status, tookMs, { id, address, method, path }) => {
    counts?.request(operation ?? NO_OPERATION, status, tookMs);
    // The path without its query, which may carry a token.
    if (isLogged)
      log.debug({ request_id: id, method, path, operation, status, took_ms: Math.round(tookMs), address }, 'request');
  };
};
