// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.
import standardFormats from 'ajv-formats/dist/formats.js';
import { formats as ownFormats } from '../formats.gen.mjs';

const textFormats = { 'whole number': /^-?(0|[1-9][0-9]*)$/, 'decimal number': /^-?(0|[1-9][0-9]*)([.][0-9]+)?$/ };
const formats = { ...standardFormats.fullFormats, ...textFormats, ...ownFormats };

const readers = {
  whole: (value) => (typeof value === 'string' && /^-?(0|[1-9][0-9]*)$/.test(value) ? Number(value) : value),
  decimal: (value) => (typeof value === 'string' && /^-?(0|[1-9][0-9]*)([.][0-9]+)?$/.test(value) ? Number(value) : value),
  boolean: (value) => (value === 'true' ? true : value === 'false' ? false : value),
  list: (value) => (Array.isArray(value) ? value : [value]),
  comma: (value) => (typeof value === 'string' ? value.split(',') : value),
  header: (value) => (typeof value === 'string' ? value.split(/ *, */) : value),
  space: (value) => (typeof value === 'string' ? value.split(' ') : value),
  pipe: (value) => (typeof value === 'string' ? value.split('|') : value),
};

/** Puts `filter[a]=1` where `filter` is to be: in an object. */
const gather = (query, name) => {
  const found = Object.keys(query).filter((key) => key.startsWith(`${name}[`) && key.endsWith(']'));
  if (found.length === 0) return;
  query[name] = Object.fromEntries(found.map((key) => [key.slice(name.length + 1, -1), query[key]]));
  for (const key of found) delete query[key];
};

export { formats, readers, gather };
