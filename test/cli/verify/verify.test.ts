import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import * as assert from 'uvu/assert';
import { openStore } from '../../../db/engine/store.ts';
import { book, findInstance } from '../../../db/jackpots/instances.ts';
import { apply } from '../../../domain/jackpot/draft.ts';
import type { Entry, Posting } from '../../../domain/jackpot/entry.ts';
import type { Wallet } from '../../../platform/unit/operator-wallet.ts';
import type { Keys } from '../../../server/keys/keys.ts';
import { migrations } from '../../../server/start/assets.ts';
import { sampleOf } from '../../support/in-full.ts';
import { onSqlite } from '../../support/on-sqlite.ts';
import { by, paidByPlayers } from '../../support/paying-players.ts';
import { type InProcessPlatform, openPlatform } from '../../support/platform.ts';
import { seededDraw } from '../../support/seeded-draw.ts';
import { withFolder } from '../../support/server.ts';
import { contribution, instantiation, threePots } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { forged, tampered, verifyStore } from '../../support/verifying.ts';

const DONE = { outcome: 'done', result: null } as const;

/** A wallet that pays, but whose answers to p-lost get lost and whose answer to p-slow waits for release. */
const startWallet = (): Wallet & { letGo(): void } => {
  let letGo = (): void => {};
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  return {
    letGo,
    // It does not know p-1, so p-1's wins stay due.
    authenticate: async ({ token, brandId, currency }) =>
      token === 'session-p-1'
        ? { outcome: 'refused', code: 'session_expired' }
        : {
            outcome: 'done',
            result: { playerId: token.replace('session-', ''), operatorId: 'northstar', brandId, currency },
          },
    execute: async ({ playerId }) => {
      if (playerId === 'p-slow') await gone;
      return playerId === 'p-lost' ? { outcome: 'uncertain', why: 'timeout', detail: 'silence' } : DONE;
    },
    executeBatch: async () => ({ outcome: 'refused', code: 'unexpected' }),
    cancel: async () => DONE,
  };
};

const qualifying = { wager_criteria: { min_base_wager: 1, min_contribution: 0 } };

/**
 * The operator pays for `tri-star`, which has two due wins, one of them of its pot's last life. Players pay for `paid` in dollars, and its
 * win is paid. `set` holds adjusted balances.
 */
const play = async (platform: InProcessPlatform): Promise<void> => {
  const call = async (...words: Parameters<InProcessPlatform['call']>) => {
    const { status, body, detail } = await platform.call(...words);
    assert.is(status, 200, detail);
    return body as { readonly id: string };
  };
  const open = async (template: object, gameCode: string): Promise<string> => {
    const { id } = await call('createTemplate', { body: template });
    await call('publishTemplate', { body: { owner_id: 'northstar', template_id: id } });
    const body = instantiation({ template_id: id, instance_game_code: gameCode });
    return (await call('instantiateTemplate', { body })).id;
  };
  await call('saveOperators', { body: [{ id: 'northstar', name: 'Northstar' }] });
  await call('saveBrands', { path: { operator_id: 'northstar' }, body: [{ id: 'luna', name: 'Luna' }] });
  const template = threePots();
  const free = await open(
    {
      ...template,
      contribution_rules: { ...template.contribution_rules, ...qualifying },
      pots: template.pots.map((pot) => ({ ...pot, max_instantiation_count: pot.id === 'major' ? 1 : 0 })),
    },
    'tri-star',
  );
  const paid = await open(paidByPlayers('paid', true), 'paid');
  const set = await open(threePots({ id: 'set' }), 'set');
  const adjust = (pot_id: string, adjustment: number) => ({
    body: { instance_id: set, pot_id, adjustment, reason: 'A launch value.' },
  });
  await call('setPotCurrentValue', adjust('minor', 10));
  await call('setPotCurrentValue', adjust('minor', 4));
  await call('setPotContributedSeed', adjust('major', 25.5));
  await call('setPotSurplusSeed', adjust('mega', 100));
  const contribute = (body: object, key: string) =>
    platform.call('contributeToInstance', { headers: { 'idempotency-key': key }, body });
  for (const [index, wager] of [10, 20, 0.5].entries())
    assert.is((await contribute(contribution(free, { base_wager: wager }), `free-${index}`)).status, 200);
  for (const pot_id of ['minor', 'major']) {
    const winner = { brand_id: 'northstar:luna', player_id: 'p-1' };
    await call('triggerWin', { body: { ...winner, instance_id: free, pot_id, source_id: 'tri-star' } });
  }
  const dollars = { currency: 'USD' };
  assert.is((await contribute(by(paid, 'p-2', dollars), 'paid-0')).status, 200);
  assert.is((await contribute(by(paid, 'p-lost', dollars), 'paid-1')).status, 504);
  assert.is((await contribute(by(paid, 'p-lost'), 'paid-2')).status, 504);
};

