import type { ReadParameter } from '../read/document/parameters.ts';
import { templateOf } from '../read/document/template-of.ts';
import { inBrackets, isJsonType, isWritable, mediaType, writeBody } from './body.ts';
import type { ContractTarget } from './target.ts';
import type { DraftBody, TargetDraft } from './target-draft.ts';

/** A request as it is sent. Header names are in lower case. */
export type WireRequest = {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
};

/** A parameter's texts: pairs of key and value in a query, else one text. */
type Pairs = readonly (readonly [key: string, text: string])[];

const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);

/** `encodeURIComponent` fails at half a surrogate pair. */
export const encodeComponent = (text: string): string => encodeURIComponent(text.toWellFormed()).replaceAll("'", '%27');

const entriesOf = (value: object): [string, string][] =>
  Object.entries(value).flatMap(([key, part]) => (part === undefined ? [] : [[key, textOf(part)]]));

const DELIMITERS: Readonly<Record<string, string>> = { spaceDelimited: '%20', pipeDelimited: '|', form: ',' };

/** The pairs of a query or cookie parameter, encoded, by its style. */
export const queryPairs = (parameter: ReadParameter, value: unknown): Pairs => {
  const { name, style = 'form', explode = style === 'form' } = parameter;
  const key = encodeComponent(name);
  if (parameter.reading === 'parsed') return [[key, encodeComponent(JSON.stringify(value))]];
  const delimiter = DELIMITERS[style] ?? ',';
  if (Array.isArray(value) && style === 'deepObject')
    return inBrackets(key, value, encodeComponent).map(([place, one]) => [place, encodeComponent(textOf(one))]);
  if (Array.isArray(value)) {
    const texts = value.map((item) => encodeComponent(textOf(item)));
    return explode ? texts.map((text) => [key, text]) : texts.length > 0 ? [[key, texts.join(delimiter)]] : [];
  }
  if (typeof value === 'object' && value !== null) {
    if (style === 'deepObject') return deepPairs(key, value);
    const parts = entriesOf(value);
    if (explode) return parts.map(([part, text]) => [encodeComponent(part), encodeComponent(text)]);
    return parts.length > 0 ? [[key, parts.flat().map(encodeComponent).join(delimiter)]] : [];
  }
  return [[key, encodeComponent(textOf(value))]];
};

/** `filter[a][b]=1`; a list repeats its key, and an object in it is JSON. */
const deepPairs = (key: string, value: unknown): Pairs => {
  if (Array.isArray(value)) return value.map((item) => [key, encodeComponent(textOf(item))]);
  if (typeof value !== 'object' || value === null) return [[key, encodeComponent(textOf(value))]];
  return Object.entries(value).flatMap(([part, inner]) =>
    inner === undefined ? [] : deepPairs(`${key}[${encodeComponent(part)}]`, inner),
  );
};

/** The text of a path parameter by its style, encoded. */
export const pathText = (parameter: ReadParameter, value: unknown): string => {
  const { name, style = 'simple', explode = false } = parameter;
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  const items = Array.isArray(value) ? value.map(textOf) : isObject ? [] : [textOf(value)];
  const pairs = isObject ? entriesOf(value) : [];
  const texts = isObject
    ? explode
      ? pairs.map(([key, text]) => `${encodeComponent(key)}=${encodeComponent(text)}`)
      : pairs.flat().map(encodeComponent)
    : items.map(encodeComponent);
  if (parameter.reading === 'parsed') return encodeComponent(JSON.stringify(value));
  if (style === 'label') return `.${texts.join(explode ? '.' : ',')}`;
  if (style !== 'matrix') return texts.join(',');
  if (isObject && explode) return texts.map((text) => `;${text}`).join('');
  return explode
    ? texts.map((text) => `;${encodeComponent(name)}=${text}`).join('')
    : `;${encodeComponent(name)}=${texts.join(',')}`;
};

/** The text of a header parameter; undefined where a header cannot have it. */
export const headerText = (parameter: ReadParameter, value: unknown): string | undefined => {
  const text =
    parameter.reading === 'parsed'
      ? JSON.stringify(value)
      : Array.isArray(value)
        ? value.map(textOf).join(',')
        : typeof value === 'object' && value !== null
          ? entriesOf(value)
              .map(([key, part]) => (parameter.explode ? `${key}=${part}` : `${key},${part}`))
              .join(',')
          : textOf(value);
  return isHeaderText(text) ? text : undefined;
};

/** Visible ASCII without blanks at either end. */
export const isHeaderText = (text: string): boolean => /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(text);

