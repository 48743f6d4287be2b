import { createHash } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { ServedFile } from '../server/http/pages.ts';
import type { Page } from './page.ts';

/**
 * Writes pages into a folder: each as a file named after its address, with a compressed copy, and `pages.json`, from which the server
 * serves them. The folder is replaced as a whole.
 */
export const writePages = (folder: string, pages: readonly Page[]): void => {
  const written = `${folder}.tmp`;
  rmSync(written, { recursive: true, force: true });
  const served: Record<string, ServedFile> = {};
  for (const { address, type, content } of pages) {
    const file = `${address.slice(1)}${extname(address) === '' ? '.html' : ''}`;
    if (served[address] !== undefined) throw new Error(`Two pages are served at ${address}.`);
    served[address] = { file, type, etag: createHash('sha256').update(content).digest('base64url').slice(0, 22) };
    mkdirSync(join(written, dirname(file)), { recursive: true });
    writeFileSync(join(written, file), content);
    writeFileSync(join(written, `${file}.gz`), gzipSync(content, { level: 9 }));
  }
  writeFileSync(join(written, 'pages.json'), `${JSON.stringify(served, null, 2)}\n`);
  rmSync(folder, { recursive: true, force: true });
  renameSync(written, folder);
};
