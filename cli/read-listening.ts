import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { ConfigError, type Environment } from '../server/base/environment.ts';
import type { ListeningPlace } from '../server/health/ask-health.ts';
import { readAs } from '../server/settings/kind.ts';
import { type Options, readSettings } from '../server/settings/read-settings.ts';
import { SETTINGS, type SettingId } from '../server/settings/settings.ts';
import { CommandError } from './command.ts';

/** Where `serve` listens with the same settings, its certificate, and faults of settings that are not needed here. */
export type Listened = {
  readonly listening: ListeningPlace;
  readonly certificateFile: string | undefined;
  readonly faults: readonly string[];
};

/**
 * Reads only the settings that say where the platform listens: a fault in another one, which a running platform has not read yet, must not
 * make it look dead.
 */
export const readListening = (options: Options, environment: Environment): Listened => {
  const { given, faults } = readSettings(options, environment);
  const read = (id: SettingId) => {
    const found = given.get(id);
    if (found === undefined) throw new ConfigError(faults[0]);
    return { text: found.text, label: found.origin.label };
  };
  const port = read('port');
  const listening = {
    host: read('host').text ?? SETTINGS.host.default,
    port: readAs(SETTINGS.port.kind, port.label, port.text ?? SETTINGS.port.default),
  };
  const [socket, { text: certificateFile }] = [read('socketPath').text, read('tlsCert')];
  const unixSocket = socket === undefined ? undefined : { path: socket };
  if (unixSocket === undefined && listening.port === 0)
    throw new CommandError(`${port.label} is 0, so the platform has chosen its port. Give its address with --url.`);
  return { listening: { ...listening, unixSocket, isSecure: certificateFile !== undefined }, certificateFile, faults };
};

/** The platform presents another certificate than its file has, as it does for a moment when the file is replaced. */
export class OtherCertificate extends CommandError {}

/** Accepts the certificate in this file even if it is self-signed, expired or for another name. */
export const accepts =
  (certificateFile: string, address: string) =>
  (presented: X509Certificate | undefined): void => {
    const own = certificateIn(certificateFile);
    if (presented?.fingerprint256 !== own.fingerprint256)
      throw new OtherCertificate(
        `${address} presents another certificate than ${certificateFile} has. Another program may listen there, or the platform could not use the file: see its log.`,
      );
  };

const certificateIn = (file: string): X509Certificate => {
  try {
    return new X509Certificate(readFileSync(file));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new CommandError(`Cannot read the certificate ${file}, which PITBOSS_TLS_CERT names: ${why}.`);
  }
};
