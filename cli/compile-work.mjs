// Compiles a built work.cjs to work.compiled, with the Node that will run it: compile-work.mjs FOLDER. Every function is compiled, not only
// those that a run would reach: what a run reaches depends on its timing, and two builds must give the same bytes.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { constants, Script } from 'node:vm';

const file = join(resolve(process.argv[2]), 'work.cjs');
// V8 refuses code that was compiled under other flags than it runs with, so the flag is taken back before the code is written.
setFlagsFromString('--no-lazy');
const script = new Script(readFileSync(file, 'utf8'), {
  filename: 'work.cjs',
  importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
});
setFlagsFromString('--lazy');
writeFileSync(join(file, '../work.compiled'), script.createCachedData());
