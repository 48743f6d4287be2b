import { readPotHistory } from '../../db/jackpots/pot-history.ts';
import { numberFromMicros } from '../../domain/money/micros.ts';
import { findVisibleInstance } from '../../platform/routing/find-visible.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { isRefusal } from '../../platform/unit/reply.ts';
import { readRules } from '../../wire/read-rules.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The values of an instance's pots at evenly spaced times. */
export const getPotHistory: PlatformHandler<'getPotHistory'> = async (
  { path: { instance_id }, query },
  { tx, caller, nowMs },
) => {
  const instance = await findVisibleInstance(tx, caller, instance_id);
  if (isRefusal(instance)) return instance;
  const toMs = Math.min(query.timestamp_to ?? nowMs, nowMs);
  const fromMs = Math.max(query.timestamp_from ?? toMs - DAY_MS, instance.createdAtMs);
  const steadyPots = readRules(instance).pots.filter(({ progressive }) => !progressive);
  const { timesMs, values } = await readPotHistory(
    tx,
    { ...instance, steadyPots: new Set(steadyPots.map(({ id }) => id)) },
    evenly(fromMs, toMs, query.points),
  );
  return {
    status: 200,
    body: {
      timestamps: [...timesMs],
      pots: instance.pots.map(({ id }) => ({
        pot_id: id,
        current_values: (values.get(id) ?? []).map(numberFromMicros),
      })),
    },
  };
};

/** Times from the first to the last; none if the last comes before the first. */
const evenly = (fromMs: number, toMs: number, points: number): readonly number[] =>
  fromMs > toMs
    ? []
    : [...new Set(Array.from({ length: points }, (_, n) => fromMs + Math.floor(((toMs - fromMs) * n) / (points - 1))))];
