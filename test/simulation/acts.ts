import type { Booked } from './book.ts';
import { isStep } from './charge.ts';
import { type Adjustable, adjust, boost, sweep, transfer } from './corrections.ts';
import type { AuditRow, Issued } from './evidence.ts';
import { Exact, micros } from './exact.ts';
import type { Ward } from './ward.ts';
import type { WinAudit } from './win-audit.ts';

/** The results of acts: entries that the ledger must hold, events, and the instances that changed. */
export type Performed = {
  readonly steps: readonly (readonly [ward: Ward, booked: Booked])[];
  readonly events: readonly string[];
  readonly touched: readonly Ward[];
};

type Known = {
  readonly wards: ReadonlyMap<string, Ward>;
  readonly wins: WinAudit;
  readonly complain: (what: string) => void;
  readonly note: (what: string) => void;
};

/** The account that approves what another one asked for. */
export const APPROVER_ID = 'approver';

const NOTHING: Performed = { steps: [], events: [], touched: [] };
const ADJUSTED: Readonly<Record<string, Adjustable>> = {
  setPotCurrentValue: 'currentValue',
  setPotContributedSeed: 'contributedSeed',
  setPotSurplusSeed: 'surplusSeed',
};
const STATES = { pauseInstance: 'Paused', resumeInstance: 'Active', terminateInstance: 'Terminated' } as const;

/** Applies people's decisions about instances and players: the audit log has the time, the request the content. */
export class Acts {
  /** Players kept out, behind the brand or operator that does so. */
  readonly excluded = new Set<string>();
  /** Sweeps that wait, by the request for approval. */
  readonly #sweeps = new Map<string, { readonly ward: Ward; readonly amount: bigint; readonly floor: bigint }>();
  /** The instance to which the opt-ins of each were copied. */
  readonly #copies = new Map<Ward, Ward>();
  readonly #known: Known;

  constructor(known: Known) {
    this.#known = known;
  }

  /** Performs what was done at one moment. */
  perform(acts: readonly AuditRow[], at: number, requestOf: (n: number) => Issued | undefined): Performed {
    const [act] = acts;
    const request = act && requestOf(Number(act.requestId.replace('call-', '')));
    if (request === undefined) return NOTHING;
    const { operation, body, path } = request;
    const ward = this.#known.wards.get(String(path.instance_id ?? body.instance_id));
    const what = ADJUSTED[operation];
    if (what !== undefined && ward !== undefined) return this.#adjust(ward, what, body);
    if (operation === 'boostSeed' && ward !== undefined)
      return { ...NOTHING, steps: [[ward, boost(ward.book, String(body.pot_id), micros(body.amount as number))]] };
    if (operation === 'approveRequest') return this.#sweep(String(path.approval_request_id));
    if (operation === 'transferPots') return this.#transfer(body, at);
    if (operation === 'setOperatorSettings') this.#setThresholds(path.operator_id ?? '', body);
    if (operation === 'releaseWins') for (const id of body.transaction_ids as string[]) this.#known.wins.release(id);
    if (operation === 'refuseWins') {
      const ids = new Set(body.transaction_ids as string[]);
      return { ...NOTHING, events: [...ids].flatMap((id) => this.#known.wins.refuse(id)) };
    }
    if (operation === 'excludePlayers' || operation === 'readmitPlayers') return this.#exclude(operation, body);
    if (ward === undefined) return NOTHING;
    if (operation === 'setOptIn') return this.#optIn(ward, body);
    if (isSwitch(operation)) {
      // One that time has ended stays as it is: what was due at its end is still drawn.
      if (ward.statusAt(at) === 'Terminated') return NOTHING;
      if (ward.state !== STATES[operation]) this.#known.note(operation);
      ward.state = STATES[operation];
      if (operation === 'resumeInstance' && ward.book.isDue(at)) this.#known.note('drawing that waited in a pause');
      return { ...NOTHING, touched: [ward] };
    }
    return NOTHING;
  }

  /** Judges the answer to a sweep, at a time when nothing else happens. */
  hearSweep({ body }: Issued, answer: { readonly code?: string | undefined; readonly body: Issued['body'] }): void {
    const { wards, note, complain } = this.#known;
    const ward = wards.get(String(body.instance_id));
    if (ward === undefined) return;
    const floor = micros(body.floor as number);
    const amount = ward.book.accounts.held('.house') - floor;
    const ought = amount > 0n ? undefined : 'house_pot_insufficient';
    if (answer.code !== ought)
      complain(`${ward.id}: a sweep above ${floor} was answered ${answer.code}, with ${amount}`);
    note(ought === undefined ? 'sweep of the house' : 'sweepHouse house_pot_insufficient');
    if (answer.code !== undefined) return;
    if (micros(answer.body.amount as number) !== amount)
      complain(`${ward.id}: a sweep takes ${answer.body.amount}, not ${amount}`);
    this.#sweeps.set(String(answer.body.id), { ward, amount, floor });
  }

  #sweep(approval: string): Performed {
    const asked = this.#sweeps.get(approval);
    if (asked === undefined) return NOTHING;
    const { ward, amount, floor } = asked;
    return { ...NOTHING, steps: [[ward, sweep(ward.book, { amount, floor, approval, approvedBy: APPROVER_ID })]] };
  }

  #exclude(operation: 'excludePlayers' | 'readmitPlayers', body: Issued['body']): Performed {
    const owner = String(body.owner_id);
    const touched = [...this.#known.wards.values()].filter(({ operator }) => operator === owner.split(':')[0]);
    for (const player of body.players as string[])
      if (operation === 'excludePlayers') this.excluded.add(`${owner} ${player}`);
      else this.excluded.delete(`${owner} ${player}`);
    this.#known.note(operation === 'excludePlayers' ? 'exclusion' : 'readmission');
    return { ...NOTHING, touched };
  }

  #adjust(ward: Ward, what: Adjustable, { pot_id, adjustment }: Issued['body']): Performed {
    const booked = adjust(ward.book, String(pot_id), what, micros(adjustment as number));
    if (booked === undefined) this.#known.complain(`${ward.id}: ${pot_id} was set to ${adjustment}, above its ceiling`);
    return { ...NOTHING, steps: booked === undefined ? [] : [[ward, booked]] };
  }

