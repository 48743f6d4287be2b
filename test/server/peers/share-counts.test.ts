import * as assert from 'uvu/assert';
import { Limiter } from '../../../server/http/limiter.ts';
import type { PeerMessage } from '../../../server/peers/duties.ts';
import { shareCounts } from '../../../server/peers/share-counts.ts';
import { suite } from '../../support/suite.ts';

const QUOTA = 50;

/** Servers that hear of each other at once. */
const together = (count: number) => {
  const listeners: ((message: PeerMessage) => void)[] = [];
  const told: PeerMessage[] = [];
  const limiters = Array.from({ length: count }, (_, at) =>
    shareCounts(new Limiter('public', QUOTA, 60), {
      isShared: true,
      tell: (message) => {
        told.push(message);
        for (const [to, listen] of listeners.entries()) if (to !== at) listen(message);
      },
      onMessage: (listen) => listeners.push(listen),
    }),
  );
  const other: Limiter = shareCounts(new Limiter('player-tokens', QUOTA, 60), {
    isShared: true,
    tell: () => {},
    onMessage: (listen) => listeners.push(listen),
  });
  return { limiters, told, other };
};

suite('server/peers/share-counts', (test) => {
  test('three servers take as much as one, and a tenth of the quota more for each of the others', async () => {
    const { limiters, told } = together(3);
    let taken = 0;
    for (let round = 0; round < 3 * QUOTA; round += 1)
      if ((await limiters[round % 3]?.take('a')) === undefined) taken += 1;
    assert.ok(taken >= QUOTA && taken <= QUOTA + (2 * QUOTA) / 10, `${taken}`);
    assert.ok(told.length <= 12, `${told.length} messages`);
  });

  test('a flood at one server is told no more than ten times, and no key itself is', async () => {
    const { limiters, told } = together(2);
    for (let round = 0; round < 1_000; round += 1) await limiters[0]?.take('198.51.100.0/24');
    assert.is(told.length, 10);
    assert.not.ok(JSON.stringify(told).includes('198.51'));
    assert.is((await limiters[1]?.hit('198.51.100.0/24'))?.quota, QUOTA);
    assert.is(await limiters[1]?.hit('203.0.113.0/24'), undefined);
  });

  test('what few requests count is not told, and limits are kept apart', async () => {
    const { limiters, told, other } = together(2);
    for (let key = 0; key < 100; key += 1)
      for (let times = 0; times < 4; times += 1) await limiters[0]?.count(`${key}`);
    assert.is(told.length, 0);
    for (let times = 0; times < QUOTA; times += 1) await limiters[0]?.count('a');
    assert.is((await limiters[1]?.hit('a'))?.quota, QUOTA);
    assert.is(await other.hit('a'), undefined);
  });

  test('a server that is alone counts for itself', async () => {
    const told: PeerMessage[] = [];
    const limiter = shareCounts(new Limiter('public', QUOTA, 60), {
      isShared: false,
      tell: (message) => told.push(message),
      onMessage: () => {},
    });
    for (let times = 0; times < QUOTA; times += 1) assert.is(await limiter.take('a'), undefined);
    assert.ok(await limiter.take('a'));
    assert.is(told.length, 0);
  });
});
