// Selects the test files of a run: those that match its patterns, all guards, all long proofs, or all that run on PostgreSQL.
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { reachedFrom } from './import-graph.mjs';

const PROOF = /^\/\/ A long proof: ./;
/** It is the same whichever engine a run is for, so a run of the proofs has it. */
const PROOF_ON_POSTGRES = /^\/\/ A long proof: .*\bstarts PostgreSQL\b/;

/** The folders whose tests are about what the store keeps, and the file that opens a store of the engine that the run is for. */
const ON_ENGINES = /^test\/(cli\/verify|db|handlers|platform|server|simulation)\//;
/** Transport and settings are the same whichever engine keeps the changes. */
const ON_ONE = /^test\/server\/(base|http|metrics|settings|tracing)\//;
const ENGINE_STORE = 'test/support/engine-store.ts';

/** The order of a run on PostgreSQL, which may have a time limit. The long proofs, such as crashes, come before all of these. */
const ORDER = [/^test\/(cli\/verify|handlers|platform|simulation)\//, /^test\/server\//, /./];

const placeOf = (file) => (isProof(file) ? -1 : ORDER.findIndex((folder) => folder.test(file)));

/** A line of a test file that has no meaning on PostgreSQL, such as one about files of a data folder, with the reason. */
const SQLITE_ALONE = /^\/\/ On SQLite alone: (.+)$/m;

export const textOf = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

export const isProof = (file) => PROOF.test(textOf(file));

/** A guard that is also a proof: it tries a sample, and everything among the long proofs. */
const SAMPLES = /\/in-full\.ts';/;

const isProven = (file) => isProof(file) || SAMPLES.test(textOf(file));

const isFile = (path) => existsSync(path) && statSync(path).isFile();

/** The files with one of the patterns in their path; without a pattern, the guards or the long proofs. */
export const chosen = (patterns, proofs = false) => {
  const all = globSync('test/**/*.test.ts');
  const matching = (pattern) => (isFile(pattern) ? [pattern] : all.filter((file) => file.includes(pattern)));
  const files =
    patterns.length > 0 ? patterns.flatMap(matching) : all.filter((file) => (proofs ? isProven(file) : !isProof(file)));
  return [...new Set(files)].sort();
};

/**
 * The files of a run on PostgreSQL: those with one of the patterns in their path, or all that open a store of the engine that the run is for,
 * but for proofs that start a PostgreSQL themselves.
 * @returns those to run, the most important first, and those that say why they are left out, unless they are named in full.
 */
export const chosenForPostgres = (patterns) => {
  const opening =
    patterns.length > 0
      ? chosen(patterns)
      : globSync('test/**/*.test.ts')
          .filter((file) => ON_ENGINES.test(file) && !ON_ONE.test(file) && reachedFrom([file]).has(ENGINE_STORE))
          .filter((file) => !PROOF_ON_POSTGRES.test(textOf(file)))
          .sort();
  const reasonOf = (file) => (patterns.includes(file) ? undefined : SQLITE_ALONE.exec(textOf(file))?.[1]);
  return {
    files: opening.filter((file) => reasonOf(file) === undefined).sort((a, b) => placeOf(a) - placeOf(b)),
    leftOut: opening.flatMap((file) => {
      const reason = reasonOf(file);
      return reason === undefined ? [] : [{ file, reason }];
    }),
  };
};
