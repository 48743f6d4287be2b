import { statSync } from 'node:fs';
import type Database from 'better-sqlite3';
import { openClient } from './open-client.ts';
import { type ReaderProgram, ReaderWorker } from './reader-worker.ts';

/** Reports progress: `done` bytes of a copy are on their way to the disk, of about `of`. */
export type Copying = (done: number, of: number) => void;

const LOOK_MS = 200;
/** The thread has nothing left to do then. */
const HUNG_MS = 10_000;

/** Like copyStore, on a thread: other work goes on here meanwhile, such as reporting progress. */
export const copyStoreAside = async (
  { file, nativeBinding }: { readonly file: string; readonly nativeBinding?: object | undefined },
  to: string,
  program: ReaderProgram,
  copying: Copying = () => {},
): Promise<void> => {
  const client = openClient({ file, readonly: true, ...(nativeBinding && { nativeBinding }) });
  const of = (() => {
    try {
      return usedBytes(client);
    } finally {
      client.close();
    }
  })();
  const worker = new ReaderWorker(program, { file, addonFile: program.addonFile }, () => {});
  const look = setInterval(() => {
    copying(Math.min(statSync(to, { throwIfNoEntry: false })?.size ?? 0, of), of);
  }, LOOK_MS);
  copying(0, of);
  try {
    await worker.copyTo(to);
    // It may be smaller than estimated.
    const { size } = statSync(to);
    copying(size, size);
  } finally {
    clearInterval(look);
    await worker.stop(HUNG_MS);
  }
};

/** The size of a copy, which has none of the pages that the store keeps for later use. */
const usedBytes = (client: Database.Database): number => {
  const number = (pragma: string): number => Number(client.pragma(pragma, { simple: true }));
  return (number('page_count') - number('freelist_count')) * number('page_size');
};