/** Runs work with a store that has a debit in flight, and the key that seals it. */
const withPlayed = (work: (file: string, keys: Keys, folder: string) => Promise<void>): Promise<void> =>
  withFolder(async (folder) => {
    const wallet = startWallet();
    let nowMs = 1_800_000_000_000;
    const platform = openPlatform({
      draw: seededDraw(1),
      clock: () => ++nowMs,
      walletOf: () => wallet,
      multipliers: { USD: '1.0833' },
      inFile: true,
    });
    try {
      await play(platform);
      const reader = new Database(platform.file, { readonly: true });
      const paid = reader.prepare("select id from instances where game_code = 'paid'").pluck().get();
      const slow = platform.call('contributeToInstance', { body: by(String(paid), 'p-slow', { currency: 'USD' }) });
      const open = reader.prepare("select count(*) from contributions where state = 'open'").pluck();
      while (open.get() === 0) await new Promise(setImmediate);
      reader.prepare('vacuum into ?').run(join(folder, 'played.db'));
      reader.close();
      wallet.letGo();
      await slow;
      await work(join(folder, 'played.db'), platform.keys, folder);
    } finally {
      await platform.close();
    }
  });

const SETS = "(select id from instances where game_code = 'set')";
const SET = `instance_id = ${SETS}`;
const FREE = "(select id from instances where game_code = 'tri-star')";
const PAYING = "state = 'booked' and debit > 0";
const OTHER = `instance_id = 'nowhere' where instance_id = ${FREE}`;

