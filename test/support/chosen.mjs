// Selects the test files of a run: those that match its patterns, all guards, or all long proofs.
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';

const PROOF = /^\/\/ A long proof: ./;

export const textOf = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

const isFile = (path) => existsSync(path) && statSync(path).isFile();

/** The files with one of the patterns in their path; without a pattern, the guards or the long proofs. */
export const chosen = (patterns, proofs = false) => {
  const all = globSync('test/**/*.test.ts');
  const matching = (pattern) => (isFile(pattern) ? [pattern] : all.filter((file) => file.includes(pattern)));
  const files =
    patterns.length > 0 ? patterns.flatMap(matching) : all.filter((file) => PROOF.test(textOf(file)) === proofs);
  return [...new Set(files)].sort();
};
