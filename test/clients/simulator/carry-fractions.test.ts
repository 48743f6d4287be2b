import * as assert from 'uvu/assert';
import { readPlayers } from '../../../clients/simulator/players.ts';
import { sheetPage } from '../../../clients/simulator/sheet-page.ts';
import { sheetText } from '../../../clients/simulator/sheet-text.ts';
import type { StoredPot, StoredTemplate } from '../../../wire/stored-template.ts';
import { isInFull } from '../../support/in-full.ts';
import { suite } from '../../support/suite.ts';
import { pot, simulated, template } from './simulated.ts';

/** Fixed beforehand. */
const SEED = 20_261_129;
const ROUNDS = isInFull ? 400_000 : 20_000;
const ERROR_MAX = 0.003;

const carrying = (pots: StoredPot[], part: number, operator = '0'): StoredTemplate =>
  template(pots, {
    contribution_rules: {
      ...{ contribution_type: { Percentage: part }, max_contribution: '1', carry_fractions: true },
      operator_contribution_percentage: operator,
    },
  });

const groupsOf = (given: unknown) => {
  const read = readPlayers(given, 'EUR');
  if ('faults' in read) throw new Error(JSON.stringify(read.faults));
  return read.groups;
};

/**
 * Plays many rounds of one player, in 10⁻¹² of the currency: the rounds that are debited, by their debit in hundredths. A bonus pays a part
 * of those that would be.
 */
const debitsOf = (owed: bigint, free = 0): ReadonlyMap<number, number> => {
  const coin = 10n ** 10n;
  const all = 50_000;
  const shares = new Map<number, number>();
  let [carried, due] = [0n, 0];
  for (let round = 0; round < all; round += 1) {
    const coins = (carried + owed) / coin;
    if (coins > 0n) due += free;
    const isFree = coins > 0n && due >= 1;
    if (isFree) due -= 1;
    else carried += owed - coins * coin;
    const debit = isFree ? -1 : Number(coins);
    shares.set(debit, (shares.get(debit) ?? 0) + 1 / all);
  }
  return shares;
};

const near = (name: string, found: number, exact: number, error: number): void =>
  assert.ok(Math.abs(found - exact) <= 3 * error, `${name}: ${found} is not ${exact} ± ${error}`);

