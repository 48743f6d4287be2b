/** The `ETag` of a version, to compare with `If-Match`. */
export const etagOf = (version: number): string => `"${version}"`;
