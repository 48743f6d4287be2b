import { ApiError } from './api-error.ts';
import { ConnectionError } from './connection-error.ts';
import type { AnswerHeaders } from './operation.ts';

/** A success with `data`, or a failure with `error`: an ApiError if the server refused, a ConnectionError if no reply arrived. */
export type Result<Success, Failed> =
  | (Success extends { readonly status: infer Status; readonly body: infer Body }
      ? { readonly status: Status; readonly headers: AnswerHeaders; readonly data: Body; readonly error?: undefined }
      : never)
  | {
      readonly status: number | undefined;
      readonly headers: AnswerHeaders | undefined;
      readonly data?: undefined;
      readonly error: Failed;
    };

/** Returns what a call resolves with or throws. Anything but a refusal and a missing reply is still thrown: misuse, and an abort. */
export const resultOf = async <Success extends Replied, Failed>(
  call: Promise<Success>,
): Promise<Result<Success, Failed>> => {
  try {
    const { status, headers, body } = await call;
    return { status, headers, data: body } as Result<Success, Failed>;
  } catch (error) {
    if (error instanceof ApiError) return { status: error.status, headers: error.headers, error: error as Failed };
    if (error instanceof ConnectionError) return { status: undefined, headers: undefined, error: error as Failed };
    throw error;
  }
};

type Replied = { readonly status: number; readonly headers: AnswerHeaders; readonly body: unknown };
