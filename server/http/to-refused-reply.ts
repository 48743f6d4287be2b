import { DrawsStopped } from '../../domain/draw.ts';
import { refuseDraws } from '../../platform/unit/refusals.ts';
import { type Refusal, refuse } from '../../platform/unit/reply.ts';
import type { Logger } from '../base/log.ts';
import type { Incoming } from './interface.ts';

/** The refusal for an error that a request ended with, which is logged if it is not the client's. */
export const toRefusedReply = (
  error: unknown,
  { id, method, path }: Pick<Incoming, 'id' | 'method' | 'path'>,
  log: Pick<Logger, 'error' | 'warn'>,
): Refusal => {
  if (error instanceof URIError || (error instanceof Error && 'status' in error && error.status === 400))
    return refuse('route_not_found', { detail: 'The address is not correctly percent-encoded.' });
  const request = { request_id: id, method, path };
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (error instanceof Error && code === 'store_busy') {
    log.warn({ ...request, reason: reasonOf(error) }, 'a long read was given up');
    return refuse('unavailable');
  }
  if (code === 'store_closed') {
    log.warn(request, 'the platform stopped before the request ended');
    return refuse('unavailable');
  }
  if (error instanceof Error && code === 'store_unavailable') {
    // A failing store fails every request: log one line each, without a stack.
    log.error({ ...request, reason: reasonOf(error) }, 'the store failed');
    return refuse('unavailable');
  }
  if (error instanceof Error && code === 'archive_damaged') {
    log.error({ ...request, reason: error.message }, 'the archive cannot be read');
    return refuse('unavailable');
  }
  if (error instanceof DrawsStopped) {
    log.warn({ ...request, reason: error.message }, 'nothing is drawn: the random generator has failed');
    return refuseDraws();
  }
  log.error({ ...request, err: error }, 'request failed');
  return refuse('internal_error');
};

/** The store's error, such as `database or disk is full`. */
const reasonOf = ({ cause, message }: Error): string =>
  cause instanceof Error ? cause.message : String(cause ?? message);
