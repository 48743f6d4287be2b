// A long proof: it forges every row that a ledger vouches for.
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import * as assert from 'uvu/assert';
import { book, findInstance } from '../../../db/jackpots/instances.ts';
import { auditEvents } from '../../../db/tables/audit-events.ts';
import { payouts } from '../../../db/tables/wins.ts';
import { settle } from '../../../domain/jackpot/settle.ts';
import { copyOf, withTold } from '../../support/played.ts';
import { suite } from '../../support/suite.ts';
import { forged, tampered, verifyStore } from '../../support/verifying.ts';

type Case = readonly [sql: string, named: RegExp];

const of = (gameCode: string): string => `instance_id = (select id from instances where game_code = '${gameCode}')`;
const payout = (gameCode: string, number: number): string => `${of(gameCode)} and number = ${number}`;
const entry = (gameCode: string, seq: number): string => `${of(gameCode)} and seq = ${seq}`;

/** Rows changed by someone who has the file but not the key. */
const ROWS: readonly Case[] = [
  // Payees of a win.
  [`update payouts set pay = pay * 2 where ${payout('shared', 2)}`, /^amount of the payout \S+:2 is /],
  [`update payouts set amount = amount - 1 where ${payout('shared', 2)}`, /^amount of the payout \S+:2 is /],
  [`update payouts set rate = '0' where ${payout('shared', 2)}`, /^amount of the payout \S+:2 is \d+; .* undefined$/],
  [
    `update payouts set pay = pay - 10000, amount = amount - 10000 where ${payout('shared', 2)}`,
    /^the amount of the payees of the win \S+ is /,
  ],
  [`update payouts set player_id = 'p-9' where ${payout('shared', 2)}`, /^the digest of the payees of the win /],
  [`update payouts set brand_path = 'northstar:sol' where ${payout('shared', 2)}`, /^the digest of the payees /],
  [`update payouts set pay_currency = 'BTC' where ${payout('shared', 2)}`, /^the digest of the payees of the win /],
  [`update payouts set operator_id = 'quiet' where ${payout('shared', 2)}`, /^operator of the payout \S+:2 is quiet; /],
  [`update payouts set instance_id = 'x' where ${payout('shared', 2)}`, /^instance of the payout \S+:2 is x; /],
  [`update payouts set won_at_ms = 1 where ${payout('shared', 2)}`, /^time of the payout \S+:2 is 1; /],
  [`update payouts set transaction_id = 't' where ${payout('shared', 2)}`, /^transaction of the payout \S+:2 is t; /],
  [`update payouts set number = 9 where ${payout('shared', 2)}`, /^the payout \S+:2 is missing; the next one is 3$/],
  [`delete from payouts where ${payout('shared', 3)}`, /^the number of the payees of the win \S+ is 2; .* 3$/],
  [`update payouts set rate = '2/2' where ${payout('shared', 0)}`, /^rate of the payout \S+:0 is 2\/2; .* 1\/1$/],
  [`update payouts set number = 4 where ${payout('shared', 0)}`, /^number of the payout \S+:0 is 4; .* 0$/],
  [`update payouts set won_at_ms = 1 where ${payout('shared', 0)}`, /^time of the payout \S+:0 is 1; /],
  [
    `update payouts set paid_at_ms = 1 where ${payout('shared', 0)}`,
    /^the payout \S+:0 is due, but has a time of payment or settlement$/,
  ],
  // Settled payouts.
  [`update payouts set state = 'paid' where ${payout('shared', 1)}`, /^state of the payout \S+:1 is paid; .* settled$/],
  [
    `update payouts set settled_by = 'bob' where ${payout('shared', 1)}`,
    /^settled_by of the payout \S+ is bob; .* system$/,
  ],
  [`update payouts set settle_reason = '' where ${payout('shared', 1)}`, /^settle_reason of the payout /],
  [`update payouts set paid_at_ms = 1 where ${payout('shared', 1)}`, /^time of settlement of the payout /],
  [
    `update payouts set state = 'settled' where ${payout('shared', 2)}`,
    /^the number of settled payouts is 2; the ledger says 1$/,
  ],
  // Winners of a drawing, and payees waiting for their payout.
  [
    `update payouts set player_id = 'p-001' where ${payout('raffle', 0)}`,
    /^player of the payout \S+:0 is p-001; the ledger says p-209$/,
  ],
  [
    `update win_shares set shares = json_set(shares, '$[4].player', 'p-209')`,
    /^player of the payout \S+:204 is p-209; .* p-005$/,
  ],
  [
    `update win_shares set shares = json_set(shares, '$[4].pay', '310000000', '$[4].amount', '310000000')`,
    /^the amount of the payees of the win /,
  ],
  ["update win_shares set shares = json_set(shares, '$[4].prize.tier', 1)", /^prize of the payout \S+:204 is /],
  ['delete from win_shares', /^the number of the payees of the win \S+ is 200; the ledger says 210$/],
  [
    "update win_shares set shares = json_remove(shares, '$[3]')",
    /^the payout \S+:203 is missing; the next one is 204$/,
  ],
  [
    'insert into win_shares select win_id, 100, shares from win_shares',
    /^the number of payouts is 220; the ledger says 210$/,
  ],
  ["update win_shares set win_id = 'x'", /^shares belong to a win x, which does not exist$/],
  [`update wins set player_id = 'p-1' where ${of('raffle')}`, /^player of the win \S+ is p-1; the ledger says $/],
  [`update wins set value = 1 where ${of('raffle')}`, /^value of the win \S+ is 1; /],
  [`update wins set contribution_id = 'c' where ${of('raffle')}`, /^contribution of the win \S+ is c; .* null$/],
  [`delete from wins where ${of('raffle')}`, /^entry 214, a draw, is about the win \S+, which does not exist$/],
  // Tickets.
  [
    `update raffle_tickets set tickets = 9 where player_id = 'p-000' and period = 1`,
    /^the number of the tickets of p-000 of northstar:luna in the period 1 is 9; the ledger says 2$/,
  ],
  [
    `update raffle_tickets set accumulated = 1 where player_id = 'p-000' and period = 0`,
    /^accumulated of the tickets of p-000 of northstar:luna in the period 0 is 1; the ledger says 2000000$/,
  ],
  [
    "delete from raffle_tickets where player_id = 'p-005'",
    /^209 players have tickets in the period 0; the ledger says 210$/,
  ],
  [
    "update raffle_tickets set player_id = 'p-9' where player_id = 'p-005'",
    /^accumulated of the tickets of p-9 .* is 1000000; the ledger says 0$/,
  ],
  [
    "update raffle_tickets set period = 7 where player_id = 'p-001' and period = 1",
    /^1 players have tickets in the period 1; the ledger says 2$/,
  ],
  [
    `insert into raffle_tickets select instance_id, 7, brand_path, player_id, 1, 1, 0, 1, 0 from raffle_tickets where ${of('wagers')}`,
    /^the number of ticket rows is 4; the ledger says 2$/,
  ],
  [
    "update instances set periods_drawn = 0 where game_code = 'raffle'",
    /^the instance has drawn 0 periods; the ledger has a drawing for the period 0$/,
  ],
  // Players.
  [
    `update participations set contribution_count = 9 where ${of('timed')} and player_id = 'p-1'`,
    /^p-1 of northstar:luna has 9 contributions of 4000000 in total, .* the 4 booked contributions or the last of them$/,
  ],
  [
    `update participations set contribution_value = 9 where ${of('timed')} and player_id = 'p-1'`,
    /^p-1 of northstar:luna has 4 contributions of 9 in total, /,
  ],
  [
    `update participations set last_seq = 3 where ${of('timed')} and player_id = 'p-1'`,
    /^p-1 of .* or the last of them$/,
  ],
  [
    `update participations set last_currency = 'BTC' where ${of('timed')}`,
    /^p-\d of northstar:luna has \d+ contributions /,
  ],
  [
    `update participations set last_contributed_at_ms = 1 where ${of('timed')}`,
    /^p-\d of northstar:luna has \d+ contributions /,
  ],
  [
    `delete from participations where ${of('timed')} and player_id = 'p-1'`,
    /^players have contributed 5 times; the ledger says 9$/,
  ],
  [
    `update participations set pots = json_set(pots, '$.hourly[0]', 1) where ${of('timed')} and player_id = 'p-1'`,
    /^players have contributed 6 times to the pot hourly; the ledger says 9$/,
  ],
  [
    `update pot_contributors set contributed = contributed + 1 where ${of('shared')} and instance_count = 2`,
    /^players have contributed 1000001 in the life 2 of the pot shared; the ledger says 1000000$/,
  ],
  // Windows of time.
  [`update window_spans set player_id = 'p-9' where seq = 14`, /^the window of the pot \w+ until \d+ includes .* 14,/],
  [
    'update window_spans set covered_until = covered_until + 1 where seq = 4',
    /includes the entry 4, which is not such/,
  ],
  ['update window_spans set seq = 16 where seq = 14', /includes the entry 16, which is not such a contribution$/],
  ['delete from window_spans where seq = 3', /includes the entry 4, which is not such a contribution$/],
  ["update window_spans set pot_id = 'x' where seq = 19 and pot_id = 'empty'", /^the window of the pot x until /],
  [
    "update pots set timing = json_set(timing, '$.settledUntilMs', 1) where id = 'empty'",
    /^the timing of pot empty is .*; the ledger has windows until 1800010800000 /,
  ],
  ["update pots set timing = null where id = 'hourly'", /^the timing of pot hourly is null; /],
  [
    "update pots set timing = json_set(timing, '$.lastAtMs', json_array(2e12)) where id = 'hourly'",
    /^the timing of pot hourly is /,
  ],
  [`update pots set timing = '{"settledUntilMs":1,"lastAtMs":[]}' where id = 'lucky'`, /^the timing of pot lucky is /],
  ["update pots set due = 0 where id = 'must'", /^due of pot must is false; the ledger says true$/],
  // Diversions.
  [
    "delete from deliveries where state = 'pending'",
    /^the diversion \S+ is not acknowledged, and no message is queued for it$/,
  ],
  [
    "update deliveries set state = 'delivered'",
    /^the diversion \S+ is not acknowledged, and no message is queued for it$/,
  ],
  ["update instances set diverting = 0 where game_code = 'diverted'", /^diverting is 0; the ledger says 1000000$/],
  // Transferred pots.
  [
    "update instances set state = 'Paused' where game_code = 'source'",
    /^the instance is Paused; .* its pots were transferred$/,
  ],
  [`update pots set enabled = 1 where ${of('source')}`, /^enabled of pot minor is true; the ledger says false$/],
  [
    `delete from ledger_entries where ${of('target')} and kind = 'transfer_in'`,
    /^entry 4 belongs to the transfer \S+, whose other side is missing in the ledger of \S+$/,
  ],
  // Rows of nothing.
  [
    `update participations set instance_id = 'x' where ${of('timed')}`,
    /^participations \(\d+\) belong to an instance x, which does not/,
  ],
  ["update raffle_tickets set instance_id = 'x' where period = 1", /^raffle tickets \(2\) belong to an instance x, /],
  ["update window_spans set instance_id = 'x'", /^window entries \(\d+\) belong to an instance x, which does/],
  ["update pot_contributors set instance_id = 'x'", /^pot rankings \(\d+\) belong to an instance x, which does/],
];

