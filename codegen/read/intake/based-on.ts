import { basename, dirname, join } from 'node:path';
import { isMap, parseDocument, stringify } from 'yaml';
import { refuseAny } from '../config/refusal.ts';
import { isObject, type Json, type JsonObject } from '../document/document.ts';
import { parseSource } from './parse-source.ts';

const FILE = /^x-based-on:/m;
const ANY = /x-based-on["']?\s*:/;

/** Reports whether a file says how it differs from another file, or one of its entries how it differs from another entry. */
export const isBased = (text: string): boolean => ANY.test(text);

/**
 * The text of a file, with what `x-based-on` names written out: what stands there, changed by what stands here. An object is merged with an
 * object, an object with positions as keys with the items of a list; `null` removes a key, and anything else replaces it. A new key goes to the
 * end, or behind the key before it if that one repeats what stands there. A file is based on another file, and an entry of a file on another of
 * its entries; all others then keep their lines.
 */
export const writtenOut = (path: string, textOf: (path: string) => string | undefined): string => {
  const text = textOf(path);
  return text === undefined || FILE.test(text)
    ? stringify(contentOf(path, textOf, []), { lineWidth: 0, aliasDuplicateObjects: false })
    : withEntries(path, text);
};

const contentOf = (
  path: string,
  textOf: (path: string) => string | undefined,
  behind: readonly string[],
): JsonObject => {
  const text = textOf(path);
  const fault = (rule: string, mend: string) => refuseAny([{ where: basename(path), rule, mend }]);
  const written: Json = text === undefined ? null : parseSource(text, basename(path));
  if (!isObject(written)) {
    fault('x-based-on names it, and it is not a file with an object', 'Correct the name.');
    return {};
  }
  const { 'x-based-on': base, ...changes } = written;
  if (base === undefined) return written;
  if (typeof base !== 'string' || basename(base) !== base)
    fault('x-based-on is not the name of a file in the same folder', 'Name one, such as Pot.yaml.');
  const file = join(dirname(path), String(base));
  if (behind.includes(file)) fault('x-based-on leads back to the file', 'Write one of them out.');
  return changed(contentOf(file, textOf, [...behind, path]), changes);
};

/** The text with each entry that is based on another one as JSON in one line, followed by as many empty lines as it loses. */
const withEntries = (path: string, text: string): string => {
  const { contents } = parseDocument(text, { uniqueKeys: false });
  if (!isMap(contents)) return text;
  const entries: Json = parseSource(text, basename(path));
  return contents.items.reduceRight((whole, { key, value }) => {
    if (!isMap(value) || !value.has('x-based-on') || !value.range) return whole;
    const [from, to] = value.range;
    const lost = whole.slice(from, to).split('\n').length - 1;
    const entry = entryOf(path, isObject(entries) ? entries : {}, String(key), []);
    return `${whole.slice(0, from)}${JSON.stringify(entry)}${'\n'.repeat(lost)}${whole.slice(to)}`;
  }, text);
};

const entryOf = (path: string, entries: JsonObject, name: string, behind: readonly string[]): JsonObject => {
  const written = Object.hasOwn(entries, name) ? entries[name] : undefined;
  const fault = (rule: string, mend: string) => refuseAny([{ where: `${basename(path)}#/${name}`, rule, mend }]);
  if (!isObject(written)) {
    fault('x-based-on names it, and it is not an object of the file', 'Correct the name.');
    return {};
  }
  const { 'x-based-on': base, ...changes } = written;
  if (base === undefined) return written;
  const [, other] = /^#\/([^/]+)$/.exec(String(base)) ?? [];
  if (other === undefined) fault('x-based-on is not another entry of the file', 'Name one, such as "#/Pot".');
  if (behind.includes(String(other))) fault('x-based-on leads back to the entry', 'Write one of them out.');
  return changed(entryOf(path, entries, String(other), [...behind, name]), changes);
};

const changed = (base: JsonObject, changes: JsonObject): JsonObject => {
  let entries = Object.entries(base);
  let repeated: string | undefined;
  for (const [key, value] of Object.entries(changes)) {
    const at = entries.findIndex(([name]) => name === key);
    const own = entries[at]?.[1];
    if (value === null) entries = entries.filter(([name]) => name !== key);
    else if (at !== -1) entries[at] = [key, isObject(value) ? changedValue(own, value) : value];
    else {
      const behind = entries.findIndex(([name]) => name === repeated);
      entries.splice(behind === -1 ? entries.length : behind + 1, 0, [key, value]);
    }
    repeated = value === own || (at === -1 && repeated !== undefined) ? key : undefined;
  }
  return Object.fromEntries(entries);
};

const changedValue = (own: Json | undefined, changes: JsonObject): Json =>
  Array.isArray(own)
    ? Object.values(changed(Object.fromEntries(own.map((item, at) => [at, item])), changes))
    : changed(isObject(own) ? own : {}, changes);
