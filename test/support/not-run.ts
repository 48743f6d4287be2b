import { spawnSync } from 'node:child_process';

/** Says that a part of a long proof could not be run on this machine. The runner prints these lines also of a file that passed. */
export const notRun = (what: string, why: string): void => {
  process.stdout.write(`not run: ${what}: ${why}\n`);
};

/** Reports whether a program is installed. */
export const has = (program: string): boolean =>
  spawnSync('sh', ['-c', 'command -v "$0"', program], { stdio: 'ignore' }).status === 0;

/** Runs a part of a proof where all programs that it needs are installed, and otherwise says which are not. */
export const withPrograms = async (
  what: string,
  programs: readonly string[],
  work: () => void | Promise<void>,
): Promise<void> => {
  const missing = programs.filter((program) => !has(program));
  if (missing.length > 0) notRun(what, `${missing.join(', ')} is not installed; make prove-tools installs it`);
  else await work();
};
