import { readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { flushFile } from '../../db/engine/copy-store.ts';
import { outside } from '../../db/engine/inside.ts';
import type { Store } from '../../db/engine/store.ts';
import type { Tx } from '../../db/engine/tx.ts';
import { PLATFORM_ORGANISATION } from '../../domain/account/access.ts';
import { auditPlatformAction } from '../base/audit-platform-action.ts';
import type { FollowedFiles } from '../base/followed-files.ts';
import type { Logger } from '../base/log.ts';
import { replaceFile } from '../base/replace-file.ts';
import type { Keys } from '../keys/keys.ts';
import { type GeneratorFailure, RandomGenerator } from '../random/generator.ts';
import { OrderRefused } from './order-files.ts';

/** Interval at which fresh bytes are tested, however few are drawn. */
const CHECK_MS = 60_000;

const AUDITED = { ownerId: PLATFORM_ORGANISATION, resource: 'generator', targetId: '' };

/** Beside the store and not in it: each server has a generator, and a backup knows nothing of this machine's. */
const fileIn = (data: string): string => join(data, 'generator-stopped.json');

/** The failure that a server with this data folder stopped at, until it is accepted. One that cannot be read counts. */
const readStopped = (data: string): GeneratorFailure | undefined => {
  try {
    const { test, detail, at_ms: atMs } = JSON.parse(readFileSync(fileIn(data), 'utf8'));
    return { test, detail: String(detail), atMs: Number(atMs) };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    return { test: 'source', detail: `The record ${fileIn(data)} cannot be read.`, atMs: 0 };
  }
};

type Parts = {
  readonly data: string;
  readonly store: Pick<Store, 'write'>;
  readonly keys: Pick<Keys, 'seal'>;
  readonly log: Logger;
  readonly files: FollowedFiles;
};

/**
 * Begins to draw from a generator, unless it has failed before and nobody has accepted that: neither a restart nor another program forgets
 * it. A failure is recorded in the data folder, logged and audited; draws go on when its record is gone and the start test passes.
 * @returns what ends the tests of each minute.
 */
export const watchGenerator = (generator: RandomGenerator, { data, store, keys, log, files }: Parts): (() => void) => {
  const recorded = readStopped(data);
  if (recorded !== undefined) {
    log.error(recorded, 'the random generator has failed before: nothing is drawn until pitboss rng accept');
    generator.stop(recorded);
  }
  generator.onStop = ({ test, detail, atMs }) => {
    log.error({ test, detail }, 'the random generator has failed: nothing is drawn until pitboss rng accept');
    try {
      replaceFile(fileIn(data), `${JSON.stringify({ test, detail, at_ms: atMs })}\n`);
    } catch (error) {
      log.error({ err: error }, 'the failure of the random generator cannot be recorded: a restart would forget it');
    }
    const record = (tx: Tx): Promise<void> =>
      auditPlatformAction(
        { tx, seal: keys.seal },
        { ...AUDITED, action: 'stopGenerator', detail: { test, detail } },
        atMs,
      );
    const failed = (error: unknown): void =>
      log.error({ err: error }, 'the failure of the random generator is not audited');
    // Not in the unit whose draw found it, which is rolled back.
    outside(() => setImmediate(() => store.write(record).catch(failed)));
  };
  if (recorded === undefined) generator.begin();
  // A command for servers that share a database removes the record by itself, and another process on the folder may write one.
  files.follow(
    'the record of a failed random generator',
    [fileIn(data)],
    () => readStopped(data),
    (left) => {
      if (left !== undefined && generator.failure === undefined) generator.stop(left);
      if (left === undefined && generator.failure !== undefined && generator.begin() === undefined)
        log.warn('the failure of the random generator was accepted: draws go on');
    },
  );
  const checking = setInterval(() => generator.check(), CHECK_MS).unref();
  return () => clearInterval(checking);
};

/**
 * Accepts the failure of a generator, if it passes the start test now. The record goes last, so a crash leaves the generator stopped.
 * @param parts.generator the one that runs; a new one reads the same source.
 * @returns what was done, as a sentence. @throws OrderRefused
 */
export const acceptGenerator = async (
  { data, store, keys, clock, generator = new RandomGenerator() }: AcceptParts,
  reason: string,
): Promise<string> => {
  const stopped = generator.failure ?? readStopped(data);
  if (stopped === undefined)
    throw new OrderRefused(`No failure of a random generator is recorded in ${data}. Each server has its own.`);
  requirePass(generator.testStart());
  const { test, detail } = stopped;
  const { seal } = keys;
  await store.write((tx) =>
    auditPlatformAction(
      { tx, seal },
      { ...AUDITED, action: 'acceptGenerator', detail: { reason, test, detail } },
      clock(),
    ),
  );
  rmSync(fileIn(data), { force: true });
  flushFile(dirname(fileIn(data)));
  requirePass(generator.begin());
  return 'The random generator has passed its start test, and draws go on.';
};

const requirePass = (failure: GeneratorFailure | undefined): void => {
  if (failure !== undefined)
    throw new OrderRefused(`The random generator fails again: ${failure.detail} Nothing is drawn.`);
};

/** The open data folder whose generator is accepted. */
export type AcceptParts = {
  readonly data: string;
  readonly store: Pick<Store, 'write'>;
  readonly keys: Pick<Keys, 'seal'>;
  readonly clock: () => number;
  readonly generator?: RandomGenerator | undefined;
};
