import type { Choice, NumberOf, Text } from './form.ts';

/** A format of the project's own, as its validators have it. */
export type Formats = Readonly<
  Record<
    string,
    | { readonly type: 'number'; readonly validate: (value: number) => boolean }
    | { readonly type?: 'string'; readonly validate: (value: string) => boolean }
  >
>;

const DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/i;

const isDate = (value: string): boolean => {
  if (!DATE.test(value)) return false;
  const time = new Date(`${value}T00:00:00Z`);
  // The 31st of a shorter month becomes a day of the next one.
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(value);
};

/** The formats that are checked here; the server knows more. Each is at most as strict as the server. */
const KNOWN: Readonly<Record<string, readonly [isOne: (value: string) => boolean, says: string]>> = {
  date: [isDate, 'Must be a date, such as 2026-03-31.'],
  'date-time': [
    (value) => isDate(value.slice(0, 10)) && /^[t\s]$/i.test(value.charAt(10)) && TIME.test(value.slice(11)),
    'Must be a date and time, such as 2026-03-31T18:00:00Z.',
  ],
  email: [(value) => /^[^\s@]+@[^\s@]+$/.test(value), 'Must be an e-mail address.'],
  uri: [(value) => /^[a-z][a-z\d+.-]*:\S+$/i.test(value), 'Must be an address, such as https://example.com/.'],
  uuid: [(value) => /^(urn:uuid:)?[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value), 'Must be a UUID.'],
};

const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`;

/** Returns the fault of a text; undefined if it has none. */
export const textFault = (
  { minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern, format = '' }: Omit<Text, 'kind'>,
  value: string,
  formats: Formats,
): string | undefined => {
  // As the specs count: a character outside the basic plane is one.
  const { length } = [...value];
  if (length < minLength)
    return length === 0 ? 'This field is required.' : `Must have at least ${count(minLength, 'character')}.`;
  if (length > maxLength) return `Must have at most ${count(maxLength, 'character')}.`;
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(value))
    return value.trim() === '' ? 'This field is required.' : `Must match the pattern ${pattern}.`;
  const own = Object.hasOwn(formats, format) ? formats[format] : undefined;
  if (own !== undefined && own.type !== 'number') return own.validate(value) ? undefined : `Must be a valid ${format}.`;
  const [isOne, says] = KNOWN[format] ?? [];
  return isOne === undefined || isOne(value) ? undefined : says;
};

/** Reports whether a quotient is not whole, but for what rounding does to it: as people count, 0.07 / 0.01 is 7. */
const isBetween = (count: number): boolean =>
  Math.abs(Math.round(count) - count) > Math.abs(count) * 2 * Number.EPSILON;

/** Returns the fault of a number; undefined if it has none. */
export const numberFault = (node: NumberOf, value: number, formats: Formats): string | undefined => {
  const { kind, minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, format = '' } = node;
  if (kind === 'integer' && !Number.isInteger(value)) return 'Must be a whole number.';
  if (minimum !== undefined && value < minimum) return `Must be at least ${minimum}.`;
  if (maximum !== undefined && value > maximum) return `Must be at most ${maximum}.`;
  if (exclusiveMinimum !== undefined && value <= exclusiveMinimum) return `Must be greater than ${exclusiveMinimum}.`;
  if (exclusiveMaximum !== undefined && value >= exclusiveMaximum) return `Must be less than ${exclusiveMaximum}.`;
  if (multipleOf && isBetween(value / multipleOf)) return `Must be a multiple of ${multipleOf}.`;
  const own = Object.hasOwn(formats, format) ? formats[format] : undefined;
  if (own?.type === 'number' && !own.validate(value)) return `Must be a valid ${format}.`;
  return undefined;
};

export const choiceFault = ({ options }: Choice, chosen: unknown): string | undefined =>
  options.some((option) => option === chosen) ? undefined : `Must be one of ${options.join(', ')}.`;
