/** A value that is there now, or will be. Only one that will be is awaited: an await costs more than most of what it waits for. */
export type Soon<T> = T | Promise<T>;

/** Reports whether a value is still to come. */
export const isPending = <T>(soon: Soon<T>): soon is Promise<T> => soon instanceof Promise;

/** Goes on with a value, at once if it is there. */
export const andThen = <T, Result>(soon: Soon<T>, next: (value: T) => Result): Soon<Result> =>
  isPending(soon) ? soon.then(next) : next(soon);
