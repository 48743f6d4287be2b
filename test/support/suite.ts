import { spawnSync } from 'node:child_process';
import { suite as uvuSuite } from 'uvu';
import { buildGenerated } from './built.ts';

// A test file that is started by itself has loaded its imports by now. Where they were old, it runs again in a process that loads the new ones.
if (buildGenerated()) {
  const again = [...process.execArgv, ...process.argv.slice(1)];
  process.exit(spawnSync(process.execPath, again, { stdio: 'inherit' }).status ?? 1);
}

/** Registers one test: a fact as its title, and what shows it. */
export type Test = (title: string, check: () => void | Promise<void>) => void;

/**
 * The only way to a test. uvu alone passes when `run` is forgotten, when `only` is left in, when a hook throws and when no test was
 * registered; here none of these can be written down, and a suite without a test fails.
 */
export const suite = (name: string, define: (test: Test) => void): void => {
  const tests = uvuSuite(name);
  const titles = new Set<string>();
  define((title, check) => {
    if (titles.has(title)) throw new Error(`${name}: two tests are called “${title}”`);
    titles.add(title);
    tests(title, check);
  });
  if (titles.size === 0) throw new Error(`${name}: a suite needs at least one test`);
  tests.run();
};
