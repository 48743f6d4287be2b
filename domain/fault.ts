/** Something that is wrong with what was asked: where, in the names of the domain, and what to do. */
export type Fault = {
  /** Field names and positions that lead to it, such as `['pots', 0, 'ceiling']`. */
  readonly at: readonly (string | number)[];
  readonly detail: string;
};
