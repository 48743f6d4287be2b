import type { Draft } from './draft.ts';
import type { PotRules } from './rules.ts';

/** Queues the whole overflow for the external account once it reaches the threshold. No effect without diversion. */
export const flush = (rules: PotRules, draft: Draft): void => {
  const { overflow } = draft.pot(rules.id);
  if (rules.diversion === undefined || overflow === 0n || overflow < rules.diversion.flushThreshold) return;
  draft.book('flush', [
    { pot: rules.id, account: 'overflow', amount: -overflow },
    { pot: null, account: 'diverting', amount: overflow },
  ]);
};