const set = (what: 'facts' | 'decisions', path: string, value: string, where: string): string =>
  `update entries set ${what} = json_set(${what}, '${path}', json('${value}')) where ${where}`;
const DRAWING = entry('raffle', 214);
const WINDOW = entry('timed', 5);
const WINDOW_SAYS = 'entry 5 draws the window of the pot hourly until 1800003600000';

/** Mistakes the program itself could make: they are sealed like everything else. */
const SEALED: readonly Case[] = [
  // A raffle.
  [set('facts', '$.tickets', '213', DRAWING), /^tickets of the drawing in entry 214 is 213; the ledger says 212$/],
  [set('facts', '$.holders', '211', DRAWING), /^holders of the drawing in entry 214 is 211; the ledger says 210$/],
  [set('facts', '$.intervals', '"00"', DRAWING), /^intervals of the drawing in entry 214 is 00; /],
  [set('facts', '$.value', '"1"', DRAWING), /^value of the win \S+ is 233560000; the ledger says 1$/],
  [set('facts', '$.shares.amount', '"1"', DRAWING), /^the amount of the prizes of the drawing in entry 214 is 1; /],
  [set('facts', '$.shares.count', '209', DRAWING), /^the number of the payees of the win \S+ is 210; .* 209$/],
  [set('facts', '$.shares.digest', '"00"', DRAWING), /^the digest of the payees of the win \S+ is /],
  [
    set('facts', '$.picks[0].ticket', '210', DRAWING),
    /^the drawing in entry 214, pick 1, is recorded as ticket 210; 211 is/,
  ],
  [set('facts', '$.picks[2].tier', '1', DRAWING), /^the drawing in entry 214, pick 3, is of tier 1, which is before/],
  [set('facts', '$.picks', '[]', DRAWING), /^the number of picks of the drawing in entry 214 is 0; .* 210$/],
  [set('decisions', '$[0].draws[0].outcome', '"3"', DRAWING), /pick 1, is recorded as ticket 211; 3 is 3$/],
  [set('decisions', '$[0].draws[1].range', '"212"', DRAWING), /pick 2, is among 212 tickets; 211 are left$/],
  [set('decisions', '$[0].draws[1].outcome', '"211"', DRAWING), /Raffle of the pot main: 211 was drawn below 211$/],
  [
    set('decisions', '$[0].trigger', '"External"', DRAWING),
    /^the number of picks of the drawing in entry 214 is 210; /,
  ],
  [set('facts', '$.period.endsAtMs', '1900000000000', DRAWING), /^entry 214 draws .* period 0, which has not ended$/],
  [
    set('facts', '$.period.index', '1', DRAWING),
    /^entry 214 draws .* period 1; the pot main was not drawn for the .* 0$/,
  ],
  [set('facts', '$.nextInstanceCount', '3', DRAWING), /^entry 214 takes the pot main to instance_count 3$/],
  [set('facts', '$.instanceCount', '2', DRAWING), /^instance_count of the win \S+ is 1; the ledger says 2$/],
  [
    set('facts', '$.tickets.period', '0', entry('raffle', 216)),
    /^entry 216 earns tickets for the period 0, which was already drawn$/,
  ],
  [
    set('facts', '$.tickets.tickets', '5', entry('wagers', 4)),
    /^entry 4 gives p-1 of northstar:luna 5 tickets for 16000000; the earlier entries and its amount give 1 for 16/,
  ],
  [
    set('facts', '$.tickets.accumulated', '"20000000"', entry('wagers', 4)),
    /^entry 4 gives p-1 of northstar:luna 1 tickets for 20000000; .* give 1 for 16000000$/,
  ],
  [
    set('facts', '$.tickets.awarded', '5', entry('wagers', 4)),
    /^tickets_awarded of the contribution \S+ is 5; the ledger says 1$/,
  ],
  [
    set('facts', '$.tickets', '{"awarded":1}', entry('shared', 2)),
    /^entry 2 earns tickets, but the jackpot is not a raffle$/,
  ],
  [
    set('facts', '$.debit', '"1"', entry('shared', 2)),
    /^entry 2 books 0 as playerPaid for a debit of 1, of which there is no record$/,
  ],
  [
    `update entries set facts = json_remove(facts, '$.raffle') where ${entry('wagers', 1)}`,
    /^entry 2 earns tickets, but the jackpot is not a raffle$/,
  ],
  // Windows of time.
  [
    set('decisions', '$[0].draws[0]', '{"range":"2","outcome":"0"}', WINDOW),
    new RegExp(`^${WINDOW_SAYS} among 2; .* add up to 3000000$`),
  ],
  [
    set('decisions', '$[0].draws[0].outcome', '"1999999"', WINDOW),
    new RegExp(`^${WINDOW_SAYS} for p-1 of northstar:luna; the point 1999999 is of p-2 of northstar:luna$`),
  ],
  [set('decisions', '$[0].draws', '[]', WINDOW), new RegExp(`^${WINDOW_SAYS} without exactly one draw for it$`)],
  [
    `update entries set facts = json_set(facts, '$.window.startMs', (select record ->> 3 as at_ms from ledger_entries
      where ${entry('timed', 3)})) where ${WINDOW}`,
    /among 3000000; its contributions add up to 2000000$/,
  ],
  [set('facts', '$.window.endMs', '1900000000000', WINDOW), /until 1900000000000, which has not ended$/],
  [
    `update entries set facts = json_remove(facts, '$.window') where ${WINDOW}`,
    /^entry 5 must either both draw and name a win/,
  ],
  [
    set('facts', '$.window', '{"startMs":1,"endMs":2}', entry('timed', 10)),
    /^entry 10 must either both draw and name a window, or neither$/,
  ],
  [
    set('facts', '$.window', '{"startMs":1800003600000,"endMs":1800007200000}', entry('timed', 16)),
    /^entry 16 draws the window of the pot hourly until 1800007200000, which was already settled$/,
  ],
  [
    set('facts', '$.window', '{"startMs":1800000000010,"endMs":1800003600000}', entry('timed', 13)),
    /^entry 13 ends the window of the pot empty until 1800003600000 without a win, which was already settled$/,
  ],
  [
    set('facts', '$.window.startMs', '1800007100000', entry('timed', 13)),
    /^entry 13 ends the window .* until 1800007200000 without a win, which has no contributions$/,
  ],
  [
    set('decisions', '$[0].armed', 'true', entry('timed', 7)),
    /^entry 7 ends the window .* without a win although it was armed$/,
  ],
  // Draws, and the payees of each win.
  [
    set('decisions', '$[0].hit', 'true', entry('lucky', 2)),
    /^entry 2, HitRate of the pot lucky: it hit without a draw/,
  ],
  [set('decisions', '$[0].hit', 'false', entry('lucky', 4)), /lucky: it was selected without a hit$/],
  [
    set('decisions', '$[0].draws[1].outcome', '"0"', entry('lucky', 2)),
    /^entry 2, HitRate of the pot lucky: it was drawn again after a hit$/,
  ],
  [set('decisions', '$[0].draws[2].outcome', '"0"', entry('lucky', 2)), /lucky: it drew 0 without a hit$/],
  [set('decisions', '$[0].armed', 'false', entry('lucky', 2)), /lucky: it was drawn without being armed$/],
  [set('decisions', '$[0].pot', '"x"', entry('lucky', 2)), /^entry 2, HitRate of the pot x: the pot does not exist$/],
  [set('decisions', '$[0].draws[2].outcome', '"9"', entry('lucky', 2)), /lucky: 9 was drawn below 9$/],
  [
    set('decisions', '$[1].hit', 'true', entry('lucky', 3)),
    /^entry 3, MustHitBy of the pot must: it drew 2499999, rose by 500000 and hit$/,
  ],
  [set('decisions', '$[1].draws', '[]', entry('lucky', 3)), /must: it was not drawn$/],
  [set('decisions', '$[1].draws[0].range', '"2500001"', entry('lucky', 3)), /it must hit by 8000000$/],
  [set('decisions', '$[1].draws', '[]', entry('lucky', 4)), /must: it hit at 6000000 without a draw$/],
  [
    `update entries set decisions = json_set(decisions, '$[0].hit', json('true'), '$[0].selected', json('true'),
      '$[0].draws[2].outcome', '0') where ${entry('lucky', 2)}`,
    /^entry 3 precedes the win of the pot lucky, which was hit$/,
  ],
  [
    set('decisions', '$[0].selected', 'false', entry('lucky', 4)),
    /^entry 4: the hit of the pot lucky was not chosen to be paid; the selector Highest gives lucky$/,
  ],
  [
    set('facts', '$.contribution', '"c"', entry('lucky', 5)),
    /^entry 5 is a win of the contribution c; \S+ hit the pot/,
  ],
  [set('facts', '$.nextInstanceCount', '1', entry('lucky', 5)), /^entry 6 reseeds a pot that was not just won$/],
  [
    set('facts', '$.pots', '["must"]', entry('lucky', 2)),
    /^entry 2, a contribution, moves contributedAmount of pot lucky$/,
  ],
  [
    set('decisions', '$[1].draws', '[{"range":"3","outcome":"0"},{"range":"5","outcome":"0"}]', entry('shared', 7)),
    /^entry 7, ActivePlayers of the pot shared: it was drawn below 5 out of turn$/,
  ],
  [set('facts', '$.shares.count', '2', entry('shared', 7)), /^the number of the payees of the win \S+ is 3; .* 2$/],
  [set('facts', '$.shares.amount', '"1"', entry('shared', 7)), /^amount of the payout \S+:0 is /],
  [`update entries set kind = 'gift' where ${entry('shared', 3)}`, /^entry 3 is a gift$/],
  [`update entries set kind = 'reseed' where ${entry('diverted', 3)}`, /^entry 3, a reseed, moves diverting$/],
  [`update entries set reason = null where kind = 'settlement'`, /^entry 10 settles the payout \S+:1 without a rea/],
  [`update entries set kind = 'payment' where kind = 'settlement'`, /^state of the payout \S+:1 is settled; /],
  // Diversions.
  [set('facts', '$.amount', '"7"', entry('diverted', 3)), /^entry 3, a flush of \S+, says 7 and moves 500000$/],
  [`update entries set reference = 'x' where ${entry('diverted', 3)}`, /^entry 3, a flush of \S+, is about x$/],
  [
    `update entries set (reference, facts) = (select reference, record ->> 11 as facts from ledger_entries where ${entry('diverted', 3)})
      where ${entry('diverted', 5)}`,
    /^entry 5, a flush of \S+, repeats an earlier one$/,
  ],
  [
    `update entries set (reference, facts) = (select reference, record ->> 11 as facts from ledger_entries where ${entry('diverted', 5)})
      where ${entry('diverted', 8)}`,
    /^the diversion \S+ is not acknowledged, and no message is queued for it$/,
  ],
  [set('facts', '$.pot', '"x"', entry('diverted', 8)), /of the pot x; 500000 of the pot full was flushed$/],
  [
    `update entries set reference = 'x', facts = json_set(facts, '$.diversion', 'x') where ${entry('diverted', 8)}`,
    /^entry 8, a diversion of x, acknowledges 500000 of the pot full; it was not flushed$/,
  ],
  // A transfer.
  [
    set('facts', '$.target', '"x"', entry('source', 4)),
    /^entry 4 belongs to the transfer .*, whose other side is missing in the ledger of x$/,
  ],
  [set('facts', '$.source', '"x"', entry('source', 4)), /^source of the transfer in entry 4 is x; /],
  [set('facts', '$.transfer', '"x"', entry('source', 4)), /^id of the transfer in entry 4 is x; /],
  [set('facts', '$.pots', '[]', entry('source', 4)), /^the facts of the transfer \S+ in the ledger of /],
  ["update instances set currency = 'BTC' where game_code = 'target'", /^currency of the transfer \S+ in the /],
  [
    `update ledger_postings set amount = amount - 1 where account = 'transferredIn'`,
    /^the amount of the transfer \S+ in the ledger of /,
  ],
];

