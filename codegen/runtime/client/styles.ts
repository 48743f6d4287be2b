import type { Style } from './operation.ts';

// The serializations that OpenAPI calls styles, without the default ones. Each function is imported only where a parameter needs it.

const encode = (value: unknown): string => encodeURIComponent(String(value));
const entriesOf = (value: unknown): [string, unknown][] =>
  Object.entries(Object(value)).filter(([, one]) => one !== undefined && one !== null);
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A value that its style has no way to write: it would arrive as another one. */
const refuse = (name: string, value: unknown, why: string): never => {
  throw new TypeError(`${name} cannot be ${JSON.stringify(value)}: its style ${why}.`);
};

/** A text, which a list or an object in another one is not. */
const only = (name: string, value: unknown): unknown =>
  isObject(value) ? refuse(name, value, 'writes no lists or objects inside of others') : value;

/** The items of a list, or names and values of an object in turn. */
const flat = (name: string, value: unknown): unknown[] =>
  (Array.isArray(value) ? value : isObject(value) ? entriesOf(value).flat() : [value]).map((one) => only(name, one));

/** The texts, none of which has the delimiter that separates them. */
const apart = (name: string, texts: readonly unknown[], delimiter: string): readonly unknown[] => {
  const wrong = texts.find((text) => String(text).includes(delimiter));
  return wrong === undefined ? texts : refuse(name, wrong, `separates values by “${delimiter}”`);
};

/** An empty list or object is left out, as `undefined` is. */
const joined =
  (written: string, delimiter?: string): Style =>
  (name, value) => {
    const texts = flat(name, value);
    if (delimiter !== undefined) apart(name, texts, delimiter);
    return texts.length > 0 ? `${encode(name)}=${texts.map(encode).join(written)}` : '';
  };

/** In the query: all values in one, separated by commas. */
export const comma: Style = joined(',');
/** In the query: all values in one, separated by spaces. */
export const space: Style = joined('%20', ' ');
/** In the query: all values in one, separated by bars. */
export const pipe: Style = joined('%7C', '|');

/** In the query: each field of an object as a separate parameter, of a list as a repeated one. */
export const fields: Style = (name, value) =>
  (isObject(value) && !Array.isArray(value) ? entriesOf(value) : [[name, value] as const])
    .flatMap(([key, one]) => [one].flat().map((item) => `${encode(key)}=${encode(only(name, item))}`))
    .join('&');

/** In the query: `name[field]=value`, to any depth. A list repeats its name; an object in it is JSON. */
export const deep: Style = (name, value) =>
  isObject(value)
    ? Array.isArray(value)
      ? value.map((one) => (isObject(one) ? json(name, one) : deep(name, one))).join('&')
      : entriesOf(value)
          .map(([key, one]) =>
            /[[\]]/.test(key) ? refuse(name, value, 'puts names in brackets') : deep(`${name}[${key}]`, one),
          )
          .filter(Boolean)
          .join('&')
    : `${encode(name)}=${encode(value)}`;

/** In a form or the query: `name[field]=value` and `name[0]=value`, to any depth. */
export const brackets: Style = (name, value) =>
  isObject(value)
    ? entriesOf(value)
        .map(([key, one]) =>
          /[[\]]/.test(key) ? refuse(name, value, 'puts names in brackets') : brackets(`${name}[${key}]`, one),
        )
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

/** A header has no percent-encoding, and loses blanks at the ends of values. */
const inHeader = (name: string, texts: readonly unknown[]): readonly unknown[] => {
  const wrong = apart(name, texts, ',').find((text) => String(text).trim() !== String(text));
  return wrong === undefined ? texts : refuse(name, wrong, 'loses blanks at its ends');
};

/** In a header: values separated by commas. */
export const list: Style = (name, value) =>
  isObject(value) ? inHeader(name, flat(name, value)).join(',') : String(value);
/** In a header: `name=value`, separated by commas. */
export const pairs: Style = (name, value) => {
  if (!isObject(value) || Array.isArray(value)) return list(name, value);
  inHeader(name, flat(name, value));
  apart(name, Object.keys(value), '=');
  return entriesOf(value)
    .map((pair) => pair.join('='))
    .join(',');
};

const simple = (name: string, value: unknown, isExploded: boolean, delimiter: string): string =>
  isExploded && isObject(value) && !Array.isArray(value)
    ? entriesOf(value)
        .map(([key, one]) => `${encode(key)}=${encode(only(name, one))}`)
        .join(delimiter)
    : flat(name, value).map(encode).join(delimiter);

/** In the path: values separated by commas. */
export const segment: Style = (name, value) => simple(name, value, false, ',');
/** In the path: `name=value`, separated by commas. */
export const segmentPairs: Style = (name, value) => simple(name, value, true, ',');
/** In the path: `.value`. */
export const label: Style = (name, value) => `.${simple(name, value, false, ',')}`;
/** Dots are never percent-encoded. */
export const labelPairs: Style = (name, value) => {
  if (isObject(value)) apart(name, flat(name, value), '.');
  return `.${simple(name, value, true, '.')}`;
};
/** In the path: `;name=value`. */
export const matrix: Style = (name, value) => `;${encode(name)}=${simple(name, value, false, ',')}`;
export const matrixPairs: Style = (name, value) =>
  (isObject(value) && !Array.isArray(value) ? entriesOf(value) : [value].flat().map((one) => [name, one] as const))
    .map(([key, one]) => `;${encode(key)}=${encode(only(name, one))}`)
    .join('');
