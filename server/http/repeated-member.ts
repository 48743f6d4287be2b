import { escaped } from './validation-fault.ts';

/**
 * Finds a field that an object of a JSON text has twice: JSON.parse takes the last one, and a check before it reached us
 * may have read the first.
 *
 * @param value the parsed text.
 * @returns a JSON pointer.
 */
export const repeatedMember = (text: string, value: unknown): string | undefined =>
  colonsAfterQuotes(text) === countFields(value) ? undefined : findRepeated(text);

/** The most fields that a text may have: each has a colon after a quote, as few other texts do. Skips from colon to colon. */
const colonsAfterQuotes = (text: string): number => {
  let count = 0;
  for (let at = text.indexOf(':'); at >= 0; at = text.indexOf(':', at + 1)) {
    let before = at - 1;
    while (isSpace(text.charCodeAt(before))) before -= 1;
    if (text.charCodeAt(before) === QUOTE) count += 1;
  }
  return count;
};

const countFields = (value: unknown): number => {
  if (typeof value !== 'object' || value === null) return 0;
  let count = 0;
  if (Array.isArray(value)) for (const item of value) count += countFields(item);
  else
    for (const name in value) {
      count += 1;
      const field = (value as Record<string, unknown>)[name];
      if (typeof field === 'object') count += countFields(field);
    }
  return count;
};

/** An object with the names so far, or an array with the place of the current item, and the name or place that leads on. */
type Level = { readonly names: Set<string> | undefined; step: string | number };

/** Reads valid JSON token by token. */
const findRepeated = (text: string): string | undefined => {
  const levels: Level[] = [];
  for (const [token] of text.matchAll(TOKEN)) {
    const level = levels.at(-1);
    if (token === '{') levels.push({ names: new Set(), step: '' });
    else if (token === '[') levels.push({ names: undefined, step: 0 });
    else if (token === '}' || token === ']') levels.pop();
    else if (token === ',') {
      if (typeof level?.step === 'number') level.step += 1;
    } else if (level?.names !== undefined && token.endsWith(':')) {
      const name: string = JSON.parse(token.slice(0, -1));
      level.step = name;
      if (level.names.has(name)) return levels.map(({ step }) => `/${escaped(String(step))}`).join('');
      level.names.add(name);
    }
  }
  return undefined;
};

/** A name with its colon, another string, or a mark. */
const TOKEN = /"(?:[^"\\]|\\.)*"\s*:?|[{}[\],]/g;

const isSpace = (code: number): boolean => code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
const QUOTE = 0x22;
