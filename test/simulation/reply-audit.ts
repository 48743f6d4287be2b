import { minorUnit } from './charge.ts';
import type { Answered, ContributionRow, Issued } from './evidence.ts';
import { Exact, most, wireAmount } from './exact.ts';
import { judgeRefusal } from './refusals.ts';
import { linkOf } from './target-requests.ts';
import type { Status } from './ward.ts';
import type { Owed } from './win-audit.ts';
import { type Reply, tickerState, wireState } from './wire-state.ts';

/** Results of the rest of the audit, for judging replies. */
export type Findings = {
  row(contributionId: string): ContributionRow | undefined;
  /** The use of the bonus that paid a contribution. */
  useOf(contributionId: string): { readonly id: string; readonly amount: number; readonly left: number } | undefined;
  /** The instances where a contribution was begun but not booked. */
  triedAt(request: Issued): readonly string[];
  /** The player's wins with a contribution, one for each pot. */
  wonBy(contributionId: string): readonly Owed[];
  /** The payment owed under a transaction id. */
  owed(transactionId: string): Owed | undefined;
  /** The win that a trigger caused at a moment, on an instance. */
  triggered(instanceId: string, atMs: number): { readonly pot: string; readonly amount: bigint } | undefined;
  /** Reports whether a refusal that depends on the moment was right at some moment of the round. */
  wasRight(n: number): boolean;
  /** The statuses of an instance during the round. */
  statuses(instanceId: string): ReadonlySet<Status>;
  /** Reports whether the rules admit the segments of a request. */
  admits(request: Issued): boolean;
  /** Reports whether a contribution may buy more attempts than are ever drawn. */
  overdraws(request: Issued): boolean;
  /** The reasons that the rules may have to forbid the desk's request. */
  forbids(request: Issued): readonly string[];
  isDisabled(instanceId: string, pot: string): boolean;
  supportsTrigger(instanceId: string, pot: string): boolean;
  states(instanceId: string): ReadonlySet<string>;
  hasWinner(instanceId: string, pot: string, player: string, amount: number): boolean;
};

type Accepted = { readonly id: string; readonly call: number };

/** Replies to contributions, triggers and repetitions under a key. */
export class ReplyAudit {
  /** By the key, or the call where there is none: the reply to the caller, the store's record, and the callers that never got an answer. */
  readonly #told = new Map<string, Accepted>();
  readonly #refusals = new Set<string>();
  readonly #booked = new Map<string, Accepted>();
  readonly #unanswered = new Map<number, string>();
  /** By call that goes to linked instances too: its key, which is in flight until the call is answered. */
  readonly #linking = new Map<number, string>();
  /** By contribution: the linked ones that were booked, and the instances of all of them. */
  readonly #linked = new Map<string, readonly string[]>();
  readonly #instances = new Map<string, string[]>();
  /** By call, what its key stood for when it was issued: one that hung for long may be answered otherwise. */
  readonly #issuedAfter = new Map<number, Accepted | undefined>();
  readonly #keys = new Map<number, string>();
  /** By instance and time: the triggered wins that were reported to a caller. */
  readonly #triggers = new Set<string>();
  readonly #complain: (what: string) => void;
  readonly #note: (what: string) => void;

  constructor(complain: (what: string) => void, note: (what: string) => void) {
    this.#complain = complain;
    this.#note = note;
  }

  issued(calls: readonly Issued[]): void {
    for (const call of calls) {
      this.#keys.set(contentOf(call), keyOf(call));
      this.#unanswered.set(call.n, keyOf(call));
      if (call.body.linked === true) this.#linking.set(call.n, keyOf(call));
      this.#issuedAfter.set(call.n, this.#told.get(keyOf(call)));
    }
  }

  /** A contribution that the store calls accepted. */
  booked(row: ContributionRow): void {
    const link = linkOf(row.id);
    if (link !== undefined) {
      this.#link(link.main, row);
      return;
    }
    this.#instances.set(row.id, [row.instanceId]);
    const { call } = JSON.parse(row.metadata) as { call: number };
    const key = this.#keyOfRow(row);
    const before = this.#booked.get(key);
    if (before !== undefined && before.id !== row.id)
      this.#complain(`${key} was accepted twice, as ${before.id} and as ${row.id}`);
    this.#booked.set(key, { id: row.id, call });
  }

