import type { Answered } from './session.ts';

/** The rows of an answer that others read too: what reads a row changes it. */
export const rowsFor = ({ rows }: Answered): readonly unknown[][] => rows.map((row) => [...row]);
