import { ApiError, ConnectionError } from '../../../clients/typescript/src/pitboss.ts';

/** The error that a call threw; a call that succeeds fails the test. */
const thrownBy = async (call: Promise<unknown>): Promise<unknown> => {
  try {
    await call;
  } catch (error) {
    return error;
  }
  throw new Error('the call succeeded');
};

/** The ApiError that a call threw. */
export const apiErrorOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const error = await thrownBy(call);
  if (error instanceof ApiError) return error;
  throw error;
};

/** The ConnectionError that a call threw. */
export const connectionErrorOf = async (call: Promise<unknown>): Promise<ConnectionError> => {
  const error = await thrownBy(call);
  if (error instanceof ConnectionError) return error;
  throw error;
};
