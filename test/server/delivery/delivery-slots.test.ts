import * as assert from 'uvu/assert';
import { type Claim, DeliverySlots } from '../../../server/delivery/delivery-slots.ts';
import { inTurns } from '../../../server/delivery/in-turns.ts';
import { suite } from '../../support/suite.ts';

const claim = (operatorId: string, changes: Partial<Claim> = {}): Claim => ({
  operatorId,
  treeId: operatorId,
  isFailing: false,
  isProven: false,
  ...changes,
});

/** How many slots a claim gets when it asks as often as it can. */
const takeAll = (slots: DeliverySlots, of: Claim): number => {
  let taken = 0;
  for (; slots.hasRoom(of); taken += 1) slots.take(of);
  return taken;
};

suite('server/delivery/delivery-slots', (test) => {
  test('an operator has 16 slots at once, and half of them for receivers that fail', () => {
    const slots = new DeliverySlots();
    assert.is(takeAll(slots, claim('a', { isFailing: true })), 8);
    assert.is(takeAll(slots, claim('a')), 8);
    assert.is(takeAll(slots, claim('b')), 16);
  });

  test('the operators of one tree have half of all slots', () => {
    const slots = new DeliverySlots();
    const taken = Array.from({ length: 20 }, (_, n) => takeAll(slots, claim(`a${n}`, { treeId: 'a' })));
    assert.is(
      taken.reduce((sum, each) => sum + each),
      64,
    );
    assert.is(takeAll(slots, claim('b')), 16);
  });

  test('receivers that fail have half of all slots, whosever they are', () => {
    const slots = new DeliverySlots();
    const taken = Array.from({ length: 20 }, (_, n) => takeAll(slots, claim(`a${n}`, { isFailing: true })));
    assert.is(
      taken.reduce((sum, each) => sum + each),
      64,
    );
    assert.is(takeAll(slots, claim('b')), 16);
  });

  test('when few slots are left, an operator gets one that holds none', () => {
    const slots = new DeliverySlots();
    const taken = Array.from({ length: 20 }, (_, n) => takeAll(slots, claim(`a${n}`)));
    assert.equal(taken.slice(0, 8), [16, 16, 16, 16, 16, 16, 2, 2]);
    assert.is(takeAll(slots, claim('b', { isProven: true })), 2);
    assert.is(takeAll(slots, claim('a0')), 0);
  });

  test('however many operators begin to fail at once, those whose last message arrived find slots', () => {
    const slots = new DeliverySlots();
    const taken = Array.from({ length: 200 }, (_, n) => takeAll(slots, claim(`a${n}`)));
    assert.is(
      taken.reduce((sum, each) => sum + each),
      112,
    );
    for (let n = 0; n < 8; n += 1) assert.is(takeAll(slots, claim(`b${n}`, { isProven: true })), 2);
    assert.ok(slots.isExhausted);
  });

  test('a slot that was given back is free, once', () => {
    const slots = new DeliverySlots();
    const giveBack = slots.take(claim('a', { isFailing: true }));
    takeAll(slots, claim('a'));
    assert.is(slots.hasRoom(claim('a')), false);
    giveBack();
    giveBack();
    assert.is(takeAll(slots, claim('a')), 1);
  });

  test('lanes of operators take turns, each behind the lane that its operator began last', () => {
    const lanes = ['a:1', 'a:2', 'a:3', 'b:1', 'c:1', 'c:2'].map((lane) => ({ lane, operatorId: lane.slice(0, 1) }));
    const order = (last: Record<string, string>) =>
      [...inTurns(lanes, new Map(Object.entries(last)))].map(({ lane }) => lane).join(' ');
    assert.is(order({}), 'a:1 b:1 c:1 a:2 c:2 a:3');
    assert.is(order({ a: 'a:2', b: 'b:1', c: 'c:1' }), 'a:3 b:1 c:2 a:1 c:1 a:2');
  });

  test('the turns of an operator end when it has no share left', () => {
    const lanes = ['a:1', 'a:2', 'a:3', 'b:1', 'b:2'].map((lane) => ({ lane, operatorId: lane.slice(0, 1) }));
    const turns = inTurns(lanes, new Map());
    const seen: string[] = [];
    for (let turn = turns.next(); turn.done !== true; turn = turns.next(turn.value.operatorId !== 'a'))
      seen.push(turn.value.lane);
    assert.equal(seen, ['a:1', 'b:1', 'b:2']);
  });
});
