import * as assert from 'uvu/assert';
import type { RaffleRules } from '../../../domain/jackpot/rules.ts';
import { fraction, ONE } from '../../../domain/money/fraction.ts';
import { AMOUNT_MAX_MICROS, decimalFromMicros } from '../../../domain/money/micros.ts';
import { earnTickets, MAX_TICKETS, NO_TICKETS, type TicketHolding } from '../../../domain/raffle/earn-tickets.ts';
import { suite } from '../../support/suite.ts';
import { units } from '../jackpot/sample-jackpot.ts';
import { raffleRules } from './sample-raffle.ts';

const CONTRIBUTION = raffleRules();
const WAGER = raffleRules({ costSource: 'BaseWager' });
const SEVEN_NINTHS = { amount: units(10), rate: fraction(7n, 9n) };

const holding = (accumulated: number, tickets: number): TicketHolding => ({ accumulated: units(accumulated), tickets });
const booked = (amount: number) => ({ qualifies: true, booked: units(amount) });
const told = (...given: Parameters<typeof earnTickets>): string => {
  const { accumulated, tickets, awarded } = earnTickets(...given);
  return `${decimalFromMicros(accumulated)}, ${tickets} tickets, ${awarded} new`;
};

suite('domain/raffle/earn-tickets', (test) => {
  const wager = { amount: units(10), rate: ONE };
  const cases: [rules: RaffleRules, before: TicketHolding, contribution: number, verdict: string][] = [
    [CONTRIBUTION, NO_TICKETS, 1.999999, '1.999999, 0 tickets, 0 new'],
    [CONTRIBUTION, NO_TICKETS, 2, '2, 1 tickets, 1 new'],
    [CONTRIBUTION, NO_TICKETS, 5, '5, 2 tickets, 2 new'],
    // A remainder below a whole ticket counts with the next contribution.
    [CONTRIBUTION, holding(5, 2), 1, '6, 3 tickets, 1 new'],
    [CONTRIBUTION, holding(5, 2), 0.5, '5.5, 2 tickets, 0 new'],
    [WAGER, NO_TICKETS, 1, '10, 5 tickets, 5 new'],
    [WAGER, holding(1, 0), 1, '11, 5 tickets, 5 new'],
  ];
  for (const [rules, before, contribution, verdict] of cases)
    test(`${rules.costSource}: ${contribution} of a wager of 10 after ${decimalFromMicros(before.accumulated)} gives ${verdict}`, () => {
      assert.is(told(rules, before, booked(contribution), wager), verdict);
    });

  test('a wager in another currency counts what it is worth, rounded down to the micro', () => {
    assert.is(told(WAGER, NO_TICKETS, booked(1), SEVEN_NINTHS), '7.777777, 3 tickets, 3 new');
  });

  test('what does not qualify earns nothing, not even its wager', () => {
    const nothing = { qualifies: false, booked: 0n };
    for (const rules of [CONTRIBUTION, WAGER])
      assert.is(told(rules, holding(5, 2), nothing, wager), '5, 2 tickets, 0 new');
  });

  test('tickets and accumulation stop at their largest values instead of refusing a contribution', () => {
    const cheap = raffleRules({ costPerTicket: 1n });
    const before = { accumulated: AMOUNT_MAX_MICROS - 1n, tickets: MAX_TICKETS };
    assert.equal(earnTickets(cheap, before, booked(1), wager), {
      accumulated: AMOUNT_MAX_MICROS,
      tickets: MAX_TICKETS,
      awarded: 0,
    });
  });
});
