import fc from 'fast-check';
import type { Json, Schema } from '../read/document/document.ts';

/** Text that programs often handle wrongly. */
export const ODD_TEXTS: readonly string[] = [
  '',
  ' ',
  '0',
  '-1',
  'null',
  'undefined',
  'true',
  '\u0000',
  '\n',
  '\u202eabc',
  'é\u0301',
  '\u{1f98a}',
  '\ud800',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%00',
  '%2e%2e%2f',
  '{{7*7}}',
  '__proto__',
  'constructor',
  'x'.repeat(300),
  'x'.repeat(5000),
];

/** Longer texts than this are made only where the schema asks for them. */
const LENGTH_MAX = 60;

const twoDigits = (number: number) => String(number).padStart(2, '0');
const dates = fc
  .tuple(fc.integer({ min: 1970, max: 2099 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
  .map(([year, month, day]) => `${year}-${twoDigits(month)}-${twoDigits(day)}`);
const times = fc
  .tuple(fc.nat({ max: 23 }), fc.nat({ max: 59 }), fc.nat({ max: 59 }))
  .map(([hour, minute, second]) => `${twoDigits(hour)}:${twoDigits(minute)}:${twoDigits(second)}Z`);
const words = fc.stringMatching(/^[a-z][a-z0-9]{0,9}$/);

const FORMATS: Readonly<Record<string, fc.Arbitrary<string>>> = {
  date: dates,
  time: times,
  'date-time': fc.tuple(dates, times).map(([date, time]) => `${date}T${time}`),
  duration: fc.integer({ min: 1, max: 99 }).map((days) => `P${days}D`),
  email: words.map((word) => `${word}@example.com`),
  'idn-email': words.map((word) => `${word}@example.com`),
  hostname: words.map((word) => `${word}.example.com`),
  'idn-hostname': words.map((word) => `${word}.example.com`),
  ipv4: fc.ipV4(),
  ipv6: fc.ipV6(),
  uri: words.map((word) => `https://example.com/${word}`),
  url: words.map((word) => `https://example.com/${word}`),
  iri: words.map((word) => `https://example.com/${word}`),
  'uri-reference': words.map((word) => `/${word}`),
  'iri-reference': words.map((word) => `/${word}`),
  'uri-template': words.map((word) => `/${word}/{id}`),
  uuid: fc.uuid({ version: 4 }),
  byte: fc.base64String({ maxLength: 20 }),
  base64: fc.base64String({ maxLength: 20 }),
  regex: words.map((word) => `^${word}$`),
  'json-pointer': words.map((word) => `/${word}`),
  'relative-json-pointer': words.map((word) => `0/${word}`),
};

const numberOf = (value: Json | undefined, other: number): number => (typeof value === 'number' ? value : other);

/** Texts for a schema: by its format or pattern, or any of its length, odd ones too. */
export const generateTexts = (schema: Schema): fc.Arbitrary<string> => {
  const known = FORMATS[String(schema.format)];
  if (known !== undefined) return known;
  const least = numberOf(schema.minLength, 0);
  const most = numberOf(schema.maxLength, Number.POSITIVE_INFINITY);
  if (typeof schema.pattern === 'string') return matching(schema.pattern, least, most);
  const maxLength = Math.max(least, Math.min(most, LENGTH_MAX));
  const odd = ODD_TEXTS.filter((text) => text.length >= least && [...text].length <= most);
  const ascii = fc.string({ minLength: least, maxLength });
  const plain = fc.string({
    minLength: least,
    maxLength: Math.max(least, Math.min(most, 12)),
    unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'),
  });
  return fc.oneof(
    { weight: 3, arbitrary: plain },
    { weight: 1, arbitrary: ascii },
    {
      weight: 1,
      arbitrary: fc
        .string({ minLength: least, maxLength, unit: 'grapheme' })
        .filter((text) => [...text].length <= most),
    },
    ...(odd.length > 0 ? [{ weight: 4, arbitrary: fc.constantFrom(...odd) }] : []),
  );
};

/** Parsing patterns takes long, and the same ones return. */
const made = new Map<string, fc.Arbitrary<string>>();

const matching = (pattern: string, least: number, most: number): fc.Arbitrary<string> => {
  const key = `${least} ${most} ${pattern}`;
  const arbitrary = made.get(key) ?? madeFor(pattern, least, most);
  made.set(key, arbitrary);
  return arbitrary;
};

/** Of a class that repeats, the length is what the schema says next to the pattern. A pattern beyond fast-check gives any text. */
const madeFor = (pattern: string, least: number, most: number): fc.Arbitrary<string> => {
  const maxLength = Math.max(least, Math.min(most, 1000));
  const sized = pattern.replace(
    /^(\^(?:\[[^\]]+\]|\\[wdS]))[*+]\$$/,
    `$1{${Math.max(least, 1)},${Math.max(1, Math.min(most, LENGTH_MAX))}}$`,
  );
  for (const [text, flags] of [
    [sized, 'u'],
    [sized, ''],
    [sized.replaceAll(/\(\?<?[=!][^()]*\)/g, ''), 'u'],
  ] as const)
    try {
      const texts = fc.stringMatching(new RegExp(text, flags), { maxLength });
      // Some patterns that it does not support fail only when it generates a text.
      fc.sample(texts, { numRuns: 1, seed: 1 });
      return texts;
    } catch {}
  return fc.string({ minLength: least, maxLength: Math.min(maxLength, LENGTH_MAX) });
};
