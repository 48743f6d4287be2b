import { basename, dirname, join } from 'node:path';
import { parse, stringify } from 'yaml';
import { refuseAny } from '../config/refusal.ts';
import { isObject, type Json, type JsonObject } from '../document/document.ts';

const BASED = /^x-based-on:/m;

/** Reports whether a file says how it differs from another file. */
export const isBased = (text: string): boolean => BASED.test(text);

/**
 * The text of a file that names another one in `x-based-on`, written out: what the other file says, changed by what stands here. An object is
 * merged with an object, `null` removes a key, and anything else replaces it. A new key goes to the end, or behind the key before it if that
 * one repeats what the other file says.
 */
export const writtenOut = (path: string, textOf: (path: string) => string | undefined): string =>
  stringify(contentOf(path, textOf, []), { lineWidth: 0, aliasDuplicateObjects: false });

const contentOf = (
  path: string,
  textOf: (path: string) => string | undefined,
  behind: readonly string[],
): JsonObject => {
  const text = textOf(path);
  const fault = (rule: string, mend: string) => refuseAny([{ where: basename(path), rule, mend }]);
  const written: Json = text === undefined ? null : parse(text);
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

const changed = (base: JsonObject, changes: JsonObject): JsonObject => {
  let entries = Object.entries(base);
  let repeated: string | undefined;
  for (const [key, value] of Object.entries(changes)) {
    const at = entries.findIndex(([name]) => name === key);
    const own = entries[at]?.[1];
    if (value === null) entries = entries.filter(([name]) => name !== key);
    else if (at !== -1) entries[at] = [key, isObject(value) ? changed(isObject(own) ? own : {}, value) : value];
    else {
      const behind = entries.findIndex(([name]) => name === repeated);
      entries.splice(behind === -1 ? entries.length : behind + 1, 0, [key, value]);
    }
    repeated = value === own || (at === -1 && repeated !== undefined) ? key : undefined;
  }
  return Object.fromEntries(entries);
};
