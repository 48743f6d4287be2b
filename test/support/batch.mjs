// Runs the test files named on the command line one after another in this process, which run.mjs starts: what they import is loaded once.
// After each file it prints a line of RECORD and JSON: { file, total, passed, seconds }. What comes before it is the file's output.
import { resolve } from 'node:path';

/** Begins the line that ends a file's output. No test prints this character. */
export const RECORD = '\u001e';

const runFile = async (file) => {
  const path = resolve(file);
  // As if the file had been started alone: some files start themselves again with arguments.
  process.argv = [process.execPath, path];
  const suites = [];
  globalThis.UVU_QUEUE = [suites];
  await import(path);
  // What the file left rejected ends the process before its tests count.
  await new Promise(setImmediate);
  let total = 0;
  let passed = 0;
  for (const run of suites) {
    const [errors, ran, , all] = await run();
    total += all;
    passed += ran;
    if (typeof errors === 'string') process.stdout.write(`\n${errors}\n`);
  }
  return { total, passed };
};

if (import.meta.main) {
  const files = process.argv.slice(2);
  // uvu reads both when it is loaded: suites are queued, and run when this file says so.
  globalThis.UVU_DEFER = true;
  for (const file of files) {
    const started = performance.now();
    const counts = await runFile(file).catch((error) => {
      process.stdout.write(`\n${error?.stack ?? error}\n`);
      return { total: 0, passed: 0 };
    });
    const seconds = (performance.now() - started) / 1000;
    process.stdout.write(`\n${RECORD}${JSON.stringify({ file, ...counts, seconds })}\n`);
  }
  // A rejection that is still on its way must end the process first; a server that a failed test left open must not keep it.
  await new Promise(setImmediate);
  process.exit();
}
