import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { copyFile, mkdir, open, utimes } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress } from 'node:zlib';
import { nameWritten, toPartFile } from './replica-folder.ts';

const READ_BYTES = 1 << 20;
const COMPRESSION = {
  params: { [constants.ZSTD_c_compressionLevel]: 1, [constants.ZSTD_c_checksumFlag]: 1 },
};

/**
 * Copies a store byte by byte while it is written to, and compresses the copy. It is no state of the store by itself: segments repeat what
 * was written meanwhile.
 */
export const copyBase = async (
  store: string,
  file: string,
  signal: AbortSignal,
): Promise<{ readonly bytes: number; readonly sha256: string }> => {
  const part = toPartFile(file);
  const digest = createHash('sha256');
  let bytes = 0;
  const count = async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      digest.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  };
  await pipeline(
    createReadStream(store, { highWaterMark: READ_BYTES }),
    createZstdCompress(COMPRESSION),
    count,
    createWriteStream(part, { mode: 0o600, flush: true }),
    { signal },
  );
  await nameWritten(part, file);
  return { bytes, sha256: digest.digest('hex') };
};

const ARCHIVE = /\.jsonl\.zst$/;

/** Copies the whole archive files that the replica does not have yet. They never change; one that no store names may be replaced. */
export const copyArchiveFiles = async (from: string, to: string): Promise<void> => {
  if (!existsSync(from)) return;
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !ARCHIVE.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const copy = join(to, relative(from, file));
    const { size, mtime, mtimeMs } = statSync(file);
    const known = statSync(copy, { throwIfNoEntry: false });
    // Some file systems have seconds only.
    if (known?.size === size && Math.abs(known.mtimeMs - mtimeMs) < 2_000) continue;
    await mkdir(dirname(copy), { recursive: true, mode: 0o700 });
    const part = toPartFile(copy);
    await copyFile(file, part);
    await utimes(part, mtime, mtime);
    const handle = await open(part, 'r+');
    await handle
      .chmod(0o600)
      .then(() => handle.sync())
      .finally(() => handle.close());
    await nameWritten(part, copy);
  }
};

/** The key files by name. One that is being replaced has another extension. */
export const readKeyFiles = (folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (existsSync(folder) ? readdirSync(folder) : [])
      .filter((name) => name.endsWith('.key'))
      .sort()
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
