import { spawnSync } from 'node:child_process';
import { suite as uvuSuite } from 'uvu';
import { buildGenerated } from './built.ts';
import { refuseErrors, refusingErrors } from './logged-errors.ts';

// A test file that is started directly has already loaded its imports. If they were outdated, it runs again in a new process.
if (buildGenerated()) {
  const again = [...process.execArgv, ...process.argv.slice(1)];
  process.exit(spawnSync(process.execPath, again, { stdio: 'inherit' }).status ?? 1);
}

/** Registers a test: a fact as its title, and the check. */
export type Test = (title: string, check: () => void | Promise<void>) => void;

/**
 * The only way to define tests. uvu on its own passes when `run` is forgotten, `only` is left in, a hook throws or no test was registered;
 * here none of these is possible, and a suite without a test fails.
 */
export const suite = (name: string, define: (test: Test) => void): void => {
  const tests = uvuSuite(name);
  const titles = new Set<string>();
  define((title, check) => {
    if (titles.has(title)) throw new Error(`${name}: two tests are called “${title}”`);
    titles.add(title);
    tests(title, () => refusingErrors(`${name}: ${title}`, check));
  });
  if (titles.size === 0) throw new Error(`${name}: a suite needs at least one test`);
  tests.after(refuseErrors);
  tests.run();
};
