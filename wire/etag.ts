/** A version as the header `ETag` shows it: the tag that `If-Match` is compared with. */
export const etagOf = (version: number): string => `"${version}"`;
