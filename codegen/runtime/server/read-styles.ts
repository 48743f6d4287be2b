import { readBrackets } from './read-brackets.ts';

/** A parameter whose text is taken apart before it is decoded, because its delimiters are characters of its values once these are decoded. */
export type ParameterStyle = {
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  /** In lower case for a header. */
  readonly name: string;
  readonly style: 'form' | 'simple' | 'label' | 'matrix' | 'spaceDelimited' | 'pipeDelimited' | 'deepObject';
  readonly explode?: true;
  /** The values that its schema allows. */
  readonly types: readonly ('text' | 'list' | 'object')[];
  /** An object with a key for each property: the keys that are its own. */
  readonly keys?: readonly string[];
  /** The keys that are not its own; it takes all others. */
  readonly except?: readonly string[];
  /** The lists in a `deepObject`, as `readBrackets` takes them. */
  readonly lists?: readonly string[];
};

type Values = Record<string, unknown>;

/** The texts of a request as they arrived: path, query and cookies percent-encoded. */
type RawTexts = {
  readonly path: Readonly<Record<string, string>>;
  readonly query: string;
  readonly cookie: Iterable<readonly [name: string, text: string]>;
};

/** Replaces texts by lists and objects of texts, in place, as the styles of their parameters say. */
export const readStyles = (
  styles: readonly ParameterStyle[],
  sent: Readonly<Record<ParameterStyle['in'], Values>>,
  raw: RawTexts,
): void => {
  // An object that takes all other keys comes last.
  for (const style of [...styles].sort((one, other) => Number(!!one.except) - Number(!!other.except))) {
    const { in: place, name } = style;
    const values = sent[place];
    const read =
      style.style === 'deepObject'
        ? readBrackets(values, name, style.lists ?? [])
        : style.keys !== undefined
          ? spreadIn(values, style)
          : readOne(style, rawOf(style, sent, raw));
    if (read !== undefined) values[name] = read;
  }
};

const rawOf = (
  { in: place, name }: ParameterStyle,
  sent: Readonly<Record<ParameterStyle['in'], Values>>,
  { path, query, cookie }: RawTexts,
): string | undefined => {
  if (place === 'path') return path[name];
  if (place === 'header') return typeof sent.header[name] === 'string' ? sent.header[name] : undefined;
  if (place === 'cookie') return [...cookie].find(([key]) => key === name)?.[1];
  const pairs = query.split('&').map((pair): [string, string] => {
    const at = pair.indexOf('=');
    return at === -1 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)];
  });
  const found = pairs.filter(([key]) => decoded(key, true) === name);
  // A repeated key is a list already.
  return found.length === 1 ? found[0]?.[1] : undefined;
};

const decoded = (text: string, isQuery: boolean): string => {
  const plain = isQuery ? text.replaceAll('+', ' ') : text;
  try {
    return decodeURIComponent(plain);
  } catch {
    return plain;
  }
};

const DELIMITERS = { spaceDelimited: /\+|%20| /, pipeDelimited: /\||%7C/i };

const readOne = ({ in: place, name, style, explode, types }: ParameterStyle, text: string | undefined): unknown => {
  if (text === undefined) return undefined;
  const decode = (part: string): string =>
    place === 'header' ? part.trim() : decoded(part, place === 'query' && style === 'form');
  const [isText, isList, isObject] = (['text', 'list', 'object'] as const).map((type) => types.includes(type));
  const own = `${encodeURIComponent(name)}=`;
  const withoutName = (part: string): string =>
    part.startsWith(own) ? part.slice(own.length) : part === own.slice(0, -1) ? '' : part;
  const bare = style === 'label' ? text.replace(/^\./, '') : style === 'matrix' ? text.replace(/^;/, '') : text;
  const rest = style === 'matrix' && !explode ? withoutName(bare) : bare;
  const delimiter =
    style === 'spaceDelimited' || style === 'pipeDelimited'
      ? DELIMITERS[style]
      : explode && style === 'label'
        ? '.'
        : explode && style === 'matrix'
          ? ';'
          : ',';
  const parts = rest.split(delimiter);
  if (isObject && (!isText || (explode ? rest.includes('=') : parts.length > 1)))
    return Object.fromEntries(
      explode
        ? parts.map((part) => {
            const at = part.indexOf('=');
            return at === -1 ? [decode(part), ''] : [decode(part.slice(0, at)), decode(part.slice(at + 1))];
          })
        : parts.flatMap((part, at) => (at % 2 === 0 ? [[decode(part), decode(parts[at + 1] ?? '')]] : [])),
    );
  if (isList && (!isText || parts.length > 1))
    return parts.map((part) => decode(style === 'matrix' && explode ? withoutName(part) : part));
  return decode(style === 'matrix' ? withoutName(rest) : rest);
};

/** An object whose properties are keys next to others: they are taken out of these. */
const spreadIn = (values: Values, { in: place, name, keys = [], except }: ParameterStyle): Values | undefined => {
  const nameOf = (key: string): string => (place === 'cookie' ? decoded(key, false) : key);
  const found = Object.keys(values).filter((key) => keys.includes(nameOf(key)) || (except && !except.includes(key)));
  if (found.length === 0 || values[name] !== undefined) return undefined;
  const object = Object.fromEntries(found.map((key) => [nameOf(key), values[key]]));
  for (const key of found) delete values[key];
  return object;
};
