import owasp from '@stoplight/spectral-owasp-ruleset';

/** The OWASP rules for APIs without those that are not meant here; each says why. What they ask for otherwise is an error. */
const OFF = {
  'api2:2023-write-restricted':
    'a public operation says security: [] itself, and a test walks all operations without a token',
  'api2:2023-read-restricted': 'the same',
  'api4:2023-rate-limit': 'limits are told where they are met, with 429, and not on every reply',
  'api4:2023-rate-limit-responses-429': 'an operation declares 429 if it is limited, and no status that it cannot give',
  'api4:2023-string-restricted': 'house/bounded bounds every string; names and texts of people have no pattern',
  'api4:2023-integer-limit': 'house/bounded bounds every number, and takes an enum for a bound',
  'api4:2023-integer-limit-legacy': 'the same',
  'api8:2023-define-cors-origin': 'the one middleware that writes it stands before every operation',
  'api8:2023-define-error-responses-401': 'house/statuses asks for exactly the statuses that an operation can give',
  'api9:2023-inventory-access': 'whoever runs the platform decides who reaches it',
  'api9:2023-inventory-environment': 'the same',
};

// The package is CommonJS, and its types say that the ruleset is the default export of what is the ruleset itself.
export const names: readonly string[] = Object.keys(Reflect.get(owasp, 'rules'));

const rules = Object.fromEntries(names.map((name) => [name, name.replace('owasp:', '') in OFF ? 'off' : 'error']));

export const ruleset = { extends: [[owasp, 'all']], rules };

/** Names of the rules that are left out: each must be a rule. */
export const left = Object.keys(OFF).map((name) => `owasp:${name}`);