suite('clients/simulator/carry-fractions', (test) => {
  const often = [{ HitRate: { max_magic_number: 10, cost_per_attempt: 0.01 } }];
  const small = pot({ pot_types: often }, { seed: 0.02, fund: 'None', reseed: 'MinReseed' });
  const players = groupsOf([{ players: 20, wagers: [{ amount: 0.2 }] }]);

  test('one percent of 0.20: every fifth round of a player debits 0.01, and can win', async () => {
    const sheet = await simulated(carrying([small], 0.01), { seed: SEED, rounds: ROUNDS, groups: players });
    const part = debitsOf(2n * 10n ** 9n).get(1) ?? 0;
    assert.is(Math.round(part * 1e6), 200_000);
    // Of its 0.01, the pot gets 0.003; wins are whole cents.
    let [paid, square, rounds] = [0, 0, 0];
    const lives = Array.from({ length: 400 }, (_, at) => ({
      ...{ length: at + 1, chance: 0.9 ** at / 10, value: Math.floor(2 + 0.3 * (at + 1) + 1e-9) / 100 },
    }));
    for (const { length, chance, value } of lives) [paid, rounds] = [paid + chance * value, rounds + chance * length];
    const aRound = paid / rounds;
    for (const { length, chance, value } of lives) square += chance * (value - aRound * length) ** 2;
    const contributions = sheet.rounds * part;
    const error = Math.sqrt(square / rounds / contributions) / 0.01;
    near('returned', sheet.returned.mean, aRound / 0.01, error);
    if (isInFull) assert.ok(error < ERROR_MAX, `${error}`);
    const hits = sheet.pots[0]?.hit_every;
    near('hit_every', hits?.mean ?? 0, 10 / part, (hits?.within ?? 0) / 1.96);
    assert.ok(Math.abs((hits?.formula ?? 0) - 50) < 1e-9, `${hits?.formula}`);
    // Too much of wins of a few cents is lost to rounding for a formula.
    assert.is(sheet.returned.formula, undefined);
    // At the end, each of 20 players has up to four fifths of a cent.
    const missing = ROUNDS / 5 - (sheet.rounds_taking_part ?? 0);
    assert.ok(missing >= 0 && missing <= 16, `${missing}`);
    assert.is(sheet.player_paid, String(Math.round(sheet.rounds_taking_part ?? 0) / 100));
    assert.equal(
      sheet.warnings.filter((each) => /coin/.test(each)),
      [],
    );
    const [kind] = sheet.kinds;
    assert.equal([kind?.contribution, kind?.player_pays, kind?.taking_part], ['0.002', '0.002', 0.2]);
    const sentence =
      /Fractions of a coin are carried for each player: [\d,]+ of [\d,]+ rounds take part, one of 5\.0\d/;
    assert.match(sheetText(sheet), sentence);
    assert.match(sheetPage(sheet), sentence);
  });

  test('a seed share has its formula, as if the other rounds were not there', async () => {
    const given = carrying([pot({ pot_types: often }, { seed: 0.2 })], 0.01);
    const sheet = await simulated(given, { seed: SEED, rounds: ROUNDS, groups: players });
    const [found] = sheet.pots;
    // 0.0009 of each contribution, until 0.20 is saved: hardly a life is as long.
    let saved = 0;
    for (let length = 1; length < 1000; length += 1)
      saved += (0.9 ** (length - 1) / 10) * Math.min(0.2, 0.0009 * length);
    for (const [name, exact] of [
      ['hit_every', 50],
      ['seed_saved', saved],
    ] as const) {
      const { mean, within, formula } = found?.[name] ?? { mean: 0, within: 0 };
      near(name, mean, exact, (within ?? 0) / 1.96);
      assert.ok(Math.abs((formula ?? 0) - exact) < 1e-9 * exact, `${name}: ${formula} is not ${exact}`);
    }
  });

  test('several currencies, an operator who pays a part, and bonuses: who pays what, and how many rounds take part', async () => {
    const groups = groupsOf([
      { players: 7, wagers: [{ amount: 0.33 }] },
      { players: 5, wagers: [{ amount: 7.77 }], currency: 'SEK', rate: 0.09 },
      { players: 3, wagers: [{ amount: 0.7 }], free: 0.25 },
    ]);
    const sheet = await simulated(carrying([small], 0.01, '0.25'), { seed: SEED, rounds: ROUNDS, groups });
    // Of a charge, the operator pays a quarter, in micros; the player owes the rest in 10⁻¹² of their currency.
    let [player, operator, taking] = [0, 0, 0];
    for (const [share, charge, rate, free] of [
      [7 / 15, 0.0033, 1, 0],
      [5 / 15, 0.006993, 0.09, 0],
      [3 / 15, 0.007, 1, 0.25],
    ] as const) {
      const quarter = Math.floor(charge * 0.25 * 1e6 + 1e-6) / 1e6;
      const owed = BigInt(Math.round((charge - quarter) * 1e12)) * 1000n;
      for (const [debit, part] of debitsOf(owed / BigInt(Math.round(rate * 1000)), free)) {
        if (debit === 0) continue;
        taking += share * part;
        player += share * part * (debit < 0 ? 0 : (debit / 100) * rate);
        operator += share * part * (debit < 0 ? charge : quarter);
      }
    }
    // The players are drawn: the shares of groups differ from theirs by a root of the rounds.
    const error = 1 / Math.sqrt(sheet.rounds);
    near('taking part', (sheet.rounds_taking_part ?? 0) / sheet.rounds, taking, error * 0.4);
    near('by players', Number(sheet.player_paid) / sheet.rounds, player, error * 0.003);
    near('by the operator', Number(sheet.operator_paid) / sheet.rounds, operator, error * 0.002);
    const byKinds = sheet.kinds.reduce((sum, { share, taking_part = 0 }) => sum + share * taking_part, 0);
    assert.ok(Math.abs(byKinds - taking) < 1e-4, `${byKinds} is not ${taking}`);
  });

  test('a crowd of which each plays a few rounds is warned of, since most have not completed a coin', async () => {
    const crowd = groupsOf([{ players: 5000, wagers: [{ amount: 0.2 }] }]);
    const { warnings } = await simulated(carrying([small], 0.01), { seed: SEED, rounds: 20_000, groups: crowd });
    assert.equal(
      warnings.filter((each) => /coin/.test(each)),
      ['Many players lack a whole coin yet, so fewer rounds take part than in the long run.'],
    );
  });

  test('fractions are dropped without it, and the sheet says nothing of them', async () => {
    const given = carrying([small], 0.01);
    const { carry_fractions: _carried, ...rules } = given.contribution_rules;
    const sheet = await simulated({ ...given, contribution_rules: rules }, { rounds: 2000, groups: players });
    assert.equal(
      [sheet.contributed, sheet.rounds_taking_part, sheet.kinds[0]?.taking_part],
      ['0', undefined, undefined],
    );
    assert.not.match(sheetText(sheet), /Fractions/);
  });
});
