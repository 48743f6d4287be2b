import owasp from '@stoplight/spectral-owasp-ruleset';

/** OWASP API rules that are switched off, and why. All others are errors. */
const OFF = {
  'api2:2023-write-restricted':
    'public operations declare security: [], and a test calls every operation without a token',
  'api2:2023-read-restricted': 'as above',
  'api4:2023-rate-limit': 'limits are reported with the 429 response, not with every reply',
  'api4:2023-rate-limit-responses-429': 'an operation declares 429 only if it is rate-limited',
  'api4:2023-string-restricted': 'house/bounded requires a bound for every string; names and free text have no pattern',
  'api4:2023-integer-limit': 'house/bounded requires bounds for every number, and accepts an enum',
  'api4:2023-integer-limit-legacy': 'as above',
  'api8:2023-define-cors-origin': 'a single middleware sets it for every operation',
  'api8:2023-define-error-responses-401': 'house/statuses requires exactly the statuses that an operation can return',
  'api9:2023-inventory-access': 'access to the server is up to each installation',
  'api9:2023-inventory-environment': 'as above',
};

// The package is CommonJS: its types declare a default export, but the module itself is the ruleset.
export const names: readonly string[] = Object.keys(Reflect.get(owasp, 'rules'));

const rules = Object.fromEntries(names.map((name) => [name, name.replace('owasp:', '') in OFF ? 'off' : 'error']));

export const ruleset = { extends: [[owasp, 'all']], rules };

/** The names of the rules that are switched off. Each must exist in the ruleset. */
export const left = Object.keys(OFF).map((name) => `owasp:${name}`);
