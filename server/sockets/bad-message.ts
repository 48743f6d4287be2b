import type { ErrorObject } from 'ajv';
import { toFieldFaults } from '../http/validation-fault.ts';
import type { Ending } from './connection.ts';

/** The first fault of a client's message, without repeating the message. */
export const badMessage = (errors: readonly ErrorObject[] | null | undefined, base = ''): Ending => {
  const [fault] = toFieldFaults(errors ?? [], base);
  return {
    code: 4400,
    reason: fault === undefined ? 'The message is not valid.' : `${fault.pointer} ${fault.detail}`.trim(),
  };
};
