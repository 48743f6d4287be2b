import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Store } from '../../db/engine/store.ts';
import { PLATFORM_ORGANISATION } from '../../domain/account/access.ts';
import manifest from '../../package.json' with { type: 'json' };
import { auditPlatformAction } from '../base/audit-platform-action.ts';
import type { Logger } from '../base/log.ts';
import { replaceFile } from '../base/replace-file.ts';
import type { Keys } from '../keys/keys.ts';
import { runningProgram } from './program.ts';

/** A program that was started on a data folder. */
export type StartedProgram = { readonly version: string; readonly sha256: string };

/** Beside the store: each server of a database has its own, so servers that are upgraded in turn do not differ from each other. */
const fileIn = (data: string): string => join(data, 'program.json');

/** The program started last with a data folder; undefined when none has been recorded, or the record cannot be read. */
export const readStartedProgram = (data: string): StartedProgram | undefined => {
  try {
    const { version, sha256 } = JSON.parse(readFileSync(fileIn(data), 'utf8'));
    return typeof version === 'string' && typeof sha256 === 'string' ? { version, sha256 } : undefined;
  } catch {
    return undefined;
  }
};

type Parts = {
  readonly data: string;
  readonly store: Pick<Store, 'write'>;
  readonly keys: Pick<Keys, 'seal'>;
  readonly log: Logger;
  readonly clock: () => number;
};

/**
 * Audits the start with the program's version and hash, and the ones before if it is another program. The event comes before the file, so a
 * crash repeats the event and loses none. The start does not wait for it.
 * @returns what waits for it to end.
 */
export const recordProgram = ({ data, store, keys, log, clock }: Parts): (() => Promise<void>) => {
  const record = async (): Promise<void> => {
    const program = await runningProgram();
    if (program === undefined) return;
    const { form, sha256 } = program;
    const { version } = manifest;
    const before = readStartedProgram(data);
    const isOther = before !== undefined && before.sha256 !== sha256;
    const detail = {
      ...{ version, sha256, form },
      ...(isOther && { version_before: before.version, sha256_before: before.sha256 }),
    };
    if (isOther) log.warn(detail, 'this program is not the one that was started last');
    const action = isOther ? 'startOtherProgram' : 'startProgram';
    const event = { ownerId: PLATFORM_ORGANISATION, resource: 'program', targetId: '', action, detail };
    await store.write((tx) => auditPlatformAction({ tx, seal: keys.seal }, event, clock()));
    if (before === undefined || isOther) replaceFile(fileIn(data), `${JSON.stringify({ version, sha256 })}\n`);
  };
  const recording = record().catch((error: unknown) =>
    log.error({ err: error }, 'the program that was started is not recorded'),
  );
  return () => recording;
};
