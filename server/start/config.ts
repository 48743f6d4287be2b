import { readFileSync } from 'node:fs';
import type { LogLimits } from '../../db/event-log.ts';
import { type Fraction, fractionFromDecimal, isEqual, ONE } from '../../domain/money/fraction.ts';
import type { Environment } from '../base/environment.ts';
import { type Network, parseNetwork } from '../http/client-address.ts';
import { readTracing } from '../tracing/read-tracing.ts';
import type { Tracing } from '../tracing/trace-exporter.ts';
import { type Setting, unknownSettings, withoutServices } from './settings.ts';

/** The settings of `pitboss serve`. Flags override the environment, which overrides defaults. */
export type Config = {
  readonly port: number;
  readonly host: string;
  /** The folder of the store, its keys and its pre-upgrade copies. */
  readonly data: string;
  readonly wallet:
    | { readonly url: string; readonly secret: string; readonly timeoutMs: number; readonly providerId: string }
    | undefined;
  readonly currencies: { readonly base: string; readonly multipliers: ReadonlyMap<string, Fraction> };
  /** The lifetime of a bonus awarded without an end. */
  readonly bonusLifetimeMs: number;
  readonly corsOrigins: readonly string[];
  /** How long published events are kept for sockets to resume from, and how many. */
  readonly eventLog: LogLimits;
  /** Maximum number of open websockets per network address. */
  readonly socketsPerAddress: number;
  /** Maximum number of requests without an account per network in 10 seconds. */
  readonly publicRequestsPerNetwork: number;
  /** Hosts, or `host:port`, that the platform may call although they are not public or not https. */
  readonly outgoingHosts: readonly string[];
  /** The proxies whose `X-Forwarded-For` is trusted. */
  readonly trustedProxies: readonly Network[];
  /** The systems registered with the platform, as JSON. */
  readonly systems: string | undefined;
  /** The mail server for one-time passwords; without it none are sent. */
  readonly smtp: { readonly url: string; readonly from: string } | undefined;
  readonly logLevel: string;
  /** Where traces go; nowhere by default. */
  readonly tracing: Tracing | undefined;
  /** Where Prometheus reads metrics; nowhere by default. */
  readonly metrics: { readonly host: string; readonly port: number } | undefined;
  /** The first administrator of an empty store; a missing password is generated. */
  readonly admin: { readonly username: string; readonly password: string | undefined };
};

export type Flags = {
  readonly port?: string | undefined;
  readonly data?: string | undefined;
  readonly 'wallet-url'?: string | undefined;
};

/** An invalid setting: says which one, and what is expected. */
export class ConfigError extends Error {}

type ReadSetting = (name: Setting) => string | undefined;

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'];

/** @throws ConfigError for an invalid setting, and for a variable that must be a misspelt one. */
export const readConfig = (flags: Flags, environment: Environment): Config => {
  const misspelt = unknownSettings(environment).find(({ isMisspelt }) => isMisspelt);
  if (misspelt !== undefined)
    throw new ConfigError(`Unknown setting ${misspelt.name}. Did you mean ${misspelt.nearest}?`);
  const given = withoutServices(environment);
  const setting: ReadSetting = (name) => readSetting(given, name);
  const port = portOf(flags.port ?? setting('PITBOSS_PORT') ?? '8080');
  return {
    port,
    host: setting('PITBOSS_HOST') ?? '127.0.0.1',
    data: flags.data ?? setting('PITBOSS_DATA') ?? 'data',
    wallet: walletOf(flags['wallet-url'] ?? setting('PITBOSS_WALLET_URL'), setting),
    currencies: currenciesOf(setting('PITBOSS_BASE_CURRENCY') ?? 'EUR', setting('PITBOSS_MULTIPLIERS') ?? ''),
    bonusLifetimeMs: daysOf('PITBOSS_BONUS_DAYS', setting('PITBOSS_BONUS_DAYS') ?? '30'),
    corsOrigins: listOf(setting('PITBOSS_CORS_ORIGINS') ?? '').map(originOf),
    eventLog: {
      keptMs: daysOf('PITBOSS_EVENTS_DAYS', setting('PITBOSS_EVENTS_DAYS') ?? '7'),
      countMax: countOf('PITBOSS_EVENTS_MAX', 'events', setting('PITBOSS_EVENTS_MAX') ?? '1000000'),
    },
    socketsPerAddress: countOf(
      'PITBOSS_SOCKETS_PER_ADDRESS',
      'websockets',
      setting('PITBOSS_SOCKETS_PER_ADDRESS') ?? '1000',
    ),
    publicRequestsPerNetwork: countOf(
      'PITBOSS_PUBLIC_REQUESTS_PER_NETWORK',
      'requests',
      setting('PITBOSS_PUBLIC_REQUESTS_PER_NETWORK') ?? '5000',
    ),
    outgoingHosts: listOf(setting('PITBOSS_OUTGOING_HOSTS') ?? '').map(hostOf),
    trustedProxies: networksOf('PITBOSS_TRUSTED_PROXIES', listOf(setting('PITBOSS_TRUSTED_PROXIES') ?? '')),
    systems: setting('PITBOSS_SYSTEMS'),
    smtp: smtpOf(setting),
    logLevel: oneOf('PITBOSS_LOG_LEVEL', setting('PITBOSS_LOG_LEVEL') ?? 'info', LOG_LEVELS),
    tracing: readTracing(environment, (message) => new ConfigError(message)),
    metrics: metricsOf(setting('PITBOSS_METRICS'), port),
    admin: {
      username: setting('PITBOSS_ADMIN_USERNAME') ?? 'admin',
      password: setting('PITBOSS_ADMIN_PASSWORD'),
    },
  };
};

