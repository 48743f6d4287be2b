import { fullFormats } from 'ajv-formats/dist/formats.js';
import type { SchemaLimit } from './dialects.ts';
import type { PluginJson } from './plugin.ts';

/** Functions that generated schemas need, in the order in which they know each other. */
export const HELPERS: readonly { readonly name: string; readonly needs: readonly string[]; readonly text: string }[] = [
  {
    name: 'isDate',
    needs: ['isDateTime'],
    text: `const isDate = (text: string): boolean =>
  /^\\d{4}-\\d\\d-\\d\\d$/.test(text) && new Date(\`\${text}T00:00:00Z\`).toJSON()?.startsWith(text) === true;`,
  },
  {
    name: 'isTime',
    needs: ['isDateTime'],
    text: `const isTime = (text: string): boolean => /^([01]\\d|2[0-3]):[0-5]\\d:([0-5]\\d|60)(\\.\\d+)?(z|[+-]\\d\\d(:?\\d\\d)?)$/i.test(text);`,
  },
  {
    name: 'isDateTime',
    needs: [],
    text: `const isDateTime = (text: string): boolean => {
  const [date = '', time = '', ...more] = text.split(/t|\\s/i);
  return more.length === 0 && isDate(date) && isTime(time);
};`,
  },
  {
    name: 'canonical',
    needs: ['isSame', 'isUnique'],
    text: `const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );`,
  },
  {
    name: 'isSame',
    needs: [],
    text: 'const isSame = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);',
  },
  {
    name: 'isUnique',
    needs: [],
    text: 'const isUnique = (items: readonly unknown[]): boolean => new Set(items.map(canonical)).size === items.length;',
  },
];

const condition = (text: string): SchemaLimit => ({ kind: 'condition', text });

const STRINGS: Readonly<Record<string, SchemaLimit>> = {
  date: condition('(value) => isDate(value)'),
  time: condition('(value) => isTime(value)'),
  'date-time': condition('(value) => isDateTime(value)'),
  uri: { kind: 'pattern', text: '/^[a-z][a-z\\d+.-]*:[^\\s<>"{}|\\\\^`]*$/i' },
  byte: { kind: 'pattern', text: '/^(?:[A-Za-z\\d+/]{4})*(?:[A-Za-z\\d+/]{2}==|[A-Za-z\\d+/]{3}=)?$/' },
};

const NUMBERS: Readonly<Record<string, readonly SchemaLimit[]>> = {
  int32: [{ kind: 'integer' }, { kind: 'minimum', value: -(2 ** 31) }, { kind: 'maximum', value: 2 ** 31 - 1 }],
  int64: [{ kind: 'integer' }],
};

/** The limits of a format that the validators know; most are the same pattern. */
export const formatLimits = (format: PluginJson | undefined, type: 'string' | 'number'): readonly SchemaLimit[] => {
  if (typeof format !== 'string') return [];
  if (type === 'number') return NUMBERS[format] ?? [];
  const own = STRINGS[format];
  if (own !== undefined) return [own];
  const known: unknown = Object.hasOwn(fullFormats, format) ? Reflect.get(fullFormats, format) : undefined;
  return known instanceof RegExp ? [{ kind: 'pattern', text: String(known) }] : [];
};
