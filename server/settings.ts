import type { Environment } from './config.ts';

/** What the environment may set; the same name with `_FILE` behind it names a file that holds the value. */
export const SETTINGS = [
  'PITBOSS_ADMIN_PASSWORD',
  'PITBOSS_ADMIN_USERNAME',
  'PITBOSS_BASE_CURRENCY',
  'PITBOSS_BONUS_DAYS',
  'PITBOSS_CORS_ORIGINS',
  'PITBOSS_DATA',
  'PITBOSS_HOST',
  'PITBOSS_LOG_LEVEL',
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

/** A variable that looks like a setting and is none. */
export type UnknownSetting = {
  readonly name: string;
  readonly nearest: string;
  /** Whether it is so near that nothing else can be meant. */
  readonly isMisspelt: boolean;
};

/** Kubernetes and Docker tell every container about a service named pitboss, or pitboss-wallet, in variables of these forms. */
const OF_SERVICE = /_(SERVICE_HOST|SERVICE_PORT(_\w+)?|PORT_\d+_(TCP|UDP|SCTP)(_(ADDR|PORT|PROTO))?)$/;
const ADDRESS_OF_SERVICE = /^(tcp|udp|sctp):\/\//;

/** The environment without what a container platform has put there: its PITBOSS_PORT is an address, and nobody's setting. */
export const withoutServices = (environment: Environment): Environment =>
  Object.fromEntries(
    Object.entries(environment).filter(
      ([name, value = '']) =>
        !name.startsWith('PITBOSS_') || !(OF_SERVICE.test(name) || ADDRESS_OF_SERVICE.test(value)),
    ),
  );

/** The variables that are no setting, although their names begin like one, each with the name that is nearest to it. */
export const unknownSettings = (environment: Environment): UnknownSetting[] => {
  const known = SETTINGS.flatMap((name) => [name, `${name}_FILE`]);
  return Object.keys(withoutServices(environment))
    .filter((name) => name.toUpperCase().startsWith('PITBOSS_') && !known.includes(name))
    .sort()
    .map((name) => {
      const [nearest = { name: '', edits: 0 }] = known
        .map((each) => ({ name: each, edits: editsBetween(name.toUpperCase(), each) }))
        .sort((a, b) => a.edits - b.edits);
      return { name, nearest: nearest.name, isMisspelt: nearest.edits <= (name.length < SHORT ? 1 : 2) };
    });
};

/** Two letters of a short name are half of what tells it from others. */
const SHORT = 'PITBOSS_'.length + 5;

/** How many letters must be changed, put in or left out to make one text of another. */
const editsBetween = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries())
      next.push(Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, (row[j] ?? 0) + (letter === other ? 0 : 1)));
    row = next;
  }
  return row[b.length] ?? 0;
};
