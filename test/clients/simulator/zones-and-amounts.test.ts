import * as assert from 'uvu/assert';
import type { ParSheet, PotSheet } from '../../../clients/simulator/par-sheet.ts';
import { readPlayers } from '../../../clients/simulator/players.ts';
import { suite } from '../../support/suite.ts';
import { pot, simulated, template } from './simulated.ts';

const SEED = 20_261_129;
/** The interval misses once in 20. */
const Z = 3 / 1.96;

const onlyPot = ({ pots: [found] }: ParSheet): PotSheet => {
  if (found === undefined) throw new Error('there is no pot');
  return found;
};

const timed = (TimeFixed: object) => template([pot({ pot_types: [{ TimeFixed }] as never })]);

suite('clients/simulator/zones-and-amounts', (test) => {
  test('a daily window in Malta is won once a day over both changes of the clocks, uniformly, and has no formula', async () => {
    const daily = timed({
      target_datetime: Date.parse('2026-02-01T20:00Z'),
      repeat_period: { Days: 1 },
      time_zone: 'Europe/Malta',
    });
    const days = 300;
    const sheet = await simulated(daily, { seed: SEED, rounds: days * 240, roundsPerHour: 10 });
    const { wins, moment, hit_every } = onlyPot(sheet);
    assert.ok(wins >= days - 1 && wins <= days + 1, `${wins} wins`);
    assert.is(hit_every?.formula, undefined);
    assert.ok(Math.abs((moment?.mean ?? 0) - 0.5) <= (moment?.within ?? 0) * Z, `${moment?.mean} ± ${moment?.within}`);
  });

  test('a window of a month is won once a month', async () => {
    const monthly = timed({ target_datetime: Date.parse('2026-01-31T20:00Z'), repeat_period: { Months: 1 } });
    const { wins } = onlyPot(await simulated(monthly, { seed: SEED, rounds: 731 * 48, roundsPerHour: 2 }));
    assert.ok(wins === 23 || wins === 24, `${wins} wins in 24 months`);
  });

  test('a raffle without a duration is drawn once, at the end of a run, and pays its part of the pot', async () => {
    const raffle = template([pot({ pot_types: [], contribution: { Percentage: 0.9 } })], {
      jackpot_type: 'Raffle',
      raffle_rules: {
        cost_per_ticket: '1',
        cost_source: 'Contribution',
        duration: { Seconds: 0 },
        prize_distribution: [{ prize_percentage: '0.8', number_of_winners: 2 }],
      },
    });
    const sheet = await simulated(raffle, { seed: SEED, rounds: 5000, runs: 2 });
    const { wins, value } = onlyPot(sheet);
    assert.is(wins, 2);
    // The seed of 10, and of 0.90 a round what does not save for a next seed of 10.
    assert.ok(Math.abs((value?.mean ?? 0) - (10 + 2500 * 0.9 - 10)) < 0.01, `${value?.mean}`);
  });

  test('players in pounds buy as many attempts as their round amount is worth, and so says the formula', async () => {
    const wins = { HitRate: { max_magic_number: 50, cost_per_attempt: 0.07 } };
    const given = template([pot({ pot_types: [wins] })]);
    const rules = {
      ...given.contribution_rules,
      contribution_type: { Fixed: 0.1 },
      contribution_by_currency: { GBP: { default: '0.1', maximum: '1', step: '0.1' } },
      operator_contribution_percentage: '0',
    };
    const group = { players: 100, wagers: [{ amount: 1 }], currency: 'GBP', rate: 1.176470588235 };
    for (const [amount, more] of [
      [0.1, {}],
      [0.3, { preferred_contribution: 0.3 }],
    ] as const) {
      const read = readPlayers([{ ...group, ...more }], 'EUR');
      if ('faults' in read) throw new Error(JSON.stringify(read.faults));
      const sheet = await simulated(
        { ...given, contribution_rules: rules },
        { seed: SEED, rounds: 60_000, groups: read.groups },
      );
      const attempts = (amount * group.rate) / 0.07;
      const miss = (1 - 1 / 50) ** Math.floor(attempts) * (1 - (attempts % 1) / 50);
      const { hit_every } = onlyPot(sheet);
      const every = 1 / (1 - miss);
      assert.ok(Math.abs((hit_every?.formula ?? 0) - every) < 1e-6, `${hit_every?.formula} is not ${every}`);
      const gap = Math.abs((hit_every?.mean ?? 0) - every);
      assert.ok(gap <= (hit_every?.within ?? 0) * Z, `${hit_every?.mean} ± ${hit_every?.within} is not ${every}`);
    }
  });
});
