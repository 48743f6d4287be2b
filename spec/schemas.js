import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

const folder = new URL('schemas/', import.meta.url);

/** The schemas of all files, by name; those with `x-based-on` as written. */
export const schemas = Object.assign(
  {},
  ...readdirSync(folder).map((file) => parse(readFileSync(new URL(file, folder), 'utf8'))),
);