const blindTo = async (
  cases: readonly Case[],
  change: (sql: string) => string,
  check: (copy: string) => Promise<string[]>,
) => {
  const blind: string[] = [];
  for (const [sql, named] of cases) {
    const faults = await check(change(sql));
    if (!faults.some((fault) => named.test(fault))) blind.push(`${sql} → ${faults.join('; ') || 'nothing'}`);
  }
  return blind;
};

suite('cli/verify/verify-vouched', (test) => {
  test('every record follows from a correct ledger', () =>
    withTold(async (file, keys) => {
      const { verdicts, faults } = await verifyStore(file, keys);
      assert.equal(faults, []);
      assert.equal(
        verdicts.map(({ entries }) => entries),
        [19, 218, 4, 10, 8, 6, 4, 3],
      );
    }));

  test('each row that was changed is named', () =>
    withTold(async (file, keys, folder) => {
      const copy = join(folder, 'tampered.db');
      const blind = await blindTo(
        ROWS,
        (sql) => tampered(file, copy, sql),
        async (changed) => (await verifyStore(changed, keys)).faults,
      );
      assert.equal(blind, []);
    }));

  test('a wrong entry is named, although its seals are right', () =>
    withTold(async (file, keys, folder) => {
      const copy = join(folder, 'forged.db');
      const blind = await blindTo(
        SEALED,
        (sql) => forged(file, copy, sql, keys),
        async (changed) => (await verifyStore(changed, keys)).faults,
      );
      assert.equal(blind, []);
    }));

  test('a payout that is booked as settled twice does not stand for another of the same amount', () =>
    withTold(async (_, keys, folder, { platform, ids, write }) => {
      await write(async (tx) => {
        const instance = await findInstance(tx, ids.shared ?? '');
        const payout = await tx.get((db) => db.select().from(payouts).where(eq(payouts.state, 'settled')));
        const event = await tx.get((db) => db.select().from(auditEvents).where(eq(auditEvents.action, 'settleWins')));
        if (instance === undefined || payout === undefined) throw new Error('nothing was settled');
        const { transactionId, pay, payCurrency: currency } = payout;
        const { state, entry } = settle(instance, payout.amount, 'settlement');
        const facts = { transaction: transactionId, pay: String(pay), currency, audit: event?.id ?? '' };
        const by = { actor: 'system', operation: 'settleWins', reference: transactionId, reason: 'By bank.' };
        const atMs = payout.paidAtMs ?? 0;
        book(tx, keys.seal, instance, state, [{ entry, context: { ...by, atMs, facts } }]);
      });
      const twice = copyOf(platform, join(folder, 'twice.db'));
      const other = `update payouts set (state, paid_at_ms, settled_by, settle_reason) = (select state, paid_at_ms, settled_by, settle_reason
        from payouts where ${payout('shared', 1)}) where ${payout('shared', 2)}`;
      const { faults } = await verifyStore(tampered(twice, join(folder, 'swapped.db'), other), keys);
      assert.equal(faults, ['the unpaid payouts are not those that the ledger leaves open']);
    }));
});
