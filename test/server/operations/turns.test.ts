import * as assert from 'uvu/assert';
import type { Caller } from '../../../platform/unit/handler.ts';
import { isOnPostgres } from '../../support/engine-store.ts';
import { bonusAward } from '../../support/freespins.ts';
import { type InProcessPlatform, type OperationId, openPlatform, type RequestParts } from '../../support/platform.ts';
import { someone } from '../../support/someone.ts';
import { suite } from '../../support/suite.ts';

const FLOOD = 40;
/** On PostgreSQL several are read at one time, and go on while the other one is; test/db/engine/tenants.test.ts counts those that begin. */
const READS = isOnPostgres ? FLOOD / 2 : 1;

const of = (organisationId: string): Caller => ({
  ...someone(organisationId),
  accountId: organisationId,
  organisationId,
  tenant: organisationId,
});
const [FLOODS, QUIET] = [of('northstar'), of('southstar')];

type Ask = readonly [OperationId, (owner: string, number: number) => RequestParts];
const write: Ask = [
  'createSources',
  (owner_id, number) => ({ body: [{ owner_id, source_id: `s-${number}`, source_name: 'A game' }] }),
];
const bulk: Ask = [
  'createSources',
  (owner_id, number) => ({
    body: Array.from({ length: 100 }, (_, at) => ({ owner_id, source_id: `s-${number}-${at}`, source_name: 'A game' })),
  }),
];
/** A handler of several units; other handlers run between them. */
const chain: Ask = ['awardBonus', (operator_id) => ({ body: bonusAward({ operator_id }) })];
const read: Ask = ['listSources', (owner_id) => ({ query: { owner_id } })];

const withPlatform = async (work: (platform: InProcessPlatform) => Promise<void>): Promise<void> => {
  const platform = openPlatform({ draw: () => 0n, clock: () => 1_000 });
  try {
    const body = ['northstar', 'southstar'].map((id) => ({ id, name: id }));
    assert.is((await platform.call('saveOperators', { body })).status, 200);
    for (const { id: operator_id } of body)
      await platform.call('saveBrands', { path: { operator_id }, body: [{ id: 'luna', name: 'Luna' }] });
    await work(platform);
  } finally {
    await platform.close();
  }
};

/** The number of requests of a flood that are answered before a later one of another tenant. */
const answeredBefore = async (platform: InProcessPlatform, flood: Ask, quiet: Ask): Promise<number> => {
  let answered = 0;
  const call = async ([operationId, partsOf]: Ask, caller: Caller, number: number): Promise<number> => {
    const { status } = await platform.call(operationId, partsOf(caller.organisationId, number), caller);
    assert.is(status, 200);
    answered += 1;
    return answered - 1;
  };
  const all = Array.from({ length: FLOOD }, (_, number) => call(flood, FLOODS, number));
  const before = await call(quiet, QUIET, 0);
  await Promise.all(all);
  return before;
};

suite('server/operations/turns', (test) => {
  for (const [name, flood, quiet, most] of [
    ['a write waits for one write of another tenant', write, write, 1],
    ['a write waits for one bulk of another tenant', bulk, write, 1],
    ['a read waits for one read of another tenant', read, read, READS],
    ['a handler of several units waits for one of another tenant', chain, chain, READS],
  ] as const)
    test(`${name}, however many came before it`, () =>
      withPlatform(async (platform) => {
        const before = await answeredBefore(platform, flood, quiet);
        assert.ok(before <= most, `${before} of ${FLOOD} were answered first`);
      }));

  test('a write does not wait for the reads of another tenant', () =>
    withPlatform(async (platform) => {
      const before = await answeredBefore(platform, read, write);
      assert.ok(before < FLOOD / 2, `${before} of ${FLOOD} were answered first`);
    }));
});