const CASES: readonly [sql: string, named: RegExp][] = [
  // Payouts, due and paid.
  ["update payouts set pay = pay * 10 where state = 'due'", /^pay of the payout \S+:0 is 54200000; .* 5420000$/],
  ["update payouts set amount = amount - 1 where state = 'due'", /^amount of the payout /],
  [
    "update payouts set player_id = 'p-2' where state = 'due'",
    /^player of the payout \S+ is p-2; the ledger says p-1$/,
  ],
  ["update payouts set brand_path = 'northstar:sol' where state = 'due'", /^brand of the payout /],
  ["update payouts set operator_id = 'quiet' where state = 'due'", /^operator of the payout /],
  ["update payouts set pay_currency = 'BTC' where state = 'due'", /^currency of the payout \S+ is BTC; .* EUR$/],
  ["update payouts set win_id = 'w' where state = 'due'", /^win of the payout /],
  [
    "update payouts set transaction_id = 't' where state = 'due' and pay = 5420000",
    /^entry 4, a win, is about the payout \S+:0, which does/,
  ],
  [`update payouts set instance_id = ${FREE}`, /^instance of the payout /],
  [
    "update payouts set state = 'paid', paid_at_ms = 1 where state = 'due'",
    /^the number of paid payouts is 2; the ledger says 0$/,
  ],
  ["update payouts set state = 'due' where state = 'paid'", /^state of the payout \S+ is due; the ledger says paid$/],
  ["update payouts set pay = 1 where state = 'paid'", /^pay of the payout /],
  ["update payouts set paid_at_ms = 1 where state = 'paid'", /^time of payment of the payout /],
  ['delete from payouts', /is about the payout \S+:0, which does not exist$/],
  [
    "create temp table p as select * from payouts where state = 'due' limit 1; update p set transaction_id = 'again'; insert into payouts select * from p",
    /^the number of payouts is 3; the ledger says 2$/,
  ],
  // Wins.
  ["update wins set pot_id = 'mega' where pot_id = 'minor'", /^pot of the win \S+ is mega; the ledger says minor$/],
  ['update wins set instance_count = 7', /^instance_count of the win \S+ is 7; the ledger says 1$/],
  ["update wins set contribution_id = 'c'", /^contribution of the win /],
  ["update wins set brand_path = 'northstar:sol'", /^brand of the win /],
  ["update wins set player_id = 'p-9'", /^player of the win /],
  ['update wins set value = value + 1', /^value of the win /],
  ['update wins set at_ms = 1', /^time of the win /],
  ['delete from wins', /is about the win \S+, which does not exist$/],
  [
    "create temp table w as select * from wins limit 1; update w set id = 'again'; insert into wins select * from w",
    /^the number of wins is \d; the ledger says \d$/,
  ],
  // Contributions.
  [
    `update contribution_intents set state = 'cancelled' where ${PAYING}`,
    /^state of the contribution \S+ is cancelled; /,
  ],
  [`update contribution_intents set brand_path = 'northstar:sol' where ${PAYING}`, /^brand of the contribution /],
  [`update contribution_intents set player_id = 'p-9' where ${PAYING}`, /^player of the contribution /],
  [`update contribution_intents set currency = 'EUR' where ${PAYING}`, /^currency of the contribution /],
  [`update contribution_intents set wager = wager + 1 where ${PAYING}`, /^wager of the contribution /],
  [`update contribution_intents set debit = debit + 1 where ${PAYING}`, /^debit of the contribution /],
  [`update contribution_intents set rate = '1/2' where ${PAYING}`, /^rate of the contribution /],
  [
    `update contribution_intents set player_paid = player_paid + 1, booked = booked + 1 where ${PAYING}`,
    /^playerPaid of the con/,
  ],
  [
    `update contribution_intents set player_paid = operator_paid, operator_paid = player_paid where ${PAYING}`,
    /^playerPaid of the contribution \S+ is 0; the ledger says 1006184$/,
  ],
  [
    `update contribution_intents set operator_paid = 2, booked = 2 where ${PAYING}`,
    /^operatorPaid of the contribution /,
  ],
  [`update contribution_intents set key = 'k' where ${PAYING}`, /^idempotency key of the contribution \S+ is k; /],
  [
    'delete from contribution_intents',
    /^entry 2, a contribution, is about the contribution \S+, which does not exist$/,
  ],
  [
    "update contribution_intents set state = 'booked' where state = 'cancelling'",
    /^the number of booked contributions is 3; the ledger says 1$/,
  ],
  [
    `update contribution_intents set operator_paid = 1, booked = 1 where booked = 0 and instance_id = ${FREE}`,
    /^the number of booked contributions is 1; the ledger says 0$/,
  ],
  [
    `update contribution_intents set debit = 1 where booked = 0 and instance_id = ${FREE}`,
    /^the number of booked contributions is 1; /,
  ],
  [
    `insert into contribution_intents select * from contributions where instance_id = ${FREE} and booked > 0`,
    /^entry 2 is the only record of the contribution \S+, which has another$/,
  ],
  // The instance and its pots.
  ["update instances set rules = replace(rules, '0.3', '0.4')", /^the hash of the rules of the instance is /],
  ["update instances set currency = 'BTC' where game_code = 'paid'", /^currency of the instance is BTC; .* EUR$/],
  ["update instances set owner_id = 'quiet' where game_code = 'paid'", /^owner of the instance is quiet; /],
  ["update instances set operator_id = 'quiet' where game_code = 'paid'", /^operator of the instance is quiet; /],
  ["update instances set game_code = 'x' where game_code = 'paid'", /^game code of the instance is x; .* paid$/],
  ['update instances set total_contributions = 9', /^total_contributions of the instance is 9; the ledger says 2$/],
  ['update instances set house = house + 1', /^house is /],
  ['update instances set ledger_seq = 1', /^the instance counts 1 entries; the ledger holds 6$/],
  ['update instances set ledger_head = zeroblob(32)', /^the audit chain does not end with the seal /],
  ["update pots set instance_count = 1 where id = 'minor'", /^instance_count of pot minor is 1; the ledger says 2$/],
  ["update pots set instance_count = 3 where id = 'minor'", /^instance_count of pot minor is 3; the ledger says 2$/],
  ["update pots set instance_count = 2 where id = 'mega'", /^instance_count of pot mega is 2; the ledger says 1$/],
  ["update pots set total_contributions = 1 where id = 'mega'", /^total_contributions of pot mega is 1; .* 2$/],
  ["update pots set enabled = 1 where id = 'major'", /^enabled of pot major is true; the ledger says false$/],
  ["update pots set enabled = 0 where id = 'mega'", /^enabled of pot mega is false; the ledger says true$/],
  ["update pots set instance_count = 2 where id = 'major'", /^instance_count of pot major is 2; the ledger says 1$/],
  ["update pots set due = 1 where id = 'mega'", /^due of pot mega is true; the ledger says false$/],
  ["update pots set surplus_seed = 1 where id = 'mega'", /^surplusSeed of pot mega is 1; the ledger says 0$/],
  ["delete from pots where id = 'sure'", /^pots of the instance is ; the ledger says sure$/],
  // The ledger itself.
  ['update entries set facts = null where seq = 1', /^entry 1 was changed after it was sealed$/],
  ["update entries set facts = replace(facts, 'p-1', 'p-9')", /^entry 2 was changed after it was sealed$/],
  ["update entries set rate = '2/1' where kind = 'win'", /^entry \d was changed after it was sealed$/],
  // Adjustments.
  [
    `update pots set contributed_seed = 0 where ${SET}`,
    /^contributedSeed of pot major is 0; the ledger says 25500000$/,
  ],
  [
    `update pots set seed_value = 5000000 where id = 'minor' and ${SET}`,
    /^seedValue of pot minor is 5000000; .* 4000000$/,
  ],
  [`update entries set reason = 'None.' where ${SET} and seq = 2`, /^entry 2 was changed after it was sealed$/],
  [`update entries set actor = 'ann' where ${SET} and seq = 4`, /^entry 4 was changed after it was sealed$/],
  [
    `update entries set facts = replace(facts, '100000000', '1') where ${SET}`,
    /^entry 5 was changed after it was sealed$/,
  ],
  [`delete from ledger_entries where ${SET} and seq = 3`, /^entry 3 is missing; the next one is 4$/],
  [
    `delete from ledger_entries where ${SET} and seq = 5; update instances set ledger_seq = 4 where game_code = 'set'`,
    /^surplusSeed of pot mega is 100000000; the ledger says 0$/,
  ],
  // Keys.
  [
    "delete from idempotency_keys where key = 'paid-0'",
    /^the contribution \S+ is booked; .* paid-0 is not held by it$/,
  ],
  [
    "delete from idempotency_keys where key = 'free-2'",
    /^the contribution \S+ is booked; .* free-2 is not held by it$/,
  ],
  ["delete from idempotency_keys where key = 'paid-1'", /is cancelling; its idempotency key paid-1 is not held by it$/],
  ["update idempotency_keys set state = 'running' where key = 'paid-0'", /is booked; .* key paid-0 is running$/],
  ["update idempotency_keys set contribution_id = 'c' where key = 'paid-0'", /key paid-0 is not held by it$/],
  [
    "update contribution_intents set key = null, key_scope = null where key = 'paid-1'",
    /^the idempotency key paid-1 points to the contribution \S+, which has another key$/,
  ],
  [
    "update contribution_intents set state = 'cancelled' where key = 'paid-1'",
    /key paid-1 points to .* has another key$/,
  ],
  [
    "insert into idempotency_keys select 'operator:northstar', 'free-0', 'x', 'x', 'done', null, null, null, 1, null, null",
    /^the idempotency key free-0 is held by the contribution \S+, and has a row$/,
  ],
  [
    `insert into ledger_entries (record, mac) select json_set(record, '$[1]', -1, '$[6]', 'ghost', '$[8]', 'ghost'), zeroblob(32)
      from ledger_entries where instance_id = ${FREE} and seq = 2`,
    /^the ledger has 1 rows that are not numbered 1 to 6$/,
  ],
  // Rows of nothing.
  [
    `update contribution_intents set ${OTHER}`,
    /^contributions \(1\) belong to an instance nowhere, which does not exist$/,
  ],
  [`update wins set ${OTHER}`, /^wins \(2\) belong to an instance nowhere/],
  [`update payouts set ${OTHER}`, /^payouts \(2\) belong to an instance nowhere/],
  [`update pots set ${OTHER}`, /^pots \(3\) belong to an instance nowhere/],
  [`update entries set ${OTHER}`, /^ledger entries \(6\) belong to an instance nowhere/],
  [`delete from instances where id = ${FREE}`, /^wins \(2\) belong to an instance \S+, which does not exist$/],
];

