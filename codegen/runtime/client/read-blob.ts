import type { Read } from './operation.ts';

/** Reads a reply as binary data. */
export const readBlob: Read = (response) => response.blob();
