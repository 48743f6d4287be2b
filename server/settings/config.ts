import { resolve, sep } from 'node:path';
import type { LogLimits } from '../../db/events/event-log.ts';
import { isEqual, ONE } from '../../domain/money/fraction.ts';
import { ConfigError, type Environment } from '../base/environment.ts';
import type { CertificateFiles } from '../http/certificate.ts';
import type { UnixSocket } from '../http/unix-socket.ts';
import { readTracing } from '../tracing/read-tracing.ts';
import type { Tracing } from '../tracing/trace-exporter.ts';
import { DATABASE_SETTINGS } from './database-settings.ts';
import { readAs } from './kind.ts';
import { type Options, type ReadSettings, readSettings, settingFolder } from './read-settings.ts';
import { listSettings, SETTINGS, type SettingValues } from './settings.ts';

/** Retention periods of data that expires. Times are absent for what is kept until something else removes it. */
export type Retention = {
  /** Published events, for sockets to resume from. */
  readonly events: LogLimits;
  readonly deliveredMs: number;
  readonly deadMs: number | undefined;
  /** Texts that callers send along with contributions. */
  readonly textsMs: number | undefined;
  readonly auditMs: number | undefined;
};

/** The settings of `pitboss serve`: the value of each, and those that only make sense together. */
export type Config = Omit<
  SettingValues,
  | 'walletUrl'
  | 'walletSecrets'
  | 'smtpUrl'
  | 'smtpFrom'
  | 'tlsCert'
  | 'tlsKey'
  | 'socketPath'
  | 'socketMode'
  | 'backupEveryMs'
  | 'backupTo'
  | 'backupKeep'
  | 'eventsKeptMs'
  | 'eventsMax'
  | 'deliveriesKeptMs'
  | 'deadDeliveriesKeptMs'
  | 'metadataKeptMs'
  | 'auditKeptMs'
> & {
  /** The demo serves a page that shows the elements. */
  readonly hasLobby?: boolean;
  readonly wallet:
    | {
        readonly url: string;
        /** The one to use first; then the one that it replaces, if any. */
        readonly secrets: readonly string[];
        /** The file that holds them. */
        readonly secretFile: string | undefined;
        readonly timeoutMs: number;
        readonly providerId: string;
      }
    | undefined;
  /** The file that holds the keys of the database. */
  readonly databaseKeyFile: string | undefined;
  /** The base folder of the files that `systems` names. */
  readonly systemsFolder: string;
  readonly currencies: {
    readonly base: SettingValues['baseCurrency'];
    readonly multipliers: SettingValues['multipliers'];
    readonly declared: SettingValues['declaredCurrencies'];
  };
  /** The socket to listen on in place of host and port. */
  readonly unixSocket: UnixSocket | undefined;
  readonly certificateFiles: CertificateFiles | undefined;
  readonly retention: Retention;
  /** The mail server for one-time passwords and changed credentials; without it no mail is sent. */
  readonly smtp: { readonly url: string; readonly from: string; readonly urlFile: string | undefined } | undefined;
  /** The collector of traces; none by default. */
  readonly tracing: Tracing | undefined;
  /** The interval of a serving platform's backups, their folder, and the number that stay there. */
  readonly backups: { readonly everyMs: number; readonly to: string; readonly keep: number } | undefined;
  /** The first administrator of an empty store; a missing password is generated. */
  readonly admin: { readonly username: string; readonly password: string | undefined };
};

/** A configuration, or what is wrong with it, and where each setting comes from. */
export type CheckedConfig = ReadSettings & { readonly config: Config | undefined };

