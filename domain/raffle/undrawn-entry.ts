import type { Entry } from '../jackpot/entry.ts';

/** The ledger entry of a drawing that pays nothing: the pot keeps its value. */
export const undrawnEntry = (potId: string): Entry => ({
  kind: 'draw',
  postings: [],
  decisions: [{ pot: potId, trigger: 'Raffle', armed: false, draws: [], hit: false, selected: false }],
});