/** A setting from the environment, or from the file that `NAME_FILE` names, for secrets. */
export const readSetting = (environment: Environment, name: string): string | undefined => {
  const value = environment[name];
  const file = environment[`${name}_FILE`];
  if (value !== undefined && file !== undefined) throw new ConfigError(`Set ${name} or ${name}_FILE, not both.`);
  if (file === undefined) return value === '' ? undefined : value;
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new ConfigError(`Cannot read ${file}, which ${name}_FILE names.`);
  }
};

export const portOf = (text: string): number => {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new ConfigError(`The port must be a number from 0 to 65535, not “${text}”.`);
  return port;
};

/** `127.0.0.1:9464` or `[::1]:9464`. There is no default host: all addresses must be asked for. */
const metricsOf = (text: string | undefined, publicPort: number): Config['metrics'] => {
  if (text === undefined) return undefined;
  const [, host = '', port = ''] = /^\[?([^[\]]+)\]?:(\d+)$/.exec(text) ?? [];
  if (host === '' || Number(port) > 65_535)
    throw new ConfigError(`PITBOSS_METRICS must be an address and a port such as 127.0.0.1:9464, not “${text}”.`);
  if (Number(port) === publicPort && publicPort !== 0)
    throw new ConfigError(`PITBOSS_METRICS must have another port than the platform, not ${port}.`);
  return { host, port: Number(port) };
};

const countOf = (name: Setting, what: string, text: string): number => {
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new ConfigError(`${name} must be a number of ${what}, not “${text}”.`);
  return Number(text);
};

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whole days, in milliseconds. */
const daysOf = (name: string, text: string): number => {
  if (!/^[1-9]\d{0,4}$/.test(text)) throw new ConfigError(`${name} must be a number of days, not “${text}”.`);
  return Number(text) * DAY_MS;
};

const currencyOf = (name: string, text: string): string => {
  if (!/^[A-Z]{3}$/.test(text)) throw new ConfigError(`${name} must hold ISO 4217 codes such as EUR, not “${text}”.`);
  return text;
};

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** An origin exactly as browsers send it; any other spelling would never match. */
const originOf = (text: string): string => {
  if (!URL.canParse(text) || new URL(text).origin !== text)
    throw new ConfigError(`PITBOSS_CORS_ORIGINS must hold origins such as https://games.example, not “${text}”.`);
  return text;
};

/** A host as URLs spell it. Of the two schemes, one drops a port that is its default. */
const hostOf = (text: string): string => {
  const host = text.toLowerCase();
  if (!['http', 'https'].some((scheme) => URL.parse(`${scheme}://${host}`)?.host === host))
    throw new ConfigError(
      `PITBOSS_OUTGOING_HOSTS must hold hosts such as hooks.internal or 10.0.0.5:8443, not “${text}”.`,
    );
  return host;
};

