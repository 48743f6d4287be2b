import type { ApprovalLimit } from '../../clients/typescript/src/pitboss.ts';
import { words } from '../form/words.ts';
import { amountText } from '../parts/figure-texts.ts';

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
  setBrandCurrencies: { title: 'Set multipliers' },
  clearBrandCurrencies: { title: 'Use the default multipliers' },
  publishTemplate: { title: 'Publish a template' },
  instantiateTemplate: { title: 'Open a jackpot', amount: 'Seeds' },
  giveBack: { title: 'Give a use back', amount: 'Gives back' },
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

/** The limit that a request is above, as the reason that it needs two people. */
export const limitText = ({
  name,
  currency = '',
  limit = 0,
  worth = 0,
  moved_today: moved = 0,
}: ApprovalLimit): string => {
  const money = (amount: number): string => `${amountText(amount, currency)} ${currency}`;
  if (name === 'approval') return `worth ${money(worth)}, and one account moves less than ${money(limit)} at once`;
  if (name === 'approval_per_day')
    return `worth ${money(worth)} after ${money(moved)} that day, and one account moves ${money(limit)} a day`;
  if (name === 'no_rate') return `nothing converts it to ${currency}`;
  if (name === 'multipliers') return 'a rate moves by more than 5 % in a day, or a currency is new';
  if (name === 'templates') return 'it decides the rules of jackpots';
  return name === 'settings' ? 'it changes the limits' : 'above the threshold of its currency';
};
