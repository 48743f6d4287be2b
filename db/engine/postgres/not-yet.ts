import type { WrittenValue } from '../statement.ts';

/** No one needs to know what a deferred statement wrote, and it is sent later. */
export const NOT_YET: WrittenValue = {
  get changes(): never {
    throw new Error('a deferred write has not run yet');
  },
  get lastInsertRowid(): never {
    throw new Error('a deferred write has not run yet');
  },
};