const networksOf = (name: string, texts: readonly string[]): Network[] =>
  texts.map((text) => {
    const network = parseNetwork(text);
    if (network === undefined)
      throw new ConfigError(`${name} must hold addresses or networks such as 10.0.0.0/8, not “${text}”.`);
    return network;
  });

/** The largest multiplier that the interface can represent. */
const MULTIPLIER_MAX = 1e12;

const currenciesOf = (baseText: string, multipliersText: string): Config['currencies'] => {
  const base = currencyOf('PITBOSS_BASE_CURRENCY', baseText);
  const multipliers = multipliersOf(multipliersText);
  const own = multipliers.get(base);
  if (own !== undefined && !isEqual(own, ONE))
    throw new ConfigError(`PITBOSS_MULTIPLIERS are units per 1 ${base}, so omit ${base}.`);
  return { base, multipliers };
};

/** `SEK=11.25,USD=1.08`: units of each currency per unit of the base currency. */
const multipliersOf = (text: string): ReadonlyMap<string, Fraction> =>
  new Map(
    listOf(text).map((pair) => {
      const [currency = '', multiplier = ''] = pair.split('=');
      if (!/^\d+(\.\d{1,12})?$/.test(multiplier) || /^0(\.0*)?$/.test(multiplier)) {
        throw new ConfigError(`PITBOSS_MULTIPLIERS must look like SEK=11.25,USD=1.08; “${pair}” does not.`);
      }
      if (Number(multiplier) > MULTIPLIER_MAX)
        throw new ConfigError(`PITBOSS_MULTIPLIERS go up to ${MULTIPLIER_MAX}; “${pair}” is larger.`);
      return [currencyOf('PITBOSS_MULTIPLIERS', currency), fractionFromDecimal(multiplier)];
    }),
  );

export const oneOf = (name: string, text: string, allowed: readonly string[]): string => {
  if (!allowed.includes(text)) throw new ConfigError(`${name} must be one of ${allowed.join(', ')}, not “${text}”.`);
  return text;
};

/** The defaults of every wallet. */
export const WALLET_DEFAULTS = { timeoutMs: 10_000, providerId: 'pitboss' };

const walletOf = (url: string | undefined, setting: ReadSetting): Config['wallet'] => {
  const timeout = setting('PITBOSS_WALLET_TIMEOUT_MS') ?? String(WALLET_DEFAULTS.timeoutMs);
  if (!/^[1-9]\d{0,5}$/.test(timeout))
    throw new ConfigError(`PITBOSS_WALLET_TIMEOUT_MS must be milliseconds from 1 to 999999, not “${timeout}”.`);
  const secret = setting('PITBOSS_WALLET_SECRET');
  if (url === undefined) return undefined;
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw new ConfigError(`The wallet's address must be an http or https URL, not “${url}”.`);
  }
  if (secret === undefined) {
    throw new ConfigError('A wallet needs a shared secret: set PITBOSS_WALLET_SECRET or PITBOSS_WALLET_SECRET_FILE.');
  }
  return {
    url: url.replace(/\/+$/, ''),
    secret,
    timeoutMs: Number(timeout),
    providerId: setting('PITBOSS_PROVIDER_ID') ?? WALLET_DEFAULTS.providerId,
  };
};

const smtpOf = (setting: ReadSetting): Config['smtp'] => {
  const url = setting('PITBOSS_SMTP_URL');
  const from = setting('PITBOSS_SMTP_FROM');
  if (url === undefined && from === undefined) return undefined;
  if (url === undefined || from === undefined)
    throw new ConfigError('Mail needs both PITBOSS_SMTP_URL and PITBOSS_SMTP_FROM.');
  if (!URL.canParse(url) || !/^smtps?:$/.test(new URL(url).protocol))
    throw new ConfigError('PITBOSS_SMTP_URL must look like smtps://user:password@mail.example:465.');
  if (!/^[^\s@<>]+@[^\s@<>]+$|<[^\s@<>]+@[^\s@<>]+>$/.test(from))
    throw new ConfigError(`PITBOSS_SMTP_FROM must be an address such as pitboss@example.com, not “${from}”.`);
  return { url, from };
};
