import * as assert from 'uvu/assert';
import type { Jackpot } from '../../../server/sockets/jackpot-board.ts';
import { PacedTurn } from '../../../server/sockets/paced-turn.ts';
import { suite } from '../../support/suite.ts';

const BYTES_PER_SECOND = 64 * 1024;
const BYTES = 512;
const TICK_MS = 250;
const BEAT_MS = 3_000;

const jackpot = (index: number, status: Jackpot['status'] = 'Active'): Jackpot => ({
  ...{ id: String(index).padStart(6, '0'), ownerId: 'northstar', operatorId: 'northstar', allowedBrands: [] },
  ...{ status, sources: [], admits: () => true, ticker: '{}' },
});

const jackpots = (count: number): Jackpot[] => Array.from({ length: count }, (_, index) => jackpot(index));

/** A socket's turn, played on a clock of ticks and beats; records when each jackpot was shown. */
const playing = (shown: readonly Jackpot[]) => {
  const turn = new PacedTurn();
  const times = new Map<Jackpot, number[]>();
  let nowMs = 1_000_000;
  let bytes = 0;
  const start = nowMs;
  const spend = (): void =>
    turn.spend({
      ...{ shown, nowMs, bytesPerSecond: BYTES_PER_SECOND },
      show: (each) => {
        times.set(each, [...(times.get(each) ?? []), nowMs - start]);
        bytes += BYTES;
        return BYTES;
      },
    });
  turn.note({ changed: [], all: shown.length });
  spend();
  return {
    ...{ turn, times, bytes: () => bytes },
    /** Plays for a while; `changing` says what changes at a tick. */
    play: (ms: number, changing: (atMs: number) => readonly Jackpot[] = () => []): void => {
      for (let passed = 0; passed < ms; passed += TICK_MS) {
        nowMs += TICK_MS;
        const atMs = nowMs - start;
        turn.note({ changed: changing(atMs), all: atMs % BEAT_MS === 0 ? shown.length : undefined });
        spend();
      }
    },
  };
};

suite('server/sockets/paced-turn', (test) => {
  test('F4 jackpots that fit are shown all at once at each beat, and a change at once', () => {
    const shown = jackpots(380);
    const { turn, times, play } = playing(shown);
    const [changing] = shown;
    play(60_000, (atMs) => (atMs % 1_000 === 250 ? shown.slice(0, 1) : []));
    const beats = Array.from({ length: 21 }, (_, index) => index * BEAT_MS);
    for (const each of shown.slice(1)) assert.equal(times.get(each), beats);
    assert.is(changing && times.get(changing)?.length, beats.length + 60);
    assert.not(turn.isLate);
    assert.not(turn.isWaiting);
  });

  test('F4 a beat soon after the first round is no reason to say that there are too many', () => {
    const shown = jackpots(350);
    const { turn, times, play } = playing(shown);
    turn.note({ changed: [], all: shown.length });
    play(30_000);
    assert.not(turn.isLate);
    for (const each of shown) {
      const at = times.get(each) ?? [];
      assert.ok(at.every((ms, index) => ms - (at[index - 1] ?? ms) <= BEAT_MS));
    }
  });

  test('F4 beyond that all have their turns equally often, within the limit', () => {
    const shown = jackpots(5_000);
    const { turn, times, bytes, play } = playing(shown);
    assert.is(bytes(), 3 * BYTES_PER_SECOND);
    play(BEAT_MS - TICK_MS);
    assert.not(turn.isLate);
    play(TICK_MS);
    assert.ok(turn.isLate);
    play(177_000);
    assert.ok(bytes() <= (180 + 3) * BYTES_PER_SECOND, `${bytes()}`);
    assert.ok(bytes() > 180 * BYTES_PER_SECOND, `${bytes()}`);
    const counts = shown.map((each) => times.get(each)?.length ?? 0);
    assert.ok(Math.max(...counts) - Math.min(...counts) <= 1, `${Math.min(...counts)} to ${Math.max(...counts)}`);
    assert.ok(Math.min(...counts) >= 4);
  });

  test('F4 changed ones come first, and do not keep the others from their turn', () => {
    const shown = jackpots(5_000);
    const { times, play } = playing(shown);
    const hot = shown.slice(4_000, 4_040);
    play(120_000, (atMs) => (atMs % 1_000 === 0 ? hot : []));
    for (const each of hot) assert.ok((times.get(each)?.length ?? 0) >= 120, each.id);
    // Changes take 20 of 64 KiB a second, so a round of the others takes less than a minute.
    for (const each of shown.slice(0, 4_000)) assert.ok((times.get(each)?.length ?? 0) >= 2, each.id);
  });

  test('F4 changes beyond the limit come in the order in which they waited, and the others keep a quarter', () => {
    const shown = jackpots(2_000);
    const { turn, times, play } = playing(shown);
    const hot = shown.slice(0, 500);
    play(60_000, (atMs) => (atMs % 500 === 0 ? hot : []));
    assert.ok(turn.isLate);
    const counts = hot.map((each) => times.get(each)?.length ?? 0);
    assert.ok(Math.min(...counts) >= 10, `${Math.min(...counts)}`);
    for (const each of shown) assert.ok((times.get(each)?.length ?? 0) >= 1, each.id);
  });

  test('F4 if nearly all change, all have their turn', () => {
    const shown = jackpots(5_000);
    const { times, play } = playing(shown);
    play(120_000, (atMs) => (atMs % 500 === 0 ? shown : []));
    const counts = shown.map((each) => times.get(each)?.length ?? 0);
    assert.ok(Math.max(...counts) - Math.min(...counts) <= 1, `${Math.min(...counts)} to ${Math.max(...counts)}`);
  });

  test('F4 an ended jackpot is shown even if nearly all change', () => {
    const shown = jackpots(5_000);
    const { times, play } = playing(shown);
    const ended = jackpot(5_001, 'Terminated');
    play(30_000, (atMs) => (atMs === 1_000 ? [...shown, ended] : shown));
    assert.is(times.get(ended)?.length, 1);
  });

  test('F4 a clock that is set back stops nothing', () => {
    const shown = jackpots(5_000);
    const turn = new PacedTurn();
    let count = 0;
    const show = (): number => {
      count += 1;
      return BYTES;
    };
    const spend = (nowMs: number): void => turn.spend({ shown, nowMs, bytesPerSecond: BYTES_PER_SECOND, show });
    turn.note({ changed: [], all: shown.length });
    spend(5_000_000);
    const before = count;
    spend(1_000_000);
    assert.is(count, before);
    spend(1_001_000);
    assert.is(count, before + BYTES_PER_SECOND / BYTES);
  });
});
