/**
 * The long proofs that take a minute or more, with their seconds in a run on two processors. They start first, so that no worker is left with one
 * of them at the end.
 */
export const LONGEST: Readonly<Record<string, number>> = {
  'test/console/walk.test.ts': 390,
  'test/simulation/long.test.ts': 210,
  'test/ops/deploy/alerts.test.ts': 200,
  'test/many-servers/schedules.test.ts': 170,
  'test/ops/deploy/many-servers.test.ts': 150,
  'test/docs/browser.test.ts': 110,
  'test/server/soak.test.ts': 100,
  'test/console/permissions.test.ts': 90,
  'test/docs/par-sheets.test.ts': 90,
  'test/codegen/emit/client/client-foreign.test.ts': 90,
  'test/db/engine/postgres/servers.test.ts': 90,
  'test/cli/move.test.ts': 80,
  'test/docs/integrator.test.ts': 70,
  'test/codegen/foreign.test.ts': 70,
  'test/cli/database.test.ts': 70,
  'test/codegen/emit/server/foreign-server.test.ts': 70,
  'test/docs/reference.test.ts': 60,
  'test/db/engine/postgres/hosts.test.ts': 60,
};
