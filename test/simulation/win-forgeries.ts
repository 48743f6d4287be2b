import type { Evidence } from './evidence.ts';
import { change, entryWith, type Forgery, type Mutable, shift } from './tamper.ts';

/** Replaces a part of what the first entry that has it is sealed with. */
const reseal = (round: Mutable<Evidence>, part: string | RegExp, by: string): unknown => {
  const has = (facts: string): boolean => (typeof part === 'string' ? facts.includes(part) : part.test(facts));
  const entry = round.entries.find(({ facts }) => facts !== null && has(facts));
  if (entry === undefined) return undefined;
  entry.facts = entry.facts?.replace(part, by) ?? null;
  return entry;
};

/** Forged payees, drawings, tickets and flushes. */
export const WIN_FORGERIES: readonly Forgery[] = [
  [
    'a share of a win that goes to another player',
    (round) =>
      change(
        round.payouts.find(({ number }) => number > 0n),
        (payout) => {
          payout.playerId = 'p-somebody';
        },
      ),
    /:\d+ is .*p-somebody instead of/,
  ],
  [
    'a community that is sealed with another list of payees',
    (round) => reseal(round, '"shares":{"count":1,', '"shares":{"count":2,'),
    /(win|draw) is sealed with/,
  ],
  [
    'a window that ends earlier than it did',
    (round) => reseal(round, /"window":\{"startMs":\d/, '"window":{"startMs":9'),
    /is sealed with/,
  ],
  [
    'a drawing of a window that falls on another point',
    (round) =>
      change(
        round.entries.find(({ decisions }) => decisions.includes('"WindowEnd","armed":true')),
        (entry) => {
          entry.decisions = entry.decisions.replace('"outcome":"', '"outcome":"1');
        },
      ),
    /win records/,
  ],
  [
    'a ticket that was not drawn',
    (round) => reseal(round, '"picks":[{"tier":1,"ticket":', '"picks":[{"tier":1,"ticket":1'),
    /draw is sealed with/,
  ],
  [
    'a ticket too many',
    (round) =>
      change(
        round.contributions.find(({ ticketsAwarded }) => ticketsAwarded > 0n),
        (row) => {
          row.ticketsAwarded += 1n;
        },
      ),
    /tickets instead of/,
  ],
  [
    'an overflow that is not flushed as a whole',
    (round) =>
      change(entryWith(round, 'flush', 'diverting'), (entry) => {
        shift(entry, 'diverting', -1n);
        shift(entry, 'overflow', 1n);
      }),
    /flush moves .*overflow/,
  ],
  [
    'a diversion without an acknowledgement',
    (round) =>
      change(
        round.delivered.find(({ told }) => told === 'done'),
        (message) => {
          message.told = 'uncertain';
        },
      ),
    /no other system has acknowledged/,
  ],
];
