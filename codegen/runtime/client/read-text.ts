import type { Read } from './operation.ts';

/** Reads a reply as text. */
export const readText: Read = (response) => response.text();
