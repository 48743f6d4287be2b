// The imports of a test file, found by scanning source text: each file that it reaches, including itself.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const IMPORT = /(?:\bfrom|^import|\bimport\()\s*'(\.[^']+)'/gm;

/** @returns {Set<string>} paths below the working directory, like the given ones. */
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
