import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const REQUEST_ID = /^[A-Za-z0-9._-]{1,64}$/;

/** Keeps a caller's own request id, so that logs on both sides match. Ours do not count up: that would reveal how many others make. */
export const readRequestId = ({ headers: { 'x-request-id': given } }: IncomingMessage): string =>
  typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
