/** The start of the ids, UUIDs of version 7, that are made at a time. */
export const idStartAt = (atMs: number): string => {
  const digits = Math.max(atMs, 0).toString(16).padStart(12, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8)}`;
};
