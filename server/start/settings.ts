import type { Environment } from '../base/environment.ts';

/** The environment variables the program reads; the same name with `_FILE` appended names a file that holds the value. */
export const SETTINGS = [
  'PITBOSS_ADMIN_PASSWORD',
  'PITBOSS_ADMIN_USERNAME',
  'PITBOSS_BASE_CURRENCY',
  'PITBOSS_BONUS_DAYS',
  'PITBOSS_CORS_ORIGINS',
  'PITBOSS_DATA',
  'PITBOSS_EVENTS_DAYS',
  'PITBOSS_EVENTS_MAX',
  'PITBOSS_HOST',
  'PITBOSS_LOG_LEVEL',
  'PITBOSS_METRICS',
  'PITBOSS_MULTIPLIERS',
  'PITBOSS_OUTGOING_HOSTS',
  'PITBOSS_PORT',
  'PITBOSS_PROVIDER_ID',
  'PITBOSS_PUBLIC_REQUESTS_PER_NETWORK',
  'PITBOSS_SMTP_FROM',
  'PITBOSS_SMTP_URL',
  'PITBOSS_SOCKETS_PER_ADDRESS',
  'PITBOSS_SYSTEMS',
  'PITBOSS_TRUSTED_PROXIES',
  'PITBOSS_WALLET_SECRET',
  'PITBOSS_WALLET_TIMEOUT_MS',
  'PITBOSS_WALLET_URL',
] as const;

export type Setting = (typeof SETTINGS)[number];

/** A variable that looks like a setting but is not one. */
export type UnknownSetting = {
  readonly name: string;
  readonly nearest: string;
  /** Whether it is so close that it must be a typo. */
  readonly isMisspelt: boolean;
};

/** Kubernetes and Docker describe a service named pitboss, or pitboss-wallet, to every container in variables of these forms. */
const OF_SERVICE = /_(SERVICE_HOST|SERVICE_PORT(_\w+)?|PORT_\d+_(TCP|UDP|SCTP)(_(ADDR|PORT|PROTO))?)$/;
const ADDRESS_OF_SERVICE = /^(tcp|udp|sctp):\/\//;

/** The environment without variables set by a container platform: its PITBOSS_PORT is an address, not a setting. */
export const withoutServices = (environment: Environment): Environment =>
  Object.fromEntries(
    Object.entries(environment).filter(
      ([name, value = '']) =>
        !name.startsWith('PITBOSS_') || !(OF_SERVICE.test(name) || ADDRESS_OF_SERVICE.test(value)),
    ),
  );

/** Variables that are not settings although their names start or look like one, each with the closest setting. */
export const unknownSettings = (environment: Environment): UnknownSetting[] => {
  const known = SETTINGS.flatMap((name) => [name, `${name}_FILE`]);
  return Object.keys(withoutServices(environment))
    .filter((name) => !known.includes(name) && editsBetween(name.slice(0, PREFIX.length).toUpperCase(), PREFIX) <= 2)
    .sort()
    .map((name) => {
      const [nearest = { name: '', edits: 0 }] = known
        .map((each) => ({ name: each, edits: editsBetween(name.toUpperCase(), each) }))
        .sort((a, b) => a.edits - b.edits);
      return { name, nearest: nearest.name, isMisspelt: nearest.edits <= (name.length < SHORT ? 1 : 2) };
    })
    .filter(({ name, isMisspelt }) => isMisspelt || name.toUpperCase().startsWith(PREFIX));
};

const PREFIX = 'PITBOSS_';

/** In a name this short, two letters are half of what distinguishes it. */
const SHORT = PREFIX.length + 5;

/** The edit distance: how many letters to change, insert, delete or swap with the next to turn one text into the other. */
const editsBetween = (a: string, b: string): number => {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 0; i < a.length; i += 1) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j += 1) {
      const isSame = a[i] === b[j];
      const isExchanged = i > 0 && j > 0 && a[i] === b[j - 1] && a[i - 1] === b[j];
      next.push(
        Math.min(
          (row[j + 1] ?? 0) + 1,
          (next[j] ?? 0) + 1,
          (row[j] ?? 0) + (isSame ? 0 : 1),
          isExchanged ? (before[j - 1] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    before = row;
    row = next;
  }
  return row[b.length] ?? 0;
};
