import { readWaiting, type Waiting } from '../../db/upkeep/operating-figures.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';

export const getPlatformStatus: PlatformHandler<'getPlatformStatus'> = async (_request, { read, services, nowMs }) => {
  const [{ reasons, warnings, generatorFailure }, waiting] = await Promise.all([
    services.readiness(),
    read(readWaiting),
  ]);
  const {
    version,
    program,
    backup,
    replicatedAtMs,
    isReplicating = false,
    provedAtMs,
    failedAtMs,
  } = services.lastRuns();
  const { credits, cancels, outbox, deliveries, deadDeliveries } = waiting;
  return {
    status: 200,
    body: {
      version,
      ...(program === undefined ? {} : { program }),
      timestamp: nowMs,
      ready: reasons.length === 0,
      reasons: [...reasons],
      warnings: [...warnings],
      waiting: {
        credits_due: toWire(credits.due),
        credits_of_unknown_players: toWire(credits.unknownPlayer),
        credits_held: toWire(credits.held),
        cancels: toWire(cancels),
        messages: toWire(outbox),
        deliveries: toWire(deliveries),
        dead_letters: toWire(deadDeliveries),
      },
      ...(backup === undefined
        ? {}
        : {
            last_backup: {
              timestamp: backup.takenAtMs,
              verified: backup.verified,
              duration_ms: backup.durationMs,
            },
          }),
      ...(replicatedAtMs === undefined ? {} : { replication: replicationToWire(replicatedAtMs, isReplicating) }),
      ...(generatorFailure === undefined
        ? {}
        : { generator_failure: { detail: generatorFailure.detail, timestamp: generatorFailure.atMs } }),
      ...(provedAtMs > 0 ? { last_proof: provedAtMs } : {}),
      ...(failedAtMs > 0 ? { last_failed_proof: failedAtMs } : {}),
    },
  };
};

const replicationToWire = (untilMs: number, isRunning: boolean) => ({
  state: isRunning ? (untilMs > 0 ? ('Running' as const) : ('Starting' as const)) : ('Failed' as const),
  ...(untilMs > 0 ? { timestamp: untilMs } : {}),
});

const toWire = ({ count, oldestAtMs }: Waiting) => ({ count, ...(oldestAtMs === null ? {} : { oldest: oldestAtMs }) });
