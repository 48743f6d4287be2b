import type { Style } from './operation.ts';

// The serializations that OpenAPI calls styles, without the default ones. Each function is imported only where a parameter needs it.

const encode = (value: unknown): string => encodeURIComponent(String(value));
const entriesOf = (value: unknown): [string, unknown][] =>
  Object.entries(Object(value)).filter(([, one]) => one !== undefined && one !== null);
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The items of a list, or names and values of an object in turn. */
const flat = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : isObject(value) ? entriesOf(value).flat() : [value];

const joined =
  (delimiter: string): Style =>
  (name, value) =>
    `${encode(name)}=${flat(value).map(encode).join(delimiter)}`;

/** In the query: all values in one, separated by commas. */
export const comma: Style = joined(',');
/** In the query: all values in one, separated by spaces. */
export const space: Style = joined('%20');
/** In the query: all values in one, separated by bars. */
export const pipe: Style = joined('%7C');

/** In the query: each field of an object as a separate parameter. */
export const fields: Style = (name, value) =>
  isObject(value) && !Array.isArray(value)
    ? entriesOf(value)
        .map(([key, one]) => `${encode(key)}=${encode(one)}`)
        .join('&')
    : [value]
        .flat()
        .map((one) => `${encode(name)}=${encode(one)}`)
        .join('&');

/** In the query: `name[field]=value`, to any depth. */
export const deep: Style = (name, value) =>
  isObject(value)
    ? Array.isArray(value)
      ? value.map((one) => deep(name, one)).join('&')
      : entriesOf(value)
          .map(([key, one]) => deep(`${name}[${key}]`, one))
          .filter(Boolean)
          .join('&')
    : `${encode(name)}=${encode(value)}`;

/** In the query: characters such as `/` and `?` stay as they are. */
export const reserved: Style = (name, value) =>
  [value]
    .flat()
    .map((one) => `${encode(name)}=${encodeURI(String(one)).replaceAll(/[&#+]/g, encodeURIComponent)}`)
    .join('&');

/** In the query: the value as JSON. */
export const json: Style = (name, value) => `${encode(name)}=${encode(JSON.stringify(value))}`;

/** In a form: each object as JSON. */
export const jsonItems: Style = (name, value) =>
  [value]
    .flat()
    .map((one) => json(name, one))
    .join('&');

/** In the path or a header: the value as JSON. */
export const jsonText: Style = (_, value) => encode(JSON.stringify(value));
export const jsonHeader: Style = (_, value) => JSON.stringify(value);

/** In a header: values separated by commas. */
export const list: Style = (_, value) => flat(value).join(',');
/** In a header: `name=value`, separated by commas. */
export const pairs: Style = (_, value) =>
  isObject(value) && !Array.isArray(value)
    ? entriesOf(value)
        .map((pair) => pair.join('='))
        .join(',')
    : flat(value).join(',');

const simple = (value: unknown, isExploded: boolean, delimiter: string): string =>
  isExploded && isObject(value) && !Array.isArray(value)
    ? entriesOf(value)
        .map(([key, one]) => `${encode(key)}=${encode(one)}`)
        .join(delimiter)
    : flat(value).map(encode).join(delimiter);

/** In the path: values separated by commas. */
export const segment: Style = (_, value) => simple(value, false, ',');
/** In the path: `name=value`, separated by commas. */
export const segmentPairs: Style = (_, value) => simple(value, true, ',');
/** In the path: `.value`. */
export const label: Style = (_, value) => `.${simple(value, false, ',')}`;
export const labelPairs: Style = (_, value) => `.${simple(value, true, '.')}`;
/** In the path: `;name=value`. */
export const matrix: Style = (name, value) => `;${encode(name)}=${simple(value, false, ',')}`;
export const matrixPairs: Style = (name, value) =>
  isObject(value)
    ? (Array.isArray(value) ? value.map((one): [string, unknown] => [name, one]) : entriesOf(value))
        .map(([key, one]) => `;${encode(key)}=${encode(one)}`)
        .join('')
    : `;${encode(name)}=${encode(value)}`;
