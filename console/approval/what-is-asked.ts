import { words } from '../form/words.ts';

/** A kind of request, in the words of the person who decides it. */
type Kind = {
  /** As it would be on a button: `Trigger a win`. */
  readonly title: string;
  /** The name of its amount. */
  readonly amount?: string;
  /** The state once it is done, if no other value shows it. */
  readonly after?: string;
};

const KINDS: Readonly<Record<string, Kind>> = {
  releaseWins: { title: 'Release a win', amount: 'Payment', after: 'The wallet is called until it has paid.' },
  settleWins: {
    title: 'Settle a win',
    amount: 'Payment',
    after: 'The payment is settled, and no credit is sent.',
  },
  settleCancels: {
    title: 'Settle a debit',
    amount: 'Debit',
    after: 'The contribution is cancelled, no cancel is sent any more, and its idempotency key is free.',
  },
  setPotCurrentValue: { title: 'Set a pot’s value', amount: 'Difference' },
  setPotContributedSeed: { title: 'Set a collected seed', amount: 'Difference' },
  setPotSurplusSeed: { title: 'Set a surplus seed', amount: 'Difference' },
  boostSeed: { title: 'Boost a seed', amount: 'Adds' },
  sweepHouse: {
    title: 'Sweep the house',
    amount: 'Takes',
    after: 'The house holds less, and the operator has the money.',
  },
  transferPots: {
    title: 'Transfer all pots',
    amount: 'Moves',
    after: 'The first jackpot has ended and is empty, and the second one holds its money.',
  },
  triggerWin: {
    title: 'Trigger a win',
    amount: 'Amount when asked',
    after: 'The pot is won with what it holds then, and starts again from its seed.',
  },
  setOperatorSettings: { title: 'Change settings' },
  awardBonus: { title: 'Award freespins', amount: 'Cost', after: 'Each player has one more bonus.' },
  awardFreespins: { title: 'Award freespins', amount: 'Cost', after: 'Each player has one more bonus.' },
};

/** The words for a kind of request. A kind of a newer platform is named by its operation. */
export const findRequestKind = (operation: string): Kind => KINDS[operation] ?? { title: words(operation) };

/** The balance of a pot that a correction sets, by its name in the jackpot. */
const SETS = {
  setPotCurrentValue: 'current_value',
  setPotContributedSeed: 'contributed_seed',
  setPotSurplusSeed: 'surplus_seed',
} as const;

export const changedBalance = (operation: string): (typeof SETS)[keyof typeof SETS] | undefined =>
  Object.hasOwn(SETS, operation) ? SETS[operation as keyof typeof SETS] : undefined;
