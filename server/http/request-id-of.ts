import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const REQUEST_ID = /^[A-Za-z0-9._-]{1,64}$/;

/** Drawn for each process, so that a number is enough for each request. Together they have the form of a UUID. */
const PROCESS = randomUUID().slice(0, -12);
let requests = 0;

/** A caller's own request id is kept, so that logs on both sides match. */
export const requestIdOf = ({ headers: { 'x-request-id': given } }: IncomingMessage): string => {
  if (typeof given === 'string' && REQUEST_ID.test(given)) return given;
  requests += 1;
  return `${PROCESS}${requests.toString(16).padStart(12, '0')}`;
};