  /** @param moving the contributions that were new in this round or not settled before it. */
  check(answers: readonly Reply[], findings: Findings, moving: readonly ContributionRow[]): void {
    const linking = new Map(this.#linking);
    const busy = new Set([...moving.map((row) => this.#keyOfRow(row)), ...linking.values()]);
    for (const answer of answers) {
      this.#unanswered.delete(answer.n);
      this.#linking.delete(answer.n);
      this.#note(`${answer.request.operation} ${answer.code ?? answer.status}`);
      if (answer.code === undefined) this.#success(answer, findings);
      else judgeRefusal(answer, findings, this.#complain);
    }
    for (const answer of answers)
      if (answer.code === 'idempotency_key_in_flight' && !busy.has(keyOf(answer.request)))
        this.#complain(`call ${answer.n} was told that ${keyOf(answer.request)} is in flight, and it is not`);
      else if (answer.request.operation.startsWith('contribute'))
        this.#repetition(answer, this.#issuedAfter.get(answer.n), linking);
  }

  /** An intent still open at the end of a round must have a caller waiting for its answer. */
  open(row: ContributionRow): void {
    const key = this.#keyOfRow(row);
    if (![...this.#unanswered.values()].includes(key))
      this.#complain(`${row.id} was left open when ${key} was answered`);
  }

  /**
   * Every accepted contribution and every triggered win was answered, unless the answer got lost.
   * @param triggered by instance and time.
   */
  close(triggered: Iterable<string>): void {
    const unknown = [...triggered].filter((trigger) => !this.#triggers.has(trigger));
    if (unknown.length > this.#unanswered.size) this.#complain(`the triggered wins ${unknown} were never requested`);
    const lost = new Set(this.#unanswered.values());
    for (const [key, { id }] of this.#booked)
      if (!this.#told.has(key) && !lost.has(key)) this.#complain(`${id} was booked, and ${key} was refused`);
  }

  /** A linked contribution is there because another one is, and each instance takes one of all of them. */
  #link(mainId: string, row: ContributionRow): void {
    const instances = this.#instances.get(mainId);
    if (this.#booked.get(this.#keyOfRow(row))?.id !== mainId || instances === undefined)
      this.#complain(`${row.id} was booked, and ${mainId} was not`);
    else if (instances.includes(row.instanceId)) this.#complain(`${row.instanceId} took ${mainId} and ${row.id}`);
    else instances.push(row.instanceId);
    this.#linked.set(mainId, [...(this.#linked.get(mainId) ?? []), row.id].sort(byPlace));
  }

  #keyOfRow({ metadata }: ContributionRow): string {
    return this.#keys.get((JSON.parse(metadata) as { call: number }).call) ?? '';
  }

  #success(answer: Reply, findings: Findings): void {
    const { operation } = answer.request;
    if (operation.startsWith('contribute')) {
      if (answer.status === 200) this.#contributed(answer, findings);
    } else if (operation === 'triggerWin') this.#triggered(answer, findings);
    else if (operation === 'getInstance' || operation === 'getTicker') {
      const { path, query } = answer.request;
      const id = String(path.instance_id ?? query.instance_id);
      const state = operation === 'getInstance' ? wireState(answer.body) : tickerState(answer.body);
      if (!findings.states(id).has(state))
        this.#complain(`call ${answer.n} read a state of ${id} that never was: ${state}`);
    } else if (operation === 'listWinners') {
      const id = String(answer.request.query.instance_id);
      for (const winner of Object.values(answer.body) as Record<string, unknown>[])
        if (!findings.hasWinner(id, `${winner.win_pot_id}`, `${winner.player_id}`, Number(winner.win_amount)))
          this.#complain(`call ${answer.n} lists an unknown winner: ${JSON.stringify(winner)}`);
    } else if (operation === 'getContribution') {
      const id = answer.request.path.contribution_id ?? '';
      const row = findings.row(id);
      if (row === undefined || row.state !== 'booked')
        this.#complain(`call ${answer.n} read ${id}, which is not booked`);
      else this.#result(answer, row, findings.wonBy(id), findings.useOf(id));
    } else if (operation === 'releaseWins' || operation === 'settleWins') this.#finished(answer, findings);
    else if (operation === 'refuseWins') this.#refused(answer, findings);
  }

  /** Only what is held is refused, once, and it is owed as before. */
  #refused({ n, body }: Reply, findings: Findings): void {
    const { succeeded, failed } = body as { succeeded: string[]; failed: { transaction_id: string; code: string }[] };
    for (const id of succeeded) {
      // It may have been released or settled since.
      if (findings.owed(id)?.isRefused !== true) this.#complain(`call ${n} refused ${id}, which was not held`);
      if (this.#refusals.has(id)) this.#complain(`call ${n} refused ${id} again`);
      this.#refusals.add(id);
      this.#note('refusal of a held win');
    }
    for (const { transaction_id: id, code } of failed) {
      this.#note(`refuseWins ${code}`);
      if (code === 'refused' && !this.#refusals.has(id)) this.#complain(`call ${n} was told that ${id} was refused`);
      if (code === 'not_found' && findings.owed(id) !== undefined)
        this.#complain(`call ${n} was told that ${id} is unknown`);
    }
  }

  /** Payments that were released or settled, and why others were not. */
  #finished({ n, request, body }: Reply, findings: Findings): void {
    const { succeeded, failed } = body as { succeeded: string[]; failed: { transaction_id: string; code: string }[] };
    for (const id of succeeded) {
      const state = findings.owed(id)?.state;
      if (request.operation === 'settleWins' ? state !== 'settled' : state === undefined || state === 'held')
        this.#complain(`call ${n} (${request.operation}) did ${id}, which is ${state}`);
    }
    for (const { transaction_id: id, code } of failed) {
      this.#note(`${request.operation} ${code}`);
      const state = findings.owed(id)?.state;
      if ((code === 'paid' || code === 'settled' || code === 'not_found') && code !== (state ?? 'not_found'))
        this.#complain(`call ${n} (${request.operation}) was told ${code} of ${id}, which is ${state}`);
    }
  }

  #contributed(answer: Reply, findings: Findings): void {
    const id = answer.headers['contribution-id'] ?? '';
    const key = keyOf(answer.request);
    const row = findings.row(id);
    if (row === undefined || row.state !== 'booked') {
      this.#complain(`call ${answer.n} was told ${id}, which is not booked`);
      return;
    }
    if (this.#told.has(key)) this.#complain(`call ${answer.n} and an earlier one both took effect under ${key}`);
    this.#told.set(key, { id, call: contentOf(answer.request) });
    if (answer.request.operation !== 'contributeToTarget') {
      this.#tells(answer, row, findings);
      return;
    }
    this.#namesLinked(answer, id);
    const parts = Object.values(answer.body) as Answered['body'][];
    const ids = [id, ...(this.#linked.get(id) ?? [])];
    if (parts.length !== ids.length) this.#complain(`call ${answer.n} was told of ${parts.length} instead of ${ids}`);
    for (const [index, body] of parts.entries()) {
      const part = findings.row(ids[index] ?? '');
      if (part !== undefined) this.#tells({ ...answer, body }, part, findings);
    }
  }

  /** Checks that a reply names all linked contributions that were booked with one. */
  #namesLinked({ n, headers }: Reply, mainId: string, mayLackTheLast = false): void {
    const ought = (this.#linked.get(mainId) ?? []).join();
    const told = headers['linked-contribution-ids'] ?? '';
    if (mayLackTheLast ? !ought.startsWith(told) : told !== ought)
      this.#complain(`call ${n} was told of the linked [${told}] instead of [${ought}]`);
  }

  #tells(answer: Reply, row: ContributionRow, findings: Findings): void {
    const won = findings.wonBy(row.id);
    this.#result(answer, row, won, findings.useOf(row.id));
    // A win reported as paid is paid; one reported as withheld may have been paid a moment later.
    if (answer.body.win_withheld === false && won.some(({ state }) => state !== 'paid'))
      this.#complain(`call ${answer.n} was told that its win is paid, and it is not`);
    if (answer.body.win_withheld === true && won.length === 0)
      this.#complain(`call ${answer.n} was told of a withheld win without a win`);
  }

  #result(answer: Answered, row: ContributionRow, won: readonly Owed[], use: ReturnType<Findings['useOf']>): void {
    const { body } = answer;
    const amount = row.debit + inCoins(row);
    const sum = won.reduce((total, { share }) => total + share.amount, 0n);
    const pairs: [string, unknown, unknown][] = [
      ['instance_id', body.instance_id, row.instanceId],
      ['contribution_amount', body.contribution_amount, wireAmount(amount)],
      ['contribution_currency', body.contribution_currency, row.currency],
      ['win_amount', body.win_amount, wireAmount(sum)],
      ['tickets_awarded', body.tickets_awarded, Number(row.ticketsAwarded)],
      ...(['id', 'amount', 'left'] as const).map((part): [string, unknown, unknown] => [
        `bonus ${part}`,
        (body.bonus as Record<string, unknown> | undefined)?.[part],
        use?.[part],
      ]),
    ];
    for (const [field, told, ought] of pairs)
      if (told !== ought) this.#complain(`call ${answer.n}: ${field} is ${told} instead of ${ought}`);
    const best = most(...won.map(({ share }) => share.amount));
    const largest = won.filter(({ share }) => share.amount === best).map(({ pot: id }) => id);
    const pot = body.win_pot_id;
    if (won.length === 0 ? pot !== '' : !largest.includes(String(pot)))
      this.#complain(`call ${answer.n}: win_pot_id is ${pot} instead of ${largest}`);
  }

  #triggered(answer: Reply, findings: Findings): void {
    const { instance_id, pot_id } = answer.request.body;
    const prize = findings.triggered(String(instance_id), Number(answer.body.timestamp));
    if (prize === undefined || prize.pot !== pot_id || wireAmount(prize.amount) !== answer.body.win_amount)
      this.#complain(
        `call ${answer.n} triggered ${answer.body.win_amount} of ${pot_id}, the ledger has ${prize?.amount}`,
      );
    const win = `${instance_id} ${answer.body.timestamp}`;
    this.#triggers.add(win);
    const key = keyOf(answer.request);
    const before = this.#told.get(key);
    if (before !== undefined && before.id !== win)
      this.#complain(`call ${answer.n} triggered a second win under ${key}`);
    this.#told.set(key, { id: win, call: answer.n });
  }

  /** @param before what the key stood for when the call was issued. */
  #repetition(reply: Reply, before: Accepted | undefined, linking: ReadonlyMap<number, string>): void {
    const { n, status, code, headers, request } = reply;
    const key = keyOf(request);
    if (status === 204 && headers['contribution-id'] !== this.#booked.get(key)?.id)
      this.#complain(`call ${n} repeats ${headers['contribution-id']}, which ${key} does not stand for`);
    // A restart closes the key of a call that hangs; here, where nothing dies of it, the call goes on.
    const isUnderway = [...linking].some(([call, held]) => call !== n && held === key);
    if (status === 204 && request.operation === 'contributeToTarget')
      this.#namesLinked(reply, headers['contribution-id'] ?? '', isUnderway);
    if (before === undefined) return;
    const ought = before.call === contentOf(request) ? '204' : 'idempotency_key_reused';
    if ((code ?? String(status)) !== ought)
      this.#complain(`call ${n} repeats ${key} and was answered ${code ?? status}, not ${ought}`);
  }
}

const byPlace = (a: string, b: string): number => (linkOf(a)?.place ?? 0) - (linkOf(b)?.place ?? 0);

/** Calls with the same content name the first of them in their metadata. */
export const contentOf = ({ n, body }: Issued): number => (body.metadata as { call?: number } | undefined)?.call ?? n;

const keyOf = (call: Issued): string =>
  String(call.body.idempotency_key ?? call.headers['idempotency-key'] ?? `call ${contentOf(call)}`);

/** The operator's part in the currency of the request: in coins if they are booked as the same amount. */
const inCoins = ({ operatorPaid, rate, currency }: ContributionRow): bigint => {
  const least = new Exact(operatorPaid).over(Exact.ratio(rate)).ceiling;
  const coin = minorUnit(currency);
  const coins = new Exact(least).over(new Exact(coin)).ceiling * coin;
  return new Exact(coins).times(Exact.ratio(rate)).floor === operatorPaid ? coins : least;
};
