/** PostgreSQL cannot keep U+0000. It is written as two characters of the private use area, and the first of them, where it is meant, twice. */
const ESCAPE = '\ue000';
const NULL = '\ue001';

/** A text as PostgreSQL keeps it. */
export const escapeNulls = (text: string): string =>
  text.includes('\0') || text.includes(ESCAPE)
    ? text.replaceAll(ESCAPE, ESCAPE + ESCAPE).replaceAll('\0', ESCAPE + NULL)
    : text;

/** The text that was kept so. */
export const restoreNulls = (kept: string): string =>
  kept.includes(ESCAPE)
    ? kept.replaceAll(/\ue000([\ue000\ue001])/g, (_, second) => (second === NULL ? '\0' : ESCAPE))
    : kept;