/** A request for the wire; undefined if the draft cannot be written. */
export const wireRequest = (base: string, target: ContractTarget, draft: TargetDraft): WireRequest | undefined => {
  const { path, query, header, cookie, body, raw } = draft;
  const rawFor = (place: string, name: string) => (raw?.place === place && raw.name === name ? raw : undefined);
  const headers: Record<string, string> = { accept: acceptOf(target) };
  const template = templateOf(target.path, target.parameters);
  const pairs: (readonly [string, string])[] = template.fixed.map(([key, text]) => [
    encodeComponent(key),
    encodeComponent(text),
  ]);
  let filled = template.path;
  for (const parameter of target.parameters) {
    const { name, in: place } = parameter;
    const own = rawFor(place, name);
    const value = { path, query, header }[place]?.[name];
    if (place === 'path') {
      if (value === undefined && !own) return undefined;
      const text = own ? (own.text ?? '') : pathText(parameter, value);
      filled = filled.replace(`{${name}}`, () => text);
    } else if (own) {
      if (own.text !== null && place === 'query') pairs.push([encodeComponent(name), own.text]);
      if (own.text !== null && place === 'header') headers[name.toLowerCase()] = own.text;
    } else if (value === undefined) continue;
    else if (place === 'query') pairs.push(...queryPairs(parameter, value));
    else {
      const text = headerText(parameter, value);
      if (text === undefined) return undefined;
      headers[name.toLowerCase()] = text;
    }
  }
  const cookies = target.cookies.flatMap((parameter) =>
    cookie[parameter.name] === undefined ? [] : queryPairs(parameter, cookie[parameter.name]),
  );
  if (cookies.length > 0) headers.cookie = cookies.map(([key, text]) => `${key}=${text}`).join('; ');
  const encodings = target.body?.contents.find(({ type }) => type === body?.type)?.encodings;
  const written = body && (body.raw === undefined ? writeBody(body, encodings) : { bytes: body.raw, type: body.type });
  if (written?.type !== undefined) headers['content-type'] = written.type;
  const search = pairs.map(([key, text]) => `${key}=${text}`).join('&');
  return {
    method: target.method.toUpperCase(),
    url: `${base}${filled}${search === '' ? '' : `?${search}`}`,
    headers,
    ...(written ? { body: written.bytes } : {}),
  };
};

/** Every content type that the operation replies with. */
const acceptOf = ({ declared }: ContractTarget): string => {
  const types = new Set([...declared.values()].flatMap(({ bodies }) => [...bodies.keys()]));
  return types.size === 0 ? '*/*' : [...types].join(', ');
};

const PLACES = ['path', 'query', 'header', 'cookie'] as const;
const isPlace = (place: string): place is (typeof PLACES)[number] => PLACES.some((one) => one === place);

/** The draft's parameters as the generated validators take them: as texts, split by key. */
export const textsFor = (
  target: ContractTarget,
  draft: TargetDraft,
): Record<(typeof PLACES)[number], Record<string, unknown>> => {
  const texts: Record<(typeof PLACES)[number], Record<string, unknown>> = {
    path: {},
    query: {},
    header: {},
    cookie: {},
  };
  for (const parameter of target.parameters) {
    const { name, in: place } = parameter;
    if (!isPlace(place)) continue;
    const key = place === 'header' ? name.toLowerCase() : name;
    const { raw } = draft;
    if (raw?.place === place && raw.name === name) {
      if (raw.text !== null) texts[place][key] = decoded(raw.text);
      continue;
    }
    const value = draft[place][name];
    if (value === undefined) continue;
    if (parameter.reading === 'parsed') texts[place][key] = value;
    else if (isTakenApart(parameter, value)) texts[place][key] = inTexts(value);
    else if (place === 'query' || place === 'cookie')
      for (const [written, text] of queryPairs(parameter, value)) {
        const decodedKey = decoded(written);
        const earlier = texts[place][decodedKey];
        texts[place][decodedKey] = earlier === undefined ? decoded(text) : [earlier, decoded(text)].flat();
      }
    else if (place === 'header') texts.header[key] = headerText(parameter, value) ?? '';
    else texts.path[key] = decoded(pathText(parameter, value));
  }
  return texts;
};

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** A server takes it apart before it decodes it. */
const isTakenApart = ({ in: place, reading }: ReadParameter, value: unknown): boolean =>
  reading === 'apart' || reading === 'deep' || (reading === 'comma' && place !== 'header' && Array.isArray(value));

const inTexts = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(textOf);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inTexts(part)]));
  return String(value);
};

/** The content types of an operation's body that can be written here. */
export const writableTypes = ({ body }: ContractTarget): string[] =>
  (body?.contents ?? []).flatMap(({ type }) => (isWritable(type) ? [type] : []));

/** The fault that the validators of a request find in the draft's body; undefined if none. */
export const bodyFault = (check: ContractTarget['request'], body: DraftBody | undefined) => {
  if (!body || body.raw !== undefined || body.type === undefined) return undefined;
  const value: unknown = structuredClone(body.value);
  return check.bodies.get(body.type)?.(isJsonType(mediaType(body.type)) ? value : inTexts(value));
};
