import type { ContributionRow, Evidence, PayoutRow, WalletCall } from './evidence.ts';

type Debit = { readonly amount: bigint; readonly currency: string; moved: boolean; isCancelled: boolean; told: string };

type Credit = { readonly amount: bigint; readonly currency: string; moved: boolean; told: string; isOfBatch: boolean };

/** The auditor's view from the wallets: what each of them did, against what the platform says about it. */
export class WalletAudit {
  readonly #debits = new Map<string, Debit>();
  readonly #credits = new Map<string, Credit>();
  readonly #cancelled = new Set<string>();
  /** Credits that a wallet has refused, and those that an event names as refused. */
  readonly #refused = new Set<string>();
  readonly #announced = new Set<string>();
  /** The players of each batch by what they were to be credited with, and its currency. */
  readonly #batches = new Map<string, { readonly currency: string; readonly players: Map<string, string> }>();
  readonly #complain: (what: string) => void;
  readonly #note: (what: string) => void;

  constructor(complain: (what: string) => void, note: (what: string) => void) {
    this.#complain = complain;
    this.#note = note;
  }

  hear(calls: readonly WalletCall[]): void {
    for (const call of calls) {
      if (call.call === 'credit') this.#hearCredit(call);
      else if (call.call === 'debit') this.#hearDebit(call);
      else this.#hearCancel(call);
    }
  }

