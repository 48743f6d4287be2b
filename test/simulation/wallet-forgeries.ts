import type { Evidence } from './evidence.ts';
import { change, type Forgery, type Mutable } from './tamper.ts';

type WalletCall = Mutable<Evidence['wallet'][number]>;

/** The wallet hears of a credit once more. */
const resend = (round: Mutable<Evidence>, changes: Partial<WalletCall>, fits = (_: WalletCall) => true): unknown => {
  const sent = round.wallet.find((call) => call.call === 'credit' && fits(call));
  return sent && round.wallet.push({ ...sent, moved: false, ...changes });
};

/** Forged events, payments and calls to the wallet. */
export const WALLET_FORGERIES: readonly Forgery[] = [
  [
    'an event that comes twice',
    (round) => change(round.events[0], (event) => round.events.push(event)),
    /the outbox holds/,
  ],
  [
    'a refused credit that is announced twice',
    (round) =>
      change(
        round.events.find(({ eventType }) => eventType === 'PayoutFailed'),
        (event) => round.events.push(event),
      ),
    /announced as refused twice/,
  ],
  [
    'a debit that is rounded the other way',
    (round) =>
      change(
        round.contributions.find(({ debit }) => debit > 0n),
        (row) => {
          row.debit += 1_000_000n;
        },
      ),
    /debit, player, operator, booked are/,
  ],
  [
    'a micro that the operator pays for the player',
    (round) =>
      change(
        round.contributions.find(({ playerPaid, operatorPaid }) => playerPaid > 0n && operatorPaid > 0n),
        (row) => {
          row.playerPaid -= 1n;
          row.operatorPaid += 1n;
        },
      ),
    /debit, player, operator, booked are/,
  ],
  [
    'a rate that is not the multipliers’',
    (round) =>
      change(
        round.contributions.find(({ rate }) => rate !== '1/1'),
        (row) => {
          row.rate = '1/1';
        },
      ),
    /has the rate 1\/1/,
  ],
  [
    'a payout of one minor unit more',
    (round) =>
      change(round.payouts[0], (payout) => {
        payout.pay += 10_000n;
      }),
    /:0 is .* instead of/,
  ],
  [
    'a payment that no wallet acknowledged',
    (round) =>
      change(
        round.wallet.find(({ call, told }) => call === 'credit' && told === 'done'),
        (call) => {
          call.told = 'uncertain';
        },
      ),
    /no wallet said so/,
  ],
  [
    'a credit that reaches the player twice',
    (round) =>
      change(
        round.wallet.find(({ call, moved }) => call === 'credit' && moved),
        (call) => round.wallet.push(call),
      ),
    /credited twice/,
  ],
  [
    'a credit that is sent again after the wallet has acknowledged it',
    (round) => resend(round, { told: 'refused' }, ({ told }) => told === 'done'),
    /sent again after/,
  ],
  ['a batch of another win', (round) => resend(round, { batch: 'w:b0' }), /sent in the batch w:b0/],
  ['a batch for one player', (round) => resend(round, { batch: 'w:b0' }), /for one player alone/],
  [
    'a player who is in a batch twice',
    (round) => resend(round, { id: 'w:7' }, ({ batch }) => batch !== undefined),
    /more than once/,
  ],
  [
    'a cancelled debit that the wallet keeps',
    (round) =>
      change(
        round.wallet.find(({ call, moved }) => call === 'cancel' && moved),
        (call) => {
          call.moved = false;
        },
      ),
    /the wallet kept/,
  ],
];
