import { DATABASE_SETTINGS } from './database-settings.ts';
import type { Kind } from './kind.ts';
import * as kinds from './kinds.ts';
import type { Setting } from './setting.ts';

/** Every setting, by its name in the program, in the order of the documentation. */
export const SETTINGS = {
  config: {
    name: 'PITBOSS_CONFIG',
    option: 'config',
    kind: kinds.path,
    absent: '`pitboss.yaml` in the data folder, if there is one',
    isOutsideFile: true,
    meaning: 'the settings file',
  },
  data: {
    name: 'PITBOSS_DATA',
    option: 'data',
    kind: kinds.path,
    default: 'data',
    meaning: 'the data folder; only one process at a time can use it, unless the store is in a database',
  },
  ...DATABASE_SETTINGS,
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
    kind: kinds.path,
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
    kind: kinds.path,
    absent: 'plain HTTP',
    meaning: 'file with the certificate for TLS and those that issued it (PEM); read again when it changes',
  },
  tlsKey: {
    name: 'PITBOSS_TLS_KEY',
    kind: kinds.path,
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
    meaning: "the platform's provider id in wallet transactions",
  },
  systems: {
    name: 'PITBOSS_SYSTEMS',
    kind: kinds.json,
    meaning:
      'registered systems, including wallets of individual operators, as a list; the path of a `secret_file` in it is relative to the file that holds the list; check it with `pitboss config check`',
  },
  baseCurrency: {
    name: 'PITBOSS_BASE_CURRENCY',
    kind: kinds.currency,
    default: 'EUR',
    meaning: 'the currency that multipliers are relative to',
  },
  multipliers: {
    name: 'PITBOSS_MULTIPLIERS',
    kind: kinds.multipliers,
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
  deliveriesKeptMs: {
    name: 'PITBOSS_DELIVERIES_DAYS',
    kind: kinds.days,
    default: '7',
    meaning: 'how long messages to webhooks and callbacks are kept after they were delivered, in days',
  },
  deadDeliveriesKeptMs: {
    name: 'PITBOSS_DEAD_DELIVERIES_DAYS',
    kind: kinds.days,
    absent: 'until they are replayed, or their destination is deleted',
    meaning: 'how long messages are kept that were given up, in days',
  },
  metadataKeptMs: {
    name: 'PITBOSS_METADATA_DAYS',
    kind: kinds.days,
    absent: 'until the player is erased',
    meaning:
      'how long the `metadata` and `event_metadata` of contributions are [kept](retention.md), in days; a request that is repeated later gets none back',
  },
  auditKeptMs: {
    name: 'PITBOSS_AUDIT_DAYS',
    kind: kinds.days,
    absent: 'for ever',
    meaning: 'how long the audit log is [kept](retention.md), in days; the ledger is another thing, and is always kept',
  },
  archiveAfterMs: {
    name: 'PITBOSS_ARCHIVE_AFTER',
    kind: kinds.age,
    absent: 'never',
    meaning:
      'how old finished contributions and entries are when a serving platform [archives](operator.md#archive) them, such as `400d`',
  },
  socketsPerAddress: {
    name: 'PITBOSS_SOCKETS_PER_ADDRESS',
    kind: kinds.count('websockets'),
    default: '1000',
    meaning: 'maximum number of open websockets per network address, on each server',
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
      'hosts the platform may call although they are not public or not https, such as `hooks.internal,10.0.0.5:8443`; any other address a tenant registers must be https and public',
  },
  trustedProxies: {
    name: 'PITBOSS_TRUSTED_PROXIES',
    kind: kinds.networks,
    default: '',
    meaning:
      'proxies whose `X-Forwarded-For`, `X-Forwarded-Host` and `X-Forwarded-Proto` are trusted: addresses or networks, such as `127.0.0.1,10.0.0.0/8`',
  },
  smtpUrl: {
    name: 'PITBOSS_SMTP_URL',
    kind: kinds.smtpUrl,
    absent: 'no mail is sent',
    isSecret: true,
    meaning: 'mail server for one-time passwords, such as `smtps://user:password@mail.example:465`',
  },
  smtpFrom: {
    name: 'PITBOSS_SMTP_FROM',
    kind: kinds.mailAddress,
    meaning: 'sender of that mail; required with a mail server',
  },
  metrics: {
    name: 'PITBOSS_METRICS',
    kind: kinds.address,
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
      'how long a platform that is told to stop goes on serving, while [`/readyz` says that it is not ready](operator.md#stop), so that a load balancer sends requests elsewhere; such as `10s`',
  },
  backupEveryMs: {
    name: 'PITBOSS_BACKUP_EVERY',
    kind: kinds.duration,
    absent: 'never',
    meaning: 'how often a serving platform [backs itself up](backups.md#while-serving), such as `15m`',
  },
  backupTo: {
    name: 'PITBOSS_BACKUP_TO',
    kind: kinds.path,
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
    kind: kinds.path,
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

/** What the program gets. */
export type Values = {
  readonly [Id in SettingId]: (typeof SETTINGS)[Id] extends { readonly kind: Kind<infer Value> }
    ? (typeof SETTINGS)[Id] extends { readonly default: string }
      ? Value
      : Value | undefined
    : never;
};

/** Every setting with its name in the program. */
export const listSettings = (): readonly (readonly [id: SettingId, setting: Setting])[] =>
  (Object.keys(SETTINGS) as SettingId[]).map((id) => [id, SETTINGS[id]]);