suite('cli/verify/verify', (test) => {
  test('an untouched store is whole, and what is under way is listed by state and currency', () =>
    withPlayed(async (file, keys) => {
      const { verdicts, faults } = await verifyStore(file, keys);
      assert.equal(faults, []);
      assert.equal(
        verdicts.map(({ entries, openChains }) => [entries, openChains]),
        [
          [6, []],
          [
            5,
            [
              { state: 'cancelling', currency: 'EUR', count: 1, debits: 1_000_000n },
              { state: 'cancelling', currency: 'USD', count: 1, debits: 1_090_000n },
              { state: 'open', currency: 'USD', count: 1, debits: 1_090_000n },
            ],
          ],
          [5, []],
        ],
      );
    }));

  test('an adjustment that does something else than it says is named, also when it is sealed', () =>
    withPlayed(async (file, keys, folder) => {
      const [id = ''] = (await verifyStore(file, keys)).verdicts.map(({ instanceId }) => instanceId).slice(2);
      type Move = [account: 'contributedSeed' | 'overflow', amount: bigint];
      const cases: [
        said: { pot?: string; reason?: string | undefined; boost?: string },
        moves: Move[],
        named: RegExp,
      ][] = [
        [{}, [['contributedSeed', 7n]], /^entry 6 sets contributedSeed of pot mega to 8 but leaves it at 7$/],
        [
          {},
          [
            ['contributedSeed', 8n],
            ['overflow', 1n],
          ],
          /^entry 6 sets contributedSeed of pot mega to 8 and moves overflow of mega$/,
        ],
        [{ pot: 'major' }, [['contributedSeed', 8n]], /^entry 6 sets .* major to 8 and moves contributedSeed of mega$/],
        [{ reason: undefined }, [['contributedSeed', 8n]], /^entry 6 sets .* of pot mega to 8 without a reason$/],
        [{ boost: '9' }, [['contributedSeed', 8n]], /^entry 6 sets .* of pot mega to 8 by 8, as a boost of 9$/],
      ];
      for (const [said, moved, named] of cases) {
        const { pot, reason, ...boost } = { pot: 'mega', reason: 'So.', ...said };
        const copy = join(folder, 'forged.db');
        copyFileSync(file, copy);
        const postings = moved.map(([account, amount]): Posting => ({ pot: 'mega', account, amount }));
        const total = moved.reduce((sum, [, amount]) => sum + amount, 0n);
        const entry: Entry = {
          kind: 'adjustment',
          postings: [{ pot: null, account: 'adjusted', amount: -total }, ...postings],
          decisions: [],
        };
        const by = { actor: 'ann', operation: 'setPotContributedSeed', reference: id, reason, atMs: 1 };
        const context = { ...by, facts: { pot, what: 'contributedSeed', target: '8', ...boost } as const };
        const store = openStore({ file: copy, migrations: migrations() });
        await store.write(async (tx) => {
          const instance = await findInstance(tx, id);
          if (instance === undefined) throw new Error('the instance is gone');
          book(tx, keys.seal, instance, apply(instance, entry.postings), [{ entry, context }]);
        });
        await store.close();
        const { faults } = await verifyStore(copy, keys);
        assert.is(faults.length, 1);
        assert.match(faults[0] ?? '', named);
      }
    }));

  test('sums beyond 64 bits are reported exactly', () =>
    withPlayed(async (file, keys, folder) => {
      const more = `with recursive n(i) as (select 1 union all select i + 1 from n where i < 1500)
        insert into contribution_intents select 'more-' || i, instance_id, state, brand_path, player_id, source_id, gameround_id, currency, rate,
        instance_version, wager, 8000000000000000, player_paid, operator_paid, booked, 0, metadata, event_metadata, null, null, created_at_ms,
        attempts, next_attempt_at_ms, null from contributions, n where state = 'open'`;
      const { verdicts } = await verifyStore(tampered(file, join(folder, 'more.db'), more), keys);
      const open = verdicts.flatMap(({ openChains }) => openChains).find(({ state }) => state === 'open');
      assert.equal(open, { state: 'open', currency: 'USD', count: 1501, debits: 12_000_000_000_001_090_000n });
    }));

  test('each change of what the ledger seals is named, and so is every row that has no entry', () =>
    withPlayed(async (file, keys, folder) => {
      const blind: string[] = [];
      for (const [sql, named] of sampleOf(CASES, 12)) {
        const { faults } = await verifyStore(tampered(file, join(folder, 'tampered.db'), sql), keys);
        if (!faults.some((fault) => named.test(fault))) blind.push(`${sql} → ${faults.join('; ') || 'nothing'}`);
      }
      assert.equal(blind, []);
    }));

  const inFile = onSqlite(test, 'it takes the indexes off a table of a file');
  inFile('a ledger that is found under another instance is named, although every chain begins alike', () =>
    withPlayed(async (file, keys, folder) => {
      // As an index that was made of other columns would show it.
      const swapped = `pragma legacy_alter_table = on;
        create table plain as select * from ledger_entries;
        drop table ledger_entries;
        alter table plain rename to ledger_entries;
        update ledger_entries set instance_id = case instance_id when ${FREE} then ${SETS} when ${SETS} then ${FREE} else instance_id end`;
      const { faults } = await verifyStore(tampered(file, join(folder, 'swapped.db'), swapped), keys);
      assert.is(faults.filter((fault) => /^entry 1 is entry 1 of the instance \S+$/.test(fault)).length, 2);
    }),
  );

  test('a booked contribution without a row holds its key in its entry, or the key has a row', () =>
    withPlayed(async (file, keys, folder) => {
      const unheld = "update entries set facts = json_remove(facts, '$.fingerprint') where idempotency_key = 'free-0'";
      const copy = forged(file, join(folder, 'unheld.db'), unheld, keys);
      const { faults } = await verifyStore(copy, keys);
      assert.is(faults.length, 1);
      assert.match(faults[0] ?? '', /^the contribution \S+ is booked; its idempotency key free-0 is not held by it$/);
    }));
});
