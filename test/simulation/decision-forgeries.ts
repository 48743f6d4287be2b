import { change, entryWith, type Forgery, shift } from './tamper.ts';

/** Forged corrections, transfers and other decisions of people. */
export const DECISION_FORGERIES: readonly Forgery[] = [
  [
    'an adjustment to another amount than was asked for',
    (round) =>
      change(entryWith(round, 'adjustment', 'adjusted', 'surplusSeed'), (entry) => {
        shift(entry, 'adjusted', -1n);
        shift(entry, 'surplusSeed', 1n);
      }),
    /adjustment moves pot-\d\.surplusSeed/,
  ],
  [
    'money that gets lost on its way to another instance',
    (round) =>
      change(entryWith(round, 'transfer_in', 'transferredIn', 'contributedAmount'), (entry) => {
        shift(entry, 'transferredIn', 1n);
        shift(entry, 'contributedAmount', -1n);
      }),
    /transfer_in moves/,
  ],
  [
    'a win above the threshold that is not held for review',
    (round) =>
      change(
        round.payouts.find(({ state }) => state === 'held'),
        (payout) => {
          payout.state = 'due';
        },
      ),
    /due,.* instead of .*held/,
  ],
  [
    'a pause without a decision',
    (round) => {
      const index = round.audit.findIndex(({ action }) => action === 'resumeInstance');
      return index < 0 ? undefined : round.audit.splice(index, 1);
    },
    /was taken while .* was Paused|was triggered while .* was Paused/,
  ],
  [
    'an opt-in that is forgotten',
    (round) => {
      const index = round.audit.findIndex(({ action }) => action === 'setOptIn');
      return index < 0 ? undefined : round.audit.splice(index, 1);
    },
    /not opted in|OptInEvent|is .* to .* instead of/,
  ],
];
