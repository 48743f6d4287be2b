import { hash, randomUUIDv7 } from 'node:crypto';
import { FINGERPRINT_DIGITS } from '../../db/contributions/idempotency-keys.ts';
import { openConnection } from '../../db/engine/open.ts';
import { prepare } from '../../db/engine/statement.ts';
import { StoreUnit } from '../../db/engine/tx.ts';
import { book, findInstance, type Instance } from '../../db/jackpots/instances.ts';
import type { ContributionFacts } from '../../db/ledger/facts.ts';
import type { Seal } from '../../db/ledger/ledger.ts';
import { findParticipation, type StoredParticipation, saveParticipation } from '../../db/opt-ins/participations.ts';
import { drawContribution } from '../../domain/jackpot/draw-contribution.ts';
import type { JackpotState } from '../../domain/jackpot/state.ts';
import { ONE, textFromFraction } from '../../domain/money/fraction.ts';
import { countContribution, NO_PARTICIPATION } from '../../domain/opt-in/participation.ts';
import { quoteFor } from '../../platform/contributions/assess.ts';
import { readRules } from '../../wire/read-rules.ts';
import { BRAND_PATH, keyOf, playerOf } from './workload.ts';

/** A store that no process has open, with a jackpot that contributions cannot win, and what to add to it. */
export type Filled = {
  readonly file: string;
  readonly seal: Seal;
  readonly instanceId: string;
  readonly contributions: number;
  /** They contribute in turn. */
  readonly players: number;
  /** The number of the first contribution: see `keyOf`. */
  readonly from?: number;
};

/** Below the most rows that a unit can write. */
const CONTRIBUTIONS_PER_UNIT = 2_000;
const UNITS_PER_COMMIT = 50;
const CURRENCY = 'EUR';
const WAGER_MICROS = 10_000_000n;

/**
 * Adds contributions that the operator pays, as the platform would have booked them: by the jackpot's rules, sealed, with the balances and the
 * players' counters, so that `pitboss verify` accepts the store. It leaves out requests, validation and waiting for the disk.
 */
export const fill = async (filled: Filled): Promise<void> => {
  const { file, instanceId, contributions, players, from = 0 } = filled;
  const connection = openConnection({ file, synchronous: 'OFF' });
  const { client } = connection;
  // Keys are in no order, so each is on another page of their index.
  client.pragma('cache_size = -1000000');
  const memory = new Map<string, unknown>();
  const counters = new Map<string, StoredParticipation>();

  const inUnit = async (work: (unit: StoreUnit) => Promise<void>): Promise<void> => {
    const unit = new StoreUnit(connection, undefined, undefined, memory, () => {});
    await work(unit);
    unit.flush();
    for (const { writes } of unit.kept?.values() ?? [])
      for (const [runnable, params] of writes()) prepare(connection, runnable).run(params);
  };
  const commit = async (units: number, work: (unit: StoreUnit, number: number) => Promise<void>): Promise<void> => {
    for (let number = 0; number < units; number += 1) {
      if (number % UNITS_PER_COMMIT === 0) client.exec('begin');
      await inUnit((unit) => work(unit, number));
      if (number % UNITS_PER_COMMIT === UNITS_PER_COMMIT - 1 || number === units - 1) client.exec('commit');
    }
  };

  try {
    await commit(Math.ceil(contributions / CONTRIBUTIONS_PER_UNIT), async (unit, number) => {
      const instance = await findInstance(unit, instanceId);
      if (instance === undefined) throw new Error(`the instance ${instanceId} does not exist`);
      const first = number * CONTRIBUTIONS_PER_UNIT;
      const count = Math.min(CONTRIBUTIONS_PER_UNIT, contributions - first);
      await contribute(unit, filled.seal, instance, counters, { first: from + first, count, players });
    });
    const counted = [...counters.values()];
    await commit(Math.ceil(counted.length / CONTRIBUTIONS_PER_UNIT), async (unit, number) => {
      const first = number * CONTRIBUTIONS_PER_UNIT;
      for (const player of counted.slice(first, first + CONTRIBUTIONS_PER_UNIT)) saveParticipation(unit, player, false);
    });
    client.pragma('wal_checkpoint(TRUNCATE)');
  } finally {
    client.close();
  }
};

/** Books contributions in one unit, and adds them to the players' counters. */
const contribute = async (
  unit: StoreUnit,
  seal: Seal,
  instance: Instance,
  counters: Map<string, StoredParticipation>,
  { first, count, players }: { readonly first: number; readonly count: number; readonly players: number },
): Promise<void> => {
  const rules = readRules(instance);
  const quote = quoteFor(instance, rules, { wager: WAGER_MICROS, currency: CURRENCY }, ONE, undefined, undefined);
  const nowMs = Date.now();
  let state: JackpotState = instance;
  const entries: Parameters<typeof book>[4][number][] = [];
  for (let number = first; number < first + count; number += 1) {
    const drawn = drawContribution(rules, state, quote, {
      winnerCurrency: CURRENCY,
      rate: ONE,
      atMs: nowMs,
      draw: () => {
        throw new Error('a contribution could win this jackpot');
      },
    });
    const [entry] = drawn.entries;
    if (entry === undefined || drawn.entries.length > 1) throw new Error('a contribution must have one entry');
    state = drawn.state;
    const [key, player] = [keyOf(number), playerOf(number % players)];
    const facts: ContributionFacts = {
      brand: BRAND_PATH,
      player,
      currency: CURRENCY,
      wager: String(WAGER_MICROS),
      source: instance.gameCode,
      version: instance.version,
      gameround: `round-${key}`,
      fingerprint: hash('sha256', key).slice(0, FINGERPRINT_DIGITS),
    };
    entries.push({
      entry,
      context: {
        actor: 'bench',
        operation: 'contributeToInstance',
        reference: randomUUIDv7(),
        atMs: nowMs,
        idempotencyKey: key,
        rate: textFromFraction(ONE),
        facts,
      },
    });
    const of = { instanceId: instance.id, brandPath: BRAND_PATH, playerId: player };
    const before = counters.get(player) ?? (await findParticipation(unit, of));
    counters.set(player, {
      ...countContribution(before ?? NO_PARTICIPATION, quote, entry),
      ...of,
      lastCurrency: CURRENCY,
      lastContributedAtMs: nowMs,
      lastSeq: instance.ledgerSeq + entries.length,
      updatedAtMs: nowMs,
    });
  }
  book(unit, seal, instance, state, entries);
};
