// What a test file stands on, found by reading imports as they are written: each file that it reaches, itself included.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const IMPORT = /(?:\bfrom|^import|\bimport\()\s*'(\.[^']+)'/gm;

/** @returns {Set<string>} paths below the working directory, as the given ones are. */
export const reachedFrom = (files) => {
  const reached = new Set();
  const left = [...files];
  for (let file = left.pop(); file !== undefined; file = left.pop()) {
    if (reached.has(file) || !existsSync(file)) continue;
    reached.add(file);
    if (!/\.(ts|mjs)$/.test(file)) continue;
    for (const [, to] of readFileSync(file, 'utf8').matchAll(IMPORT)) left.push(normalize(join(dirname(file), to)));
  }
  return reached;
};
