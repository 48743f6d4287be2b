import type { ErrorObject } from 'ajv';
import { fieldFaults } from '../http/validation-fault.ts';
import type { Ending } from './connection.ts';

/** Says the first thing that is wrong with what a client has sent. What it has sent is not repeated. */
export const badMessage = (errors: readonly ErrorObject[] | null | undefined, base = ''): Ending => {
  const [fault] = fieldFaults(errors ?? [], base);
  return { code: 4400, reason: fault === undefined ? 'That is not valid.' : `${fault.pointer} ${fault.detail}`.trim() };
};
