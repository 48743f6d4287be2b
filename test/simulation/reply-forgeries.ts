import type { Evidence } from './evidence.ts';
import { type Answer, change, type Forgery, type Mutable } from './tamper.ts';

const answerTo = (
  round: Mutable<Evidence>,
  operation: string,
  fits: (answer: Answer) => boolean,
): Answer | undefined => {
  const asked = new Set(round.issued.flatMap((call) => (call.operation === operation ? [call.n] : [])));
  return round.answered.find((answer) => asked.has(answer.n) && fits(answer));
};

/** Forged replies. */
export const REPLY_FORGERIES: readonly Forgery[] = [
  [
    'a key that takes effect twice',
    (round) =>
      change(
        round.contributions.find(({ state, booked }) => state === 'booked' && booked === 0n),
        (row) => round.contributions.push({ ...row, id: 'again' }),
      ),
    /was accepted twice/,
  ],
  [
    'a key that answers for another request',
    (round) =>
      change(
        answerTo(round, 'contributeToInstance', ({ code }) => code === 'idempotency_key_reused'),
        (answer) => {
          answer.code = undefined;
          answer.status = 204;
          answer.headers = { 'contribution-id': 'of-another' };
        },
      ),
    /repeats/,
  ],
  [
    'a reply that tells another amount',
    (round) =>
      change(
        round.answered.find(({ body }) => Number(body.win_amount) > 0 && body.contribution_amount !== undefined),
        ({ body }) => {
          body.win_amount = Number(body.win_amount) + 0.01;
        },
      ),
    /win_amount is/,
  ],
  [
    'a refusal for an end that nothing came to',
    (round) =>
      change(
        round.answered.find(({ code }) => code === 'no_jackpot_for_source'),
        (answer) => Object.assign(answer, { code: 'instance_terminated' }),
      ),
    /refused with instance_terminated, and it was tried at no instance/,
  ],
  [
    'a refusal of a contribution that was booked',
    (round) =>
      change(
        round.answered.find(({ headers, status }) => status === 200 && headers['contribution-id'] !== undefined),
        (answer) => {
          answer.code = 'wallet_failed';
          answer.status = 502;
        },
      ),
    /was booked, and .* was refused/,
  ],
  [
    'a read of a state that never was',
    (round) =>
      change(
        answerTo(round, 'getInstance', ({ status }) => status === 200),
        ({ body }) => {
          body.total_contributions = 999_999;
        },
      ),
    /a state of .* that never was/,
  ],
];