/** Reads all settings and collects every fault, each a sentence. */
export const checkConfig = (options: Options, environment: Environment): CheckedConfig => {
  const read = readSettings(options, environment);
  const faults = [...read.faults];
  const gathered = <Result>(work: () => Result): Result | undefined => {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      faults.push(error.message);
      return undefined;
    }
  };
  // All or nothing: what is read of a setting follows from its kind, and one that is missing has a fault.
  const values: SettingValues = Object.fromEntries(
    listSettings().map(([id, { kind, isSecret }]): readonly unknown[] => {
      const given = read.given.get(id);
      const {
        text,
        origin: { label },
      } = given ?? { text: undefined, origin: { label: '' } };
      return [id, text === undefined ? undefined : gathered(() => readAs(kind, label, text, isSecret))];
    }),
  );
  if (faults.length > 0) return { ...read, faults, config: undefined };
  gathered(() => requireRelative(values));
  gathered(() => requireDeclared(values));
  const wallet = gathered(() => walletOf(values, read));
  const smtp = gathered(() => smtpOf(values, read));
  const unixSocket = gathered(() => unixSocketOf(values, read));
  const certificateFiles = gathered(() => certificateFilesOf(values));
  const backups = gathered(() => backupsOf(values));
  gathered(() => requireReplicaOutside(values));
  gathered(() => requireFile(values));
  gathered(() => requireDatabase(values, read));
  gathered(() => requireShorterWait(values));
  const tracing = gathered(() => readTracing(environment, (message) => new ConfigError(message)));
  gathered(() => requireOtherPort(values));
  if (faults.length > 0) return { ...read, faults, config: undefined };
  return {
    ...read,
    config: {
      ...values,
      wallet,
      databaseKeyFile: read.given.get('databaseKey')?.valueFile,
      systemsFolder: systemsFolderOf(read),
      smtp,
      unixSocket,
      certificateFiles,
      backups,
      tracing,
      currencies: {
        base: values.baseCurrency,
        multipliers: values.multipliers,
        declared: values.declaredCurrencies,
      },
      retention: {
        events: { keptMs: values.eventsKeptMs, countMax: values.eventsMax },
        deliveredMs: values.deliveriesKeptMs,
        deadMs: values.deadDeliveriesKeptMs,
        textsMs: values.metadataKeptMs,
        auditMs: values.auditKeptMs,
      },
      admin: { username: values.adminUsername, password: values.adminPassword },
    },
  };
};

/** @throws ConfigError with the first fault. */
export const readConfig = (options: Options, environment: Environment): Config => {
  const { config, faults } = checkConfig(options, environment);
  if (config === undefined) throw new ConfigError(faults[0]);
  return config;
};

/** The defaults of every wallet. */
export const WALLET_DEFAULTS = {
  timeoutMs: SETTINGS.walletTimeoutMs.kind.read(SETTINGS.walletTimeoutMs.default),
  providerId: SETTINGS.providerId.default,
};

/** Three letters may be a code that ISO 4217 lists later; any other length must be declared, or nobody knows its decimals. */
const requireDeclared = ({ baseCurrency, multipliers, declaredCurrencies }: SettingValues): void => {
  const unknown = [baseCurrency, ...multipliers.keys()].find(
    (code) => code.length !== 3 && !declaredCurrencies.has(code),
  );
  if (unknown !== undefined)
    throw new ConfigError(
      `${unknown} is no ISO 4217 code: declare it in ${SETTINGS.declaredCurrencies.name}, such as ${unknown}=2.`,
    );
};

const requireRelative = ({ baseCurrency, multipliers }: SettingValues): void => {
  const own = multipliers.get(baseCurrency);
  if (own !== undefined && !isEqual(own, ONE))
    throw new ConfigError(`${SETTINGS.multipliers.name} are units per 1 ${baseCurrency}, so omit ${baseCurrency}.`);
};

const requireOtherPort = ({ metrics, port }: SettingValues): void => {
  if (metrics !== undefined && metrics.port === port && port !== 0)
    throw new ConfigError(`${SETTINGS.metrics.name} must have another port than the platform, not ${port}.`);
};

const systemsFolderOf = ({ given }: ReadSettings): string => {
  const systems = given.get('systems');
  return systems === undefined ? '.' : settingFolder(systems);
};

const walletOf = (values: SettingValues, { given }: ReadSettings): Config['wallet'] => {
  const { walletUrl: url, walletSecrets: secrets, walletTimeoutMs: timeoutMs, providerId } = values;
  if (url === undefined) return undefined;
  const { name } = SETTINGS.walletSecrets;
  if (secrets === undefined) throw new ConfigError(`A wallet needs a shared secret: set ${name} or ${name}_FILE.`);
  return { url, secrets, secretFile: given.get('walletSecrets')?.valueFile, timeoutMs, providerId };
};

/** The system's limit for the path of a socket. */
const SOCKET_BYTES_MAX = 107;

