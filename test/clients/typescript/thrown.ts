import { ApiError, ConnectionError } from '../../../clients/typescript/src/pitboss.ts';

/** What a call threw; a call that succeeds fails the test. */
const thrownBy = async (call: Promise<unknown>): Promise<unknown> => {
  try {
    await call;
  } catch (error) {
    return error;
  }
  throw new Error('the call succeeded');
};

/** The refusal that a call threw. */
export const apiErrorOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const error = await thrownBy(call);
  if (error instanceof ApiError) return error;
  throw error;
};

/** The lack of a reply that a call threw. */
export const connectionErrorOf = async (call: Promise<unknown>): Promise<ConnectionError> => {
  const error = await thrownBy(call);
  if (error instanceof ConnectionError) return error;
  throw error;
};
