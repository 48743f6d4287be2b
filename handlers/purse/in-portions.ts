/** A unit of work writes a limited number of rows; a movement or a cancellation writes two. */
const PORTION = 250;

/** Cuts a list into parts that fit one unit of work each. */
export const inPortions = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / PORTION) }, (_, index) =>
    items.slice(index * PORTION, (index + 1) * PORTION),
  );