const unixSocketOf = (
  { socketPath: path, socketMode: mode }: SettingValues,
  { given }: ReadSettings,
): UnixSocket | undefined => {
  if (path === undefined) return undefined;
  const label = given.get('socketPath')?.origin.label;
  if (given.get('port')?.origin.from !== 'default')
    throw new ConfigError(`Set ${SETTINGS.socketPath.name} or ${SETTINGS.port.name}, not both.`);
  if (Buffer.byteLength(path) > SOCKET_BYTES_MAX)
    throw new ConfigError(`${label} must be at most ${SOCKET_BYTES_MAX} bytes long, not “${path}”.`);
  return { path, mode };
};

const certificateFilesOf = ({ tlsCert, tlsKey }: SettingValues): CertificateFiles | undefined => {
  if (tlsCert === undefined && tlsKey === undefined) return undefined;
  if (tlsCert === undefined || tlsKey === undefined)
    throw new ConfigError(`TLS needs both ${SETTINGS.tlsCert.name} and ${SETTINGS.tlsKey.name}.`);
  return { certificateFile: tlsCert, keyFile: tlsKey };
};

const smtpOf = ({ smtpUrl: url, smtpFrom: from }: SettingValues, { given }: ReadSettings): Config['smtp'] => {
  if (url === undefined && from === undefined) return undefined;
  if (url === undefined || from === undefined)
    throw new ConfigError(`Mail needs both ${SETTINGS.smtpUrl.name} and ${SETTINGS.smtpFrom.name}.`);
  return { url, from, urlFile: given.get('smtpUrl')?.valueFile };
};

const backupsOf = ({
  backupEveryMs: everyMs,
  backupTo: to,
  backupKeep: keep,
  data,
}: SettingValues): Config['backups'] => {
  if (everyMs === undefined && to === undefined) return undefined;
  const { backupEveryMs, backupTo } = SETTINGS;
  if (everyMs === undefined || to === undefined)
    throw new ConfigError(`Scheduled backups need both ${backupEveryMs.name} and ${backupTo.name}.`);
  if (isInside(to, data))
    throw new ConfigError(
      `${backupTo.name} must be outside the data folder, and better on another disk: it would be lost with it.`,
    );
  return { everyMs, to, keep };
};

/** Refuses settings that copy files when the store is not a file. */
const requireFile = ({ database, backupTo, replicateTo, archiveAfterMs }: SettingValues): void => {
  if (database === undefined) return;
  const refuse = ({ name }: { readonly name: string }, instead: string): never => {
    throw new ConfigError(`${name} does not go with ${SETTINGS.database.name}: ${instead}`);
  };
  if (backupTo !== undefined) refuse(SETTINGS.backupTo, 'back up the database with pg_dump or pg_basebackup.');
  if (replicateTo !== undefined) refuse(SETTINGS.replicateTo, 'give PostgreSQL a standby.');
  if (archiveAfterMs !== undefined) refuse(SETTINGS.archiveAfterMs, 'the database keeps the whole ledger.');
};

/** Who sets something of a database means a database, and must not serve a file by mistake. */
const requireDatabase = ({ database }: SettingValues, { given }: ReadSettings): void => {
  if (database !== undefined) return;
  for (const id of Object.keys(DATABASE_SETTINGS) as (keyof typeof DATABASE_SETTINGS)[]) {
    const { text, origin } = given.get(id) ?? {};
    if (text !== undefined && origin?.from !== 'default')
      throw new ConfigError(`${origin?.label} needs ${SETTINGS.database.name}, which names the database.`);
  }
};

const requireShorterWait = ({ databaseLockMs, databaseStatementMs }: SettingValues): void => {
  if (databaseLockMs > databaseStatementMs)
    throw new ConfigError(
      `${SETTINGS.databaseLockMs.name} must not be longer than ${SETTINGS.databaseStatementMs.name}, which ends the wait as well.`,
    );
};

const isInside = (folder: string, data: string): boolean =>
  `${resolve(folder)}${sep}`.startsWith(`${resolve(data)}${sep}`);

const requireReplicaOutside = ({ replicateTo: to, backupTo, data }: SettingValues): void => {
  if (to === undefined) return;
  const { name } = SETTINGS.replicateTo;
  if (isInside(to, data)) throw new ConfigError(`${name} must be outside the data folder: it would be lost with it.`);
  if (backupTo !== undefined && resolve(to) === resolve(backupTo))
    throw new ConfigError(`${name} must be another folder than ${SETTINGS.backupTo.name}.`);
};
