/** Where a portion of rows begins, in the order of their keys, and how many fit into one unit of work. */
export type From = { readonly after: string; readonly limit: number };

/** The last row of a portion, and how many were changed; undefined when no row was left. */
export type Rotated = { readonly last: string; readonly count: number } | undefined;
