// Runs the test files named on the command line one after another in this process, which run.mjs starts, so that imports are loaded once.
// After each file it prints a line with RECORD and JSON: { file, total, passed, seconds, processor }. Everything before it is the file's
// output; processor is the time in seconds that the file took of the processors, with the programs it ran.
import { resolve } from 'node:path';
import { processorSeconds } from './processor-seconds.mjs';

/** Starts the line that ends a file's output. No test prints this character. */
export const RECORD = '\u001e';

const runFile = async (file) => {
  const path = resolve(file);
  // As if the file had been started directly: some files restart themselves with arguments.
  process.argv = [process.execPath, path];
  const suites = [];
  globalThis.UVU_QUEUE = [suites];
  await import(path);
  // An unhandled rejection ends the process before the file's tests are counted.
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
  // uvu reads both when loaded: suites are queued, and run when this file says so.
  globalThis.UVU_DEFER = true;
  let spent = 0;
  for (const file of files) {
    const started = performance.now();
    const counts = await runFile(file).catch((error) => {
      process.stdout.write(`\n${error?.stack ?? error}\n`);
      return { total: 0, passed: 0 };
    });
    const seconds = (performance.now() - started) / 1000;
    const before = spent;
    spent = processorSeconds();
    process.stdout.write(`\n${RECORD}${JSON.stringify({ file, ...counts, seconds, processor: spent - before })}\n`);
  }
  // A pending rejection must end the process first; a server left open by a failed test must not keep it alive.
  await new Promise(setImmediate);
  process.exit();
}
