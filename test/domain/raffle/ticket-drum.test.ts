import * as assert from 'uvu/assert';
import { TicketDrum } from '../../../domain/raffle/ticket-drum.ts';
import { TicketIntervals } from '../../../domain/raffle/ticket-intervals.ts';
import { seededDraw } from '../../support/seeded-draw.ts';
import { suite } from '../../support/suite.ts';

/** The tickets one by one, as their holders: what the intervals spare. */
const listed = (counts: readonly number[]): number[] =>
  counts.flatMap((count, holder) => Array.from({ length: count }, () => holder));

/** All lists of up to four holders with up to three tickets each. */
const smallCounts = (): number[][] => {
  let lists: number[][] = [[]];
  const all: number[][] = [];
  for (let length = 1; length <= 4; length += 1) {
    lists = lists.flatMap((list) => [1, 2, 3].map((count) => [...list, count]));
    all.push(...lists);
  }
  return all;
};

suite('domain/raffle/ticket-intervals', (test) => {
  test('every ticket belongs to the holder whose turn it is', () => {
    for (const counts of smallCounts()) {
      const intervals = new TicketIntervals(counts);
      const tickets = listed(counts);
      assert.is(intervals.total, tickets.length);
      assert.equal(
        tickets.map((_, ticket) => intervals.holderOf(ticket)),
        tickets,
      );
      for (const [holder, count] of counts.entries()) {
        assert.is(intervals.countOf(holder), count);
        assert.is(intervals.firstOf(holder), tickets.indexOf(holder));
      }
    }
  });

  test('there are no others', () => {
    const intervals = new TicketIntervals([2, 1]);
    for (const ticket of [-1, 0.5, 3, Number.NaN]) assert.throws(() => intervals.holderOf(ticket), /no ticket/);
    assert.is(new TicketIntervals([]).total, 0);
  });

  test('a holder without tickets, and more tickets than can be counted, are an error', () => {
    assert.throws(() => new TicketIntervals([1, 0, 2]), /holder 1 has 0 tickets/);
    assert.throws(() => new TicketIntervals([2 ** 52, 2 ** 52]), /cannot be counted/);
  });
});

suite('domain/raffle/ticket-drum', (test) => {
  test('a position among the tickets that are left is the ticket that a list would show, until none is left', () => {
    for (const counts of smallCounts()) {
      const holders = listed(counts);
      /** Every way to take a first and a second ticket; the rest follows from the front. */
      for (let first = 0; first < holders.length; first += 1)
        for (let second = 0; second < holders.length; second += 1) {
          const drum = new TicketDrum(new TicketIntervals(counts));
          let left = holders.map((holder, ticket) => ({ ticket, holder }));
          for (const position of [first, second, 0, 0]) {
            assert.is(drum.left, left.length);
            if (position >= left.length) break;
            const taken = drum.take(position);
            assert.equal(taken, left[position]);
            left = left.filter(({ holder }) => holder !== taken.holder);
          }
        }
    }
  });

  test('100,000 holders are drawn to the last one, each once', () => {
    const draw = seededDraw(31);
    const counts = Array.from({ length: 100_000 }, () => 1 + Number(draw(1_000_000n)));
    const intervals = new TicketIntervals(counts);
    const drum = new TicketDrum(intervals);
    const seen = new Set<number>();
    while (drum.left > 0) {
      const { ticket, holder } = drum.take(Number(draw(BigInt(drum.left))));
      assert.is(intervals.holderOf(ticket), holder);
      seen.add(holder);
    }
    assert.is(seen.size, 100_000);
    assert.throws(() => drum.take(0), /0 tickets are left/);
  });
});