  /** Refusals of credits are announced, each credit once; the platform may have heard of the last ones without having recorded them. */
  hearRefusals(events: Evidence['events']): void {
    for (const { eventType, data } of events) {
      if (eventType !== 'PayoutFailed') continue;
      const { win_id: win, transaction_ids: ids } = JSON.parse(data) as { win_id: string; transaction_ids: string[] };
      for (const id of ids) {
        if (this.#announced.has(id)) this.#complain(`${id}: announced as refused twice`);
        if (!this.#refused.has(id) || !id.startsWith(`${win}:`))
          this.#complain(`${id}: announced as refused by mistake`);
        this.#announced.add(id);
      }
    }
  }

  /** Reports whether the wallet has acknowledged a credit. */
  hasPaid(transactionId: string): boolean {
    return this.#credits.get(transactionId)?.told === 'done';
  }

  /** Reports whether the wallet has acknowledged the cancel of a contribution's debit. */
  hasCancelled(contributionId: string): boolean {
    return this.#cancelled.has(`${contributionId}:debit`);
  }

  /** A contribution as it stands when nothing of the round is under way any more. */
  check(row: ContributionRow): void {
    const id = `${row.id}:debit`;
    const debit = this.#debits.get(id);
    const owed = row.debit > 0n;
    if (!owed && debit !== undefined) this.#complain(`${id}: nothing was owed, and the wallet was asked for a debit`);
    if (!owed || row.state === 'open' || row.state === 'cancelling') return;
    const holds = debit?.moved === true && !debit.isCancelled;
    if (row.state === 'booked') {
      if (!holds) this.#complain(`${id}: booked, and the wallet does not hold the debit`);
      else if (debit.amount !== row.debit || debit.currency !== row.currency)
        this.#complain(
          `${id}: booked a debit of ${row.debit} ${row.currency}, the wallet took ${debit.amount} ${debit.currency}`,
        );
      else if (debit.told !== 'done') this.#complain(`${id}: booked, and the wallet never acknowledged the debit`);
    } else if (holds) this.#complain(`${id}: cancelled, and the wallet kept ${debit.amount} ${debit.currency}`);
    else if (debit === undefined && !this.#cancelled.has(id))
      this.#complain(`${id}: cancelled, and the wallet heard neither of the debit nor of a cancel`);
  }

  checkPayout(payout: PayoutRow): void {
    const credit = this.#credits.get(payout.transactionId);
    if (credit !== undefined && (credit.amount !== payout.pay || credit.currency !== payout.payCurrency))
      this.#complain(
        `${payout.transactionId}: owed ${payout.pay} ${payout.payCurrency}, the wallet was sent ${credit.amount} ${credit.currency}`,
      );
    if (payout.state === 'paid' && credit?.moved !== true)
      this.#complain(`${payout.transactionId}: paid, and the wallet has no credit`);
  }

  /** A payment under review is sent to no wallet. */
  checkHeld(calls: readonly WalletCall[], isHeld: (transactionId: string) => boolean): void {
    for (const { call, id } of calls)
      if (call === 'credit' && isHeld(id)) this.#complain(`${id}: sent to the wallet before anybody has released it`);
  }

  /** With no chain open: Σ debits − Σ cancelled debits = Σ what was booked; Σ credits = Σ what is paid, currency by currency. */
  close(rows: Iterable<ContributionRow>, payouts: readonly PayoutRow[]): void {
    const net = new Map<string, bigint>();
    const add = (key: string, amount: bigint) => net.set(key, (net.get(key) ?? 0n) + amount);
    for (const { amount, currency, moved, isCancelled } of this.#debits.values())
      if (moved && !isCancelled) add(`debits in ${currency}`, amount);
    const settled = new Set<string>();
    for (const { transactionId, state } of payouts) if (state === 'settled') settled.add(transactionId);
    for (const [id, { amount, currency, moved, told }] of this.#credits) {
      if (moved) add(`credits in ${currency}`, amount);
      if (settled.has(id) && moved) this.#complain(`${id}: settled elsewhere, and the wallet has paid it as well`);
      else if (!settled.has(id) && told !== 'done')
        this.#complain(`${id}: the wallet was asked for the credit and never acknowledged it`);
    }
    for (const [id, { players }] of this.#batches)
      if (players.size < 2) this.#complain(`the batch ${id} was for one player alone`);
    for (const { state, debit, currency } of rows) if (state === 'booked') add(`debits in ${currency}`, -debit);
    for (const { state, pay, payCurrency } of payouts) if (state === 'paid') add(`credits in ${payCurrency}`, -pay);
    for (const id of this.#refused)
      if (!this.#announced.has(id)) this.#complain(`${id}: refused, and no event says so`);
    for (const [what, difference] of net)
      if (difference !== 0n) this.#complain(`the wallets’ ${what} differ from the platform’s by ${difference}`);
  }

  #hearDebit({ id, amount, currency, moved, told }: WalletCall): void {
    const debit = this.#debits.get(id) ?? { amount, currency, moved: false, isCancelled: false, told };
    this.#debits.set(id, debit);
    if (moved && debit.moved) this.#complain(`${id}: the wallet debited twice`);
    debit.moved ||= moved;
    debit.told = told;
  }

  #hearCredit(call: WalletCall): void {
    const { id, amount, currency, moved, told, batch } = call;
    if (batch !== undefined) this.#hearOfBatch(call, batch);
    else if (this.#credits.get(id)?.isOfBatch === true) this.#note('credit of a batch that is sent alone');
    const credit = this.#credits.get(id) ?? { amount, currency, moved: false, told: '', isOfBatch: false };
    this.#credits.set(id, credit);
    if (credit.told === 'done') this.#complain(`${id}: sent again after the wallet had acknowledged it`);
    credit.isOfBatch ||= batch !== undefined;
    if (credit.amount !== amount || credit.currency !== currency)
      this.#complain(`${id}: sent again with another amount`);
    if (moved && credit.moved) this.#complain(`${id}: the wallet credited twice`);
    credit.moved ||= moved;
    credit.told = told;
    if (told === 'refused') this.#refused.add(id);
  }

  /** A batch is of one win and currency, and has each player once. */
  #hearOfBatch({ id, player, currency, moved, told }: WalletCall, name: string): void {
    const batch = this.#batches.get(name) ?? { currency, players: new Map<string, string>() };
    this.#batches.set(name, batch);
    const winOf = (text: string) => text.slice(0, text.lastIndexOf(':'));
    if (winOf(name) !== winOf(id) || !/:b\d+$/.test(name)) this.#complain(`${id}: sent in the batch ${name}`);
    if (batch.currency !== currency) this.#complain(`${name} is in ${batch.currency} and ${currency}`);
    if ((batch.players.get(player) ?? id) !== id) this.#complain(`${name} has ${player} more than once`);
    batch.players.set(player, id);
    this.#note(moved && told === 'uncertain' ? 'credit of a batch that is lost' : `credit of a batch that is ${told}`);
  }

  #hearCancel({ id, moved, told }: WalletCall): void {
    const debit = this.#debits.get(id);
    if (!id.endsWith(':debit')) this.#complain(`${id}: a credit must never be cancelled`);
    if (moved && debit !== undefined) debit.isCancelled = true;
    if (told === 'done') this.#cancelled.add(id);
  }
}
