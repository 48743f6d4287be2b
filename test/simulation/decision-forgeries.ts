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
    /was taken while .* was Paused|was triggered while .* was Paused|out_of_schedule, and .* was Paused/,
  ],
  [
    'an opt-in that is forgotten',
    (round) => {
      const index = round.audit.findIndex(({ action }) => action === 'setOptIn');
      return index < 0 ? undefined : round.audit.splice(index, 1);
    },
    /not opted in|OptInEvent|is .* to .* instead of/,
  ],
  [
    'a contribution of which the operator pays a part although its budget is exhausted',
    (round) => {
      const entry = round.entries.find(({ facts }) => facts?.includes('"exhausted":true'));
      const row = round.contributions.find(({ id }) => id === entry?.reference);
      return change(row, (each) => {
        each.operatorPaid += each.playerPaid;
        each.playerPaid = 0n;
      });
    },
    /debit, player, operator, booked are/,
  ],
  [
    'a budget that counts less than was paid',
    (round) =>
      change(
        round.instances.find(({ budget }) => Number(JSON.parse(budget ?? '{}').used ?? 0) > 0),
        (instance) => {
          const use = JSON.parse(instance.budget ?? '{}') as { used: string };
          instance.budget = JSON.stringify({ ...use, used: String(BigInt(use.used) - 1n) });
        },
      ),
    /the budget of .* is kept as/,
  ],
  [
    'an exhausted budget that no event tells of',
    (round) => {
      const index = round.events.findIndex(
        ({ eventType, data }) => eventType === 'OperatorBudgetExhausted' && data.includes('"then":"PlayerPays"'),
      );
      return index < 0 ? undefined : round.events.splice(index, 1);
    },
    /does not tell at \d+ that its budget is exhausted|the budget of .* is kept as/,
  ],
  [
    'a contribution that is refused for the budget, and booked',
    (round) => {
      const booked = round.contributions.find(({ state }) => state === 'booked');
      const { call } = JSON.parse(booked?.metadata ?? '{}') as { call?: number };
      return change(
        round.answered.find(({ n, status }) => n === call && status === 200),
        (answer) => {
          Object.assign(answer, { status: 422, code: 'budget_exhausted', body: {} });
        },
      );
    },
    /was refused with budget_exhausted, and the budget covered it/,
  ],
];
