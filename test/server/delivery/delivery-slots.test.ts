import * as assert from 'uvu/assert';
import { type Claim, DeliverySlots } from '../../../server/delivery/delivery-slots.ts';
import { LaneTurns } from '../../../server/delivery/lane-turns.ts';
import { suite } from '../../support/suite.ts';

const claim = (operatorId: string, changes: Partial<Claim> = {}): Claim => ({
  operatorId,
  treeId: operatorId,
  isFailing: false,
  isProven: false,
  ...changes,
});

/** The number of slots that a claim gets if it takes as many as it can. */
const takeAll = (slots: DeliverySlots, of: Claim): number => {
  let taken = 0;
  for (; slots.hasRoom(of); taken += 1) slots.take(of);
  return taken;
};

const laneOf = (lane: string, failures = 0) => ({ lane, operatorId: lane.slice(0, 1), failures });
type Lane = ReturnType<typeof laneOf>;

const turnsOf = (...lanes: readonly string[]): LaneTurns<Lane> => {
  const turns = new LaneTurns<Lane>();
  for (const lane of lanes) turns.add(laneOf(lane));
  return turns;
};

/** Takes all that have room. */
const takeEach = (turns: LaneTurns<Lane>, hasRoom: (lane: Lane) => boolean = () => true): string => {
  const taken: string[] = [];
  for (let lane = turns.take(hasRoom); lane !== undefined; lane = turns.take(hasRoom)) taken.push(lane.lane);
  return taken.join(' ');
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

  test('lanes of operators take turns, and one that goes on does so behind the others of its operator', () => {
    const turns = turnsOf('a:1', 'a:2', 'a:3', 'b:1', 'c:1', 'c:2');
    assert.is(takeEach(turns), 'a:1 b:1 c:1 a:2 c:2 a:3');
    const again = turnsOf('a:1', 'a:2', 'b:1');
    const first = again.take(() => true);
    assert.ok(first);
    again.add(first);
    assert.is(takeEach(again), 'b:1 a:2 a:1');
  });

  test('an operator that has no room is passed over', () => {
    const turns = turnsOf('a:1', 'a:2', 'b:1', 'b:2');
    assert.is(
      takeEach(turns, ({ operatorId }) => operatorId === 'b'),
      'b:1 b:2',
    );
    assert.is(takeEach(turns), 'a:1 a:2');
  });

  test('lanes that fail and have no room are passed over, and one that was taken out has no turn', () => {
    const turns = turnsOf('a:1', 'b:1');
    const failing = laneOf('a:2', 1);
    turns.add(failing);
    assert.is(
      takeEach(turns, ({ failures }) => failures === 0),
      'a:1 b:1',
    );
    turns.remove(failing);
    assert.is(takeEach(turns), '');
  });
});
