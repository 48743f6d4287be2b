import { type AmountFormat, toMicros } from './amounts.ts';
import { el } from './dom.ts';
import type { LobbyJackpot } from './lobby-jackpot.ts';
import { Refused } from './player-calls.ts';
import { adopt } from './shadow.ts';
import { optIn } from './styles/opt-in.ts';
import type { Words } from './words/en.ts';

type Question = {
  readonly jackpot: LobbyJackpot;
  readonly isJoining: boolean;
  /** The amounts to choose from, in the jackpot's currency; empty to leave it to the jackpot. */
  readonly amounts: readonly string[];
  readonly word: (name: keyof Words, values?: Readonly<Record<string, string>>) => string;
  readonly format: AmountFormat;
  readonly formatOfJackpot: AmountFormat;
  /** Opts in or out. Rejects with the platform's refusal. */
  readonly send: (amount: string | undefined) => Promise<void>;
};

/** Asks the player before anything is sent, and shows why it was refused. */
export const askOptIn = (root: ShadowRoot, question: Question): void => {
  const { jackpot, isJoining, amounts, word, send } = question;
  adopt(root, [optIn]);
  const options = amounts.map((amount) =>
    el('option', { value: amount }, question.formatOfJackpot.format(toMicros(amount))),
  );
  const select = el('select', { name: 'amount' }, ...options);
  const fault = el('p', { class: 'fault', role: 'alert' });
  const confirm = el('button', { type: 'submit', part: 'confirm' }, word(isJoining ? 'confirm' : 'leave'));
  const cost = jackpot.round_cost;
  const price = isJoining && amounts.length === 0 && cost !== undefined;
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    confirm.disabled = true;
    fault.textContent = '';
    try {
      await send(amounts.length === 0 ? undefined : select.value);
      dialog.close();
    } catch (error) {
      fault.textContent = (error instanceof Refused && error.message) || word('failed');
    }
    confirm.disabled = false;
  };
  const dialog = el(
    'dialog',
    { part: 'dialog', close: () => dialog.remove() },
    el(
      'form',
      { submit },
      el('b', { dir: 'auto' }, isJoining ? word('joinQuestion', { name: jackpot.name }) : jackpot.name),
      price && el('span', { class: 'muted' }, word('perRound', { amount: question.format.format(toMicros(cost)) })),
      amounts.length > 0 && el('label', {}, word('joinAmount'), select),
      fault,
      el(
        'div',
        { class: 'buttons' },
        el('button', { type: 'button', class: 'quiet', click: () => dialog.close() }, word('cancel')),
        confirm,
      ),
    ),
  );
  root.append(dialog);
  dialog.showModal();
};
