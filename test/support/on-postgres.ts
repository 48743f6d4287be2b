import { withPostgres } from './postgres.ts';

/** For a test that is about PostgreSQL: uses that of the run, or starts one. */
export const onPostgres = async (work: () => Promise<void>): Promise<void> => {
  if (process.env.PITBOSS_TEST_POSTGRES !== undefined) return work();
  await withPostgres(async ({ environment }) => {
    process.env.PITBOSS_TEST_POSTGRES = environment.PGHOST;
    await work().finally(() => delete process.env.PITBOSS_TEST_POSTGRES);
  });
};
