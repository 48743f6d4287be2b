import { whyToStop } from '../server/start/why-to-stop.ts';

/** Ends a command whose data folder is lost to it: a commit has failed on disk, or another process has the lock. */
export const endAtOnce = (error: unknown): never => {
  process.stderr.write(`pitboss: ${whyToStop(error)} (${error instanceof Error ? error.message : error})\n`);
  process.exit(1);
};
