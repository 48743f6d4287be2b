import { isOnPostgres } from './engine-store.ts';
import { notRun } from './not-run.ts';

type Register = (title: string, work: () => void | Promise<void>) => void;

/** Registers tests that have no meaning on PostgreSQL. A run there says of each why it is left out. */
export const onSqlite =
  (test: Register, why: string): Register =>
  (title, work) => {
    if (isOnPostgres) notRun(title, why);
    else test(title, work);
  };