  #transfer(body: Issued['body'], at: number): Performed {
    const { wards, note, complain } = this.#known;
    const source = wards.get(String(body.source_instance_id));
    const target = wards.get(String(body.target_instance_id));
    if (source === undefined || target === undefined) return NOTHING;
    const rules = body.pot_rules as { source_pot: string; target_pot: string }[];
    if (target.statusAt(at) === 'Terminated')
      complain(`the pots of ${source.id} went to ${target.id}, which has ended`);
    note(`transfer from ${source.statusAt(at)}`);
    const booked = transfer(source.book, target.book, rules, (reference) => ({
      transfer: reference,
      source: source.id,
      target: target.id,
      pots: rules.map(({ source_pot, target_pot }) => [source_pot, target_pot]),
    }));
    source.state = 'Terminated';
    if (body.transfer_optins === true) {
      target.copyOptIns(source);
      this.#copies.set(source, target);
    }
    return {
      ...NOTHING,
      steps: [
        [source, booked.source],
        [target, booked.target],
      ],
      touched: [source, target],
    };
  }

  #optIn(ward: Ward, body: Issued['body']): Performed {
    const name = { brand: String(body.brand_id), player: String(body.player_id) };
    const before = ward.statusOf(name);
    const wasOptedIn = before?.optedIn === true;
    const { currency } = ward.book.terms;
    const preferred = before?.preferences.get(currency) ?? 0n;
    const asked = body.contribution_value;
    const amount = asked === undefined ? preferred : micros(asked as string);
    const optedIn = body.opt_in === true;
    const isRight = isStep(ward.book.terms, { currency, rate: new Exact(1n) }, new Exact(amount));
    if (optedIn && asked !== undefined && amount > 0n && !isRight)
      this.#known.complain(`${ward.id}: ${name.player} chose ${amount}, which is no step`);
    if (asked !== undefined && amount > 0n && ward.book.terms.amounts.has(currency))
      this.#known.note('choice of a step');
    if (optedIn && ward.isExcluded(name)) this.#known.complain(`${ward.id}: ${name.player} opted in while excluded`);
    ward.optIn(name, optedIn, asked === undefined ? undefined : { currency, amount });
    // The copy follows the transfer, and after a crash the restart, so it may also have what a player said in between.
    this.#copies.get(ward)?.mayHaveCopied(ward, name);
    this.#known.note(optedIn ? 'opt-in' : 'opt-out');
    const isTold = optedIn !== wasOptedIn || (optedIn && amount !== preferred);
    const told = `OptInEvent ${ward.id} ${name.brand} ${name.player} ${optedIn}`;
    return { ...NOTHING, events: isTold ? [told] : [], touched: [ward] };
  }

  #setThresholds(operator: string, { review_threshold, money_out }: Issued['body']): void {
    const { thresholds, reviews } = this.#known.wins;
    if (money_out !== undefined) reviews.set(operator, micros((money_out as { review: number }).review));
    for (const key of thresholds.keys()) if (key.startsWith(`${operator} `)) thresholds.delete(key);
    for (const [currency, amount] of Object.entries(review_threshold as Record<string, number>))
      thresholds.set(`${operator} ${currency}`, micros(amount));
  }
}

const isSwitch = (operation: string): operation is keyof typeof STATES => operation in STATES;
