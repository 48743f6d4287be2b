import type { Entry } from '../jackpot/entry.ts';

/** What the ledger says of a drawing that pays nothing: the pot was looked at, and keeps its value. */
export const undrawnEntry = (potId: string): Entry => ({
  kind: 'draw',
  postings: [],
  decisions: [{ pot: potId, trigger: 'Raffle', armed: false, draws: [], hit: false, selected: false }],
});
