import { beginAuditTrail } from '../../db/audit/audit-seals.ts';
import type { Logger } from '../base/log.ts';
import type { Config } from '../settings/config.ts';
import type { OrderParts } from './carry-out.ts';
import { finishErasures } from './erasures.ts';
import { dailyHeads } from './heads-file.ts';
import type { OneAtATime } from './one-at-a-time.ts';
import { finishRotations } from './rotate-keys.ts';
import { archiveWhenDue } from './scheduled-archive.ts';

/** Begins the audit trail's seals, finishes orders that a crash interrupted, and carries out those that a restored store does not know of. */
export const finishInterrupted = async (parts: OrderParts, log: Logger): Promise<void> => {
  const { store, keys, clock } = parts;
  const { seal } = keys;
  await store.write((tx) => beginAuditTrail(tx, seal, clock()));
  await finishRotations(parts);
  await finishErasures(parts, log);
};

/** The hourly work of a serving platform, besides removing what is outdated. */
export const hourlyWork = (
  parts: OrderParts & { readonly oneAtATime: OneAtATime },
  log: Logger,
  { archiveAfterMs }: Pick<Config, 'archiveAfterMs'>,
) => {
  const writeHeads = dailyHeads(parts, log);
  return async (isStopped: () => boolean): Promise<void> => {
    await finishRotations(parts);
    await writeHeads();
    await parts.oneAtATime.tryTo(async () => {
      await finishErasures(parts, log);
      if (!isStopped()) await archiveWhenDue({ ...parts, log }, archiveAfterMs, isStopped);
    });
  };
};
