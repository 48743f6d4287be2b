import * as currencyKinds from './currency-kinds.ts';
import { DATABASE_SETTINGS } from './database-settings.ts';
import { contact, type Kind } from './kind.ts';
import * as kinds from './kinds.ts';
import { RETENTION_SETTINGS } from './retention-settings.ts';
import type { Setting } from './setting.ts';

/** Every setting, by its name in the program, in the order of the documentation. */
export const SETTINGS = {
  config: {
    name: 'PITBOSS_CONFIG',
    option: 'config',
    kind: kinds.filePath,
    absent: '`pitboss.yaml` in the data folder, if there is one',
    isOutsideFile: true,
    meaning: 'the settings file',
  },
  data: {
    name: 'PITBOSS_DATA',
    option: 'data',
    kind: kinds.filePath,
    default: 'data',
    meaning: 'the data folder; only one process at a time can use it, unless the store is in a database',
  },
  ...DATABASE_SETTINGS,
  newStore: {
    name: 'PITBOSS_NEW_STORE',
    kind: kinds.oneOf('allowed', 'refused'),
    default: 'allowed',
    meaning:
      'whether a start makes a new platform where it finds no store; `refused` once yours is set up, as for a container whose volume [may be missing](operator.md#a-missing-disk)',
  },
  port: {
    name: 'PITBOSS_PORT',
    option: 'port',
    kind: kinds.port,
    default: '8080',
    meaning: 'port to listen on; 0 picks a free one',
  },
  host: {
    name: 'PITBOSS_HOST',
    kind: kinds.text,
    default: '127.0.0.1',
    meaning: 'address to listen on; use `0.0.0.0`, all addresses, only behind a proxy or with a certificate',
  },
  socketPath: {
    name: 'PITBOSS_SOCKET',
    kind: kinds.filePath,
    absent: 'it listens on the port',
    meaning: 'unix socket to listen on in place of the port; every program that may open it is trusted as a proxy',
  },
  socketMode: {
    name: 'PITBOSS_SOCKET_MODE',
    kind: kinds.mode,
    default: '660',
    meaning: 'permission bits of that socket',
  },
  tlsCert: {
    name: 'PITBOSS_TLS_CERT',
    kind: kinds.filePath,
    absent: 'plain HTTP',
    meaning: 'file with the certificate for TLS and those that issued it (PEM); read again when it changes',
  },
  tlsKey: {
    name: 'PITBOSS_TLS_KEY',
    kind: kinds.filePath,
    meaning: "file with the certificate's private key (PEM), without a passphrase; required with a certificate",
  },
  adminUsername: {
    name: 'PITBOSS_ADMIN_USERNAME',
    kind: kinds.text,
    default: 'admin',
    meaning: "username of an empty store's first administrator",
  },
  adminPassword: {
    name: 'PITBOSS_ADMIN_PASSWORD',
    kind: kinds.text,
    absent: 'generated, and printed once',
    isSecret: true,
    meaning: "that administrator's password",
  },
  walletUrl: {
    name: 'PITBOSS_WALLET_URL',
    option: 'wallet-url',
    kind: kinds.httpUrl,
    absent: 'wins are held back, and players cannot pay',
    meaning: "URL of the operators' wallet",
  },
  walletSecrets: {
    name: 'PITBOSS_WALLET_SECRET',
    kind: kinds.walletSecrets,
    isSecret: true,
    meaning: 'secret shared with the wallet; required with a wallet URL',
  },
  walletTimeoutMs: {
    name: 'PITBOSS_WALLET_TIMEOUT_MS',
    kind: kinds.milliseconds,
    default: '10000',
    meaning: 'timeout of a call to the wallet, in milliseconds',
  },
  providerId: {
    name: 'PITBOSS_PROVIDER_ID',
    kind: kinds.text,
    default: 'pitboss',
    meaning: "the platform's provider id: in wallet transactions, and for bonuses that pay contributions",
  },
  systems: {
    name: 'PITBOSS_SYSTEMS',
    kind: kinds.jsonText,
    meaning:
      'registered systems, including wallets of individual operators, as a list; the path of a `secret_file` in it is relative to the file that holds the list; check it with `pitboss config check`',
  },
  declaredCurrencies: {
    name: 'PITBOSS_CURRENCIES',
    kind: currencyKinds.currencyDecimals,
    default: '',
    meaning:
      'currencies that ISO 4217 does not list, with their decimals from 0 to 6, such as `GC=2,POINTS=0,KVND=2`; the decimals of a currency can never change',
  },
  baseCurrency: {
    name: 'PITBOSS_BASE_CURRENCY',
    kind: currencyKinds.currency,
    default: 'EUR',
    meaning: 'the currency that multipliers are relative to',
  },
  multipliers: {
    name: 'PITBOSS_MULTIPLIERS',
    kind: currencyKinds.multipliers,
    default: '',
    meaning:
      'units of other currencies per unit of the base currency, such as `SEK=11.25,JPY=163`; currencies without one are refused',
  },
  bonusLifetimeMs: {
    name: 'PITBOSS_BONUS_DAYS',
    kind: kinds.days,
    default: '30',
    meaning: 'lifetime, in days, of a bonus awarded without an end',
  },
  corsOrigins: {
    name: 'PITBOSS_CORS_ORIGINS',
    kind: kinds.origins,
    default: '',
    meaning:
      'origins whose web pages may call, in addition to those set with `setCorsOrigins`, such as `https://games.example`',
  },
  eventsKeptMs: {
    name: 'PITBOSS_EVENTS_DAYS',
    kind: kinds.days,
    default: '7',
    meaning: 'how long published events are kept, in days, for websockets to resume from',
  },
  eventsMax: {
    name: 'PITBOSS_EVENTS_MAX',
    kind: kinds.count('events'),
    default: '1000000',
    meaning: 'how many published events are kept at most; housekeeping applies both limits once an hour',
  },
  sessionMs: {
    name: 'PITBOSS_SESSION_DAYS',
    kind: kinds.days,
    default: '30',
    meaning: "how long an account's login lasts without being used, in days",
  },
  sessionMaxMs: {
    name: 'PITBOSS_SESSION_MAX_DAYS',
    kind: kinds.days,
    default: '30',
    meaning:
      "how long an account's login lasts however often it is used, in days; then people and programs log in again",
  },
  oauthClockSeconds: {
    name: 'PITBOSS_OAUTH_CLOCK_SECONDS',
    kind: kinds.count('seconds', 300),
    default: '30',
    meaning: 'how far the clock of an identity provider may differ from the one here, in seconds',
  },
  ...RETENTION_SETTINGS,
  socketsPerAddress: {
    name: 'PITBOSS_SOCKETS_PER_ADDRESS',
    kind: kinds.count('websockets'),
    default: '1000',
    meaning: 'maximum number of open websockets per network address, on each server',
  },
  idleConnectionsPerAddress: {
    name: 'PITBOSS_IDLE_CONNECTIONS_PER_ADDRESS',
    kind: kinds.count('connections'),
    default: '1000',
    meaning:
      'maximum number of connections that wait for a request per IPv4 address or IPv6 /64, on each server; beyond it, a new one closes the oldest. Connections of trusted proxies and over a unix socket are not counted',
  },
  requestsPerOrganisation: {
    name: 'PITBOSS_REQUESTS_PER_ORGANISATION',
    kind: kinds.count('requests'),
    default: '10000',
    meaning:
      'maximum number of requests that the accounts of an organisation and of those below it, or the players of an operator, have under way at one time, on each server; more are answered with 503. Organisations take turns, so this bounds memory rather than what others notice',
  },
  publicRequestsPerNetwork: {
    name: 'PITBOSS_PUBLIC_REQUESTS_PER_NETWORK',
    kind: kinds.count('requests'),
    default: '5000',
    meaning:
      "maximum number of requests without an account (sources, tickers, a player's page, logins) per network in 10 seconds; a network is an IPv4 /24 or an IPv6 /64, so list your proxies in `PITBOSS_TRUSTED_PROXIES`; servers that share a database count together",
  },
  outgoingHosts: {
    name: 'PITBOSS_OUTGOING_HOSTS',
    kind: kinds.hosts,
    default: '',
    meaning:
      'hosts the platform may call although they are not public or not https, such as `hooks.internal,10.0.0.5:8443`; any other address a tenant registers must be https and public; ports of mail, shells and databases, such as 25, 22 or 5432, are refused unless they are listed as `host:port`',
  },
  trustedProxies: {
    name: 'PITBOSS_TRUSTED_PROXIES',
    kind: kinds.networks,
    default: '',
    meaning:
      'proxies whose `X-Forwarded-For`, `X-Forwarded-Host`, `X-Forwarded-Proto` and `X-Forwarded-Prefix` are trusted: addresses or networks, such as `127.0.0.1,10.0.0.0/8`',
  },
  smtpUrl: {
    name: 'PITBOSS_SMTP_URL',
    kind: kinds.smtpUrl,
    absent: 'no mail is sent',
    isSecret: true,
    meaning:
      'mail server for one-time passwords and for mails about changed credentials, such as `smtps://user:password@mail.example:465`',
  },
  smtpFrom: {
    name: 'PITBOSS_SMTP_FROM',
    kind: kinds.mailAddress,
    meaning: 'sender of that mail; required with a mail server',
  },
  securityContact: {
    name: 'PITBOSS_SECURITY_CONTACT',
    kind: contact,
    absent: 'no `security.txt`',
    meaning:
      'where to report a vulnerability of your platform, such as `mailto:security@example.com`; served at `/.well-known/security.txt`',
  },
  metrics: {
    name: 'PITBOSS_METRICS',
    kind: kinds.hostAndPort,
    absent: 'no metrics',
    meaning:
      'address and port where Prometheus reads metrics at `/metrics`, such as `127.0.0.1:9464`; not a public address, since they show amounts',
  },
  console: {
    name: 'PITBOSS_CONSOLE',
    kind: kinds.oneOf('on', 'off'),
    default: 'on',
    meaning: 'whether [the console](console.md) is served at `/console`; `serve --no-console` takes it away too',
  },
  stopDelayMs: {
    name: 'PITBOSS_STOP_DELAY',
    kind: kinds.duration,
    absent: 'none',
    meaning:
      'how long a stopping platform goes on serving, while [`/readyz` says that it is not ready](operator.md#stop), so that a load balancer sends requests elsewhere; such as `10s`',
  },
  backupEveryMs: {
    name: 'PITBOSS_BACKUP_EVERY',
    kind: kinds.duration,
    absent: 'never',
    meaning: 'how often a serving platform [backs itself up](backups.md#while-serving), such as `15m`',
  },
  backupTo: {
    name: 'PITBOSS_BACKUP_TO',
    kind: kinds.filePath,
    meaning: 'folder of those backups, outside the data folder and better on another disk; required with them',
  },
  backupKeep: {
    name: 'PITBOSS_BACKUP_KEEP',
    kind: kinds.count('backups', 999_999),
    default: '7',
    meaning: 'how many of those backups are kept; an older one is removed only once a newer one is verified',
  },
  replicateTo: {
    name: 'PITBOSS_REPLICATE_TO',
    kind: kinds.filePath,
    absent: 'nothing is replicated',
    meaning:
      'folder that a serving platform [replicates itself to](high-availability.md), a second behind; outside the data folder, for a standby on another machine',
  },
  logLevel: {
    name: 'PITBOSS_LOG_LEVEL',
    kind: kinds.oneOf('debug', 'info', 'warn', 'error', 'silent'),
    default: 'info',
    meaning: 'how much is logged',
  },
} as const satisfies Readonly<Record<string, Setting>>;

export type SettingId = keyof typeof SETTINGS;

/** The values that the program gets. */
export type SettingValues = {
  readonly [Id in SettingId]: (typeof SETTINGS)[Id] extends { readonly kind: Kind<infer Value> }
    ? (typeof SETTINGS)[Id] extends { readonly default: string }
      ? Value
      : Value | undefined
    : never;
};

/** Every setting with its name in the program. */
export const listSettings = (): readonly (readonly [id: SettingId, setting: Setting])[] =>
  (Object.keys(SETTINGS) as SettingId[]).map((id) => [id, SETTINGS[id]]);
