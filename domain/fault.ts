/** A fault in a request: the field, in domain terms, and how to fix it. */
export type Fault = {
  /** The path to the field, such as `['pots', 0, 'ceiling']`. */
  readonly at: readonly (string | number)[];
  readonly detail: string;
};
