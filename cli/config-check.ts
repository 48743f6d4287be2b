import { existsSync, lstatSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { ConfigError } from '../server/base/environment.ts';
import { whyUnusable } from '../server/base/why-unusable.ts';
import { type CertificateFiles, expiryDate, readCertificate } from '../server/http/certificate.ts';
import { DataFolderDamaged } from '../server/keys/key-file.ts';
import { requireKeys } from '../server/keys/keys.ts';
import { type Config, checkConfig, WALLET_DEFAULTS } from '../server/settings/config.ts';
import type { Given } from '../server/settings/read-settings.ts';
import { listSettings, SETTINGS, type SettingId } from '../server/settings/settings.ts';
import { unknownSettings } from '../server/settings/unknown-settings.ts';
import { configuredWallets, readSystems } from '../server/start/systems.ts';
import { JSON_OPTION, type Run } from './command.ts';
import { parseOptions } from './parse-options.ts';

export const configCheck: Run = async (words) => {
  const { values } = parseOptions({
    args: [...words],
    options: { ...JSON_OPTION, data: { type: 'string' }, config: { type: 'string' } },
  });
  const { json, ...options } = values;
  const { config, faults: misread, file, given } = checkConfig(options, process.env);
  const faults = [...misread, ...(config === undefined ? [] : faultsOf(config))];
  const warnings = [
    ...unknownSettings(process.env)
      .filter(({ isMisspelt }) => !isMisspelt)
      .map(({ name, nearest }) => `${name} is not a setting and is ignored. The closest is ${nearest}.`),
    ...warningsAbout(file, given),
  ];
  if (json) process.stdout.write(`${JSON.stringify({ file: file ?? null, faults, warnings }, null, 2)}\n`);
  else {
    for (const fault of faults) process.stdout.write(`FAIL ${fault}\n`);
    for (const warning of warnings) process.stdout.write(`warn ${warning}\n`);
    const where = file === undefined ? 'no settings file' : file;
    process.stdout.write(
      faults.length === 0 ? `ok   every setting can be used; ${where}\n` : `${faults.length} to fix.\n`,
    );
  }
  return faults.length === 0 ? 0 : 1;
};

/** The faults of the files and folders that the settings name. Nothing is created or changed but the modes of keys. */
const faultsOf = (config: Config): string[] => [
  ...folderFaults(config.data),
  ...faultOf(() => requireKeys(config.data)),
  ...faultOf(() => config.certificateFiles && requireLasting(config.certificateFiles)),
  ...socketFaults(config.unixSocket?.path),
  ...faultOf(() =>
    configuredWallets(readSystems(config.systems), config.wallet ?? WALLET_DEFAULTS, config.systemsFolder),
  ),
];

const faultOf = (work: () => unknown): string[] => {
  try {
    work();
    return [];
  } catch (error) {
    if (error instanceof ConfigError || error instanceof DataFolderDamaged) return [error.message];
    if (error instanceof Error && 'syscall' in error) return [`${error.message}.`];
    throw error;
  }
};

const requireLasting = (files: CertificateFiles): void => {
  const end = expiryDate(readCertificate(files));
  if (end.getTime() <= Date.now())
    throw new ConfigError(`The certificate ${files.certificateFile} ended on ${end.toISOString().slice(0, 10)}.`);
};

const socketFaults = (path: string | undefined): string[] => {
  if (path === undefined) return [];
  const folder = dirname(resolve(path));
  if (!existsSync(folder))
    return [`The folder ${folder}, for the socket that ${SETTINGS.socketPath.name} names, does not exist.`];
  return existsSync(path) && !lstatSync(path).isSocket() ? [`${path} exists and is not a socket.`] : [];
};

/** The folder, or the nearest one above it that exists, must let the platform write. */
const folderFaults = (data: string): string[] => {
  const folder = resolve(data);
  if (existsSync(folder) && !statSync(folder).isDirectory())
    return [`${folder}, which ${SETTINGS.data.name} names, is not a folder.`];
  const why = whyUnusable(folder, 'writing');
  return why === undefined ? [] : [`The data folder ${folder} cannot be written: ${why}`];
};

/** Findings that deserve attention although the settings can be used. */
export const warningsAbout = (file: string | undefined, given: ReadonlyMap<SettingId, Given>): string[] => {
  if (file === undefined || !existsSync(file) || (statSync(file).mode & 0o077) === 0) return [];
  return holdsSecret(given) ? [`${file} holds a secret, and others can read it: run “chmod 600 ${file}”.`] : [];
};

/** Reports whether a secret is in the settings file itself. */
const holdsSecret = (given: ReadonlyMap<SettingId, Given>): boolean =>
  listSettings().some(([id, { isSecret }]) => {
    const found = given.get(id);
    return isSecret === true && found?.origin.from === 'file' && found.valueFile === undefined;
  });
