import { COUNTRY_PATTERN } from '../../domain/jackpot/admission.ts';

const AMOUNT = '([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)';
const NAME = '[A-Za-z0-9._-]{1,64}';

/** Control characters, U+202A to U+202E and U+2066 to U+2069; in a line, line breaks and tabs too. */
const IN_LINE = '[^\\u0000-\\u001F\\u007F-\\u009F\\u2028\\u2029\\u202A-\\u202E\\u2066-\\u2069]*';
const IN_TEXT = '[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069]*';
const NOT_BLANK = '(?=\\s*\\S)';
const IS_LINE = 'Must be one line without control characters or characters that override the direction of text.';
const IS_TEXT =
  'Must have no control characters but line breaks and tabs, and none that override the direction of text.';

/**
 * Plain descriptions of the specs' patterns and formats that people get wrong; `test/server/http/validation-fault.test.ts` checks that each
 * occurs in the specs.
 */
export const RULE_DESCRIPTIONS: ReadonlyMap<string, string> = new Map([
  ['^[A-Z]{2,10}$', 'Must be a currency code in capitals, such as EUR.'],
  [
    COUNTRY_PATTERN,
    'Must be a country code of ISO 3166-1 in capitals, such as MT, optionally with a subdivision, such as ES-CT.',
  ],
  [`^${NAME}:${NAME}$`, 'Must be a brand path, operator:brand.'],
  [`^${NAME}(:${NAME})?$`, 'Must be an operator or a brand path, operator:brand.'],
  [`^${AMOUNT}$`, 'Must be an amount with a decimal point and up to six decimal places, such as 2.50.'],
  [
    `^(?=.*[1-9])${AMOUNT}$`,
    'Must be an amount above 0 with a decimal point and up to six decimal places, such as 2.50.',
  ],
  ['^[0-9]{1,3}(\\.[0-9]{1,6})?$', 'Must be a fraction with up to six decimal places, such as 0.25.'],
  ['^[A-Za-z0-9._-]+$', 'May only contain letters, digits, dots, underscores and hyphens.'],
  [`^(${NAME}:${NAME})?$`, 'Must be a brand path, operator:brand.'],
  ['^(true|false)?$', 'Must be true or false.'],
  ['^[!-~]+$', 'May only contain printable ASCII characters, no spaces.'],
  ['amount', 'Must be an amount with up to six decimal places, such as 2.50.'],
  ['fraction', 'Must be a fraction with up to six decimal places, such as 0.25.'],
  ['int32', 'Must be a whole number from -2147483648 to 2147483647.'],
  ['int64', 'Must be a whole number from -9007199254740991 to 9007199254740991.'],
  ['uri', 'Must be an address with its scheme, such as https://example.com/path.'],
  ['date', 'Must be a day that exists, such as 2026-03-14.'],
  ['email', 'Must be an email address.'],
  ['multiplier', 'Must be above 0 and have up to twelve decimal places, such as 11.25.'],
  [`^${IN_LINE}$`, IS_LINE],
  [`^${NOT_BLANK}${IN_LINE}$`, `Must not be blank. ${IS_LINE}`],
  [`^${IN_TEXT}$`, IS_TEXT],
  [`^${NOT_BLANK}${IN_TEXT}$`, `Must not be blank. ${IS_TEXT}`],
  ['^[A-Za-z0-9._-]*$', 'May only contain letters, digits, dots, underscores and hyphens.'],
]);

/** Parameters arrive as text; the generated validators read it. */
const WHOLE_NUMBER = 'whole number';

/** Describes a pattern or a format; undefined for one that is rare or self-explanatory. */
export const describeRule = (rule: string): string | undefined =>
  rule === WHOLE_NUMBER ? 'Must be a whole number.' : RULE_DESCRIPTIONS.get(rule);
