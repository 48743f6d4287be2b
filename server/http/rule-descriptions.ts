const AMOUNT = '([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)';
const NAME = '[A-Za-z0-9._-]{1,64}';

/** The specs' patterns and formats that people get wrong, each with what it asks for; `test/server/http/validation-fault.test.ts` holds them against the specs. */
export const RULE_DESCRIPTIONS: ReadonlyMap<string, string> = new Map([
  ['^[A-Z]{3}$', 'Must be a currency of three capital letters, as EUR.'],
  ['^[A-Z]{2}(-[A-Z0-9]{1,3})?$', 'Must be a country of two capital letters, as MT, or with a subdivision, as ES-CT.'],
  [`^${NAME}:${NAME}$`, 'Must be a brand path, operator:brand.'],
  [`^${NAME}(:${NAME})?$`, 'Must be an operator, or a brand as operator:brand.'],
  [`^${AMOUNT}$`, 'Must be an amount with a point and up to six digits behind it, as 2.50.'],
  [`^(?=.*[1-9])${AMOUNT}$`, 'Must be an amount above 0 with a point and up to six digits behind it, as 2.50.'],
  ['^[0-9]{1,3}(\\.[0-9]{1,6})?$', 'Must be a fraction with a point and up to six digits behind it, as 0.25.'],
  ['^[A-Za-z0-9._-]+$', 'Must be of letters, digits, dots, underscores and hyphens.'],
  [`^(${NAME}:${NAME})?$`, 'Must be a brand path, operator:brand.'],
  ['^(true|false)?$', 'Must be true or false.'],
  ['^[!-~]+$', 'Must be of printable ASCII characters without spaces.'],
  ['amount', 'Must be an amount with up to six digits behind the point, as 2.50.'],
  ['multiplier', 'Must be above 0 and have up to twelve digits behind the point, as 11.25.'],
  ['^[A-Za-z0-9._-]*$', 'Must be of letters, digits, dots, underscores and hyphens.'],
]);

/** What a pattern or a format asks for, in words; none for one that is rare or that speaks for itself. */
export const describeRule = (rule: string): string | undefined => RULE_DESCRIPTIONS.get(rule);
