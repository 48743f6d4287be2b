import { Book, type Moves, type Prize, type Purse, type Step } from './book.ts';
import { type Charge, chargeOf, mayOverdraw, rateOf } from './charge.ts';
import type { ContributionRow, Entry, Evidence, InstanceRow, Issued, PayoutRow, WinRow } from './evidence.ts';
import { Exact, micros, wireAmount } from './exact.ts';
import { type Findings, type Reply, ReplyAudit, tickerState, type Won, wireState } from './reply-audit.ts';
import { termsOf, type WireTemplate } from './terms.ts';
import { WalletAudit } from './wallet-audit.ts';

/** An instance under audit: what it ought to hold, and what its ledger says that it holds. */
type Ward = {
  readonly book: Book;
  readonly id: string;
  operatorId: string;
  startsAt: bigint;
  endsAt: bigint;
  ledger: Moves;
  seq: bigint;
};

type Win = Won & { readonly instanceId: string; readonly row: WinRow; payout: PayoutRow; isPaid: () => boolean };

/** The instances that a round looked at from outside: by id, every state that they went through, and refused triggers. */
type Watch = {
  readonly states: ReadonlyMap<string, Set<string>>;
  readonly refused: ReadonlyMap<string, readonly { readonly request: Issued; wasUnarmed: boolean }[]>;
  look(instanceId: string): void;
};

const FOREVER = 1n << 62n;
const FLOWS = new Set([
  'initialSeed',
  'playerPaid',
  'operatorPaid',
  'adjusted',
  'transferredIn',
  'paid',
  'diverted',
  'transferredOut',
]);

/**
 * A second reading of the money model that shares no code with the platform. It is shown what was asked, what was drawn, what the wallets
 * did and what was committed; it works out by itself what had to be committed, and names every difference.
 */
export class Auditor {
  readonly violations: string[] = [];
  /** How often each thing happened: a law that was never tried has not been tested. */
  readonly seen = new Map<string, number>();
  readonly #multipliers: Readonly<Record<string, string>>;
  readonly #issued = new Map<number, Issued>();
  readonly #templates = new Map<string, WireTemplate>();
  readonly #wards = new Map<string, Ward>();
  readonly #rows = new Map<string, ContributionRow>();
  readonly #wins = new Map<string, Win>();
  readonly #winsOf = new Map<string, Win[]>();
  readonly #winners = new Set<string>();
  readonly #paid = new Set<string>();
  readonly #triggered = new Map<string, Prize>();
  /** The last contribution of a player to an instance that booked something. */
  readonly #lastOf = new Map<string, ContributionRow>();
  /** Jackpots of a source, the one to try first first. */
  readonly #sources = new Map<string, string[]>();
  readonly #replies: ReplyAudit;
  readonly #wallets: WalletAudit;
  #draws: Evidence['draws'] = [];
  #events: string[] = [];
  #lastMs = 0n;

  constructor(multipliers: Readonly<Record<string, string>>) {
    this.#multipliers = multipliers;
    this.#wallets = new WalletAudit(this.#complain);
    this.#replies = new ReplyAudit(this.#complain, this.#note);
  }

  /** Judges one round of operations. */
  examine(evidence: Evidence): void {
    const { issued, answered, entries, contributions, draws, events } = evidence;
    for (const call of issued) this.#issued.set(call.n, call);
    this.#replies.issued(issued);
    const replies = answered.flatMap((answer): Reply[] => {
      const request = this.#issued.get(answer.n);
      if (request === undefined) this.#complain(`call ${answer.n} was answered and never asked`);
      return request === undefined ? [] : [{ ...answer, request }];
    });
    this.#learn(replies);
    this.#wallets.hear(evidence.wallet);
    this.#draws = [...draws];
    this.#events = [];
    const watch = this.#watch(replies);
    const units = Map.groupBy(entries, ({ atMs }) => atMs);
    const fresh = contributions.filter(({ id }) => !this.#rows.has(id));
    const moments = [
      ...fresh.map((row) => ({ atMs: row.createdAtMs, id: row.instanceId, look: () => this.#accept(row) })),
      ...[...units].map(([atMs, unit]) => ({
        atMs,
        id: unit[0]?.instanceId ?? '',
        look: () => this.#unit(unit, evidence),
      })),
    ].sort((a, b) => Number(a.atMs - b.atMs));
    for (const row of contributions) this.#rows.set(row.id, row);
    this.#checkOrder(entries);
    for (const { id, look } of moments) {
      look();
      watch.look(id);
    }
    if (this.#draws.length > 0) this.#complain(`${this.#draws.length} draws belong to no entry of the ledger`);
    const told = events.map(({ eventType, instanceId, data }) => `${eventType} ${instanceId} ${eventIdentity(data)}`);
    if (told.join('\n') !== this.#events.join('\n'))
      this.#complain(`the outbox holds [${told}] instead of [${this.#events}]`);
    for (const row of evidence.instances) this.#checkInstance(row);
    for (const row of contributions) {
      if (row.state === 'booked') this.#replies.booked(row);
      this.#wallets.check(row);
    }
    for (const payout of evidence.payouts) this.#checkPayout(payout);
    this.#replies.check(replies, this.#findings(watch), contributions);
    for (const row of contributions) if (row.state === 'open') this.#replies.open(row);
  }

  /** Judges the end, when no chain is open any more. */
  close(payouts: readonly PayoutRow[]): void {
    for (const payout of payouts) this.#checkPayout(payout);
    if (payouts.length !== this.#wins.size)
      this.#complain(`${this.#wins.size} wins are owed by ${payouts.length} payouts`);
    for (const { id, state } of this.#rows.values())
      if (state !== 'booked' && state !== 'cancelled') this.#complain(`${id} is still ${state}`);
    for (const { book, id } of this.#wards.values()) {
      const due = [...this.#wins.values()].filter((win) => win.instanceId === id && !win.isPaid());
      const owed = due.reduce((sum, { prize }) => sum + prize.amount, 0n);
      if (owed !== book.held('.withheld')) this.#complain(`${id} withholds ${book.held('.withheld')} and owes ${owed}`);
    }
    this.#wallets.close(this.#rows.values(), payouts);
    this.#replies.close(this.#triggered.keys());
  }

  readonly #complain = (what: string): void => {
    this.violations.push(what);
  };

  readonly #note = (what: string): void => {
    this.seen.set(what, (this.seen.get(what) ?? 0) + 1);
  };

  /** Templates, instances and sources exist from the reply on that says so. */
  #learn(replies: readonly Reply[]): void {
    for (const { request, body, code } of replies) {
      if (code !== undefined) continue;
      const asked = request.body;
      if (request.operation === 'createTemplate') this.#templates.set(String(asked.id), wire<WireTemplate>(asked));
      if (request.operation === 'instantiateTemplate') {
        const template = this.#templates.get(String(asked.template_id));
        if (template === undefined) throw new Error(`nobody created the template ${asked.template_id}`);
        const id = String(body.id);
        const book = new Book(termsOf(template), this.#note);
        this.#wards.set(id, { book, id, operatorId: '', startsAt: 0n, endsAt: FOREVER, ledger: new Map(), seq: 0n });
      }
      if (request.operation === 'assignSources')
        for (const source of asked.source_id as string[]) {
          const jackpots = this.#sources.get(`${asked.owner_id}/${source}`) ?? [];
          this.#sources.set(`${asked.owner_id}/${source}`, [...jackpots, String(asked.instance_id)]);
        }
    }
  }

  /** Looks at every state of the instances that this round read, or refused to trigger. */
  #watch(replies: readonly Reply[]): Watch {
    const states = new Map<string, Set<string>>();
    const refused = new Map<string, { readonly request: Issued; wasUnarmed: boolean }[]>();
    for (const { code, request } of replies) {
      const id = String(request.path.instance_id ?? request.query.instance_id ?? request.body.instance_id);
      if (request.operation === 'getInstance' || request.operation === 'getTicker') states.set(id, new Set());
      if (code === 'pot_not_armed') refused.set(id, [...(refused.get(id) ?? []), { request, wasUnarmed: false }]);
    }
    const look = (id: string): void => {
      const body = states.has(id) || refused.has(id) ? wireOf(this.#wards.get(id)?.book) : undefined;
      if (body !== undefined) states.get(id)?.add(wireState(body)).add(tickerState(body));
      for (const watched of refused.get(id) ?? []) watched.wasUnarmed ||= this.#isUnarmed(watched.request.body);
    };
    for (const id of new Set([...states.keys(), ...refused.keys()])) look(id);
    return { look, states, refused };
  }

  #isUnarmed({ instance_id, pot_id, brand_id, player_id }: Issued['body']): boolean {
    const book = this.#wards.get(String(instance_id))?.book;
    const pot = book?.terms.pots.find(({ id }) => id === pot_id);
    if (book === undefined || pot === undefined) return false;
    return !book.armed(pot, this.#purseOf(book, `${instance_id} ${brand_id} ${player_id}`));
  }

  /** Whether a contribution may buy too many attempts at one of the instances that it could go to. */
  #overdraws({ body }: Issued): boolean {
    const ids = body.source_id === undefined ? [body.instance_id] : this.#jackpotsOf(body.brand_id, body.source_id);
    return ids.some((id) => mayOverdraw(this.#wards.get(String(id))?.book, body, this.#multipliers));
  }

  /** The instances of a source, in the order in which a brand's contributions try them. */
  #jackpotsOf(brand: unknown, source: unknown): readonly string[] {
    const [operator = ''] = String(brand).split(':');
    return [brand, operator].flatMap((owner) => this.#sources.get(`${owner}/${source}`) ?? []);
  }

  #findings({ states, refused }: Watch): Findings {
    const book = (id: string) => this.#wards.get(id)?.book;
    return {
      row: (id) => this.#rows.get(id),
      wonBy: (id) => this.#winsOf.get(id) ?? [],
      triggered: (id, atMs) => this.#triggered.get(`${id} ${atMs}`),
      wasUnarmed: (n) => [...refused.values()].flat().some(({ request, wasUnarmed }) => request.n === n && wasUnarmed),
      overdraws: (request) => this.#overdraws(request),
      isDisabled: (id, pot) => book(id)?.pots.get(pot)?.enabled === false,
      supportsTrigger: (id, potId) => book(id)?.terms.pots.some((pot) => pot.id === potId && pot.external) === true,
      states: (id) => states.get(id) ?? new Set(),
      hasWinner: (id, pot, player, amount) => this.#winners.has(`${id} ${pot} ${player} ${amount}`),
    };
  }

  #checkOrder(entries: readonly Entry[]): void {
    for (const { atMs, id } of entries) {
      if (atMs < this.#lastMs) this.#complain(`entry ${id} is of ${atMs}, the one before it of ${this.#lastMs}`);
      this.#lastMs = atMs;
    }
  }

  /** A contribution appears: its amounts follow from the rules and the pots that are enabled at this moment. */
  #accept(row: ContributionRow): void {
    const ward = this.#wards.get(row.instanceId);
    const request = this.#requestOf(row);
    if (ward === undefined || request === undefined) {
      this.#complain(`${row.id} was asked for by nobody, or belongs to no instance`);
      return;
    }
    const { operation, body } = request;
    const asked = [body.brand_id, body.player_id, body.currency, micros(body.base_wager as number)];
    const stored = [row.brandPath, row.playerId, row.currency, row.wager];
    if (asked.some((value, index) => value !== stored[index])) this.#complain(`${row.id} is not what was asked for`);
    const rate = rateOf(row.currency, ward.book.terms.currency, this.#multipliers);
    if (Exact.ratio(row.rate).against(rate) !== 0n) this.#complain(`${row.id} has the rate ${row.rate}`);
    if (operation === 'contributeToInstance' && body.instance_id !== row.instanceId)
      this.#complain(`${row.id} was asked for ${body.instance_id} and went to ${row.instanceId}`);
    if (operation === 'contributeBySource') this.#checkSource(row, String(body.source_id));
    const charge = this.#chargeOf(ward, row);
    this.#checkCharge(row, charge);
    if (charge?.overdraws === true) this.#complain(`${row.id} buys too many attempts and was taken`);
    if (charge === undefined) {
      this.#note('contribution that does not qualify');
      if (row.state !== 'booked') this.#complain(`${row.id} does not qualify and is ${row.state}`);
      this.#remember(row);
    }
  }

  /** The first instance of a source that is running takes the contribution; near a start or an end both answers are right. */
  #checkSource(row: ContributionRow, source: string): void {
    const tried = this.#jackpotsOf(row.brandPath, source);
    const at = tried.indexOf(row.instanceId);
    const passed = tried.slice(0, at).flatMap((id) => this.#wards.get(id) ?? []);
    const margin = 30_000n;
    const wrong = passed.find(
      ({ startsAt, endsAt }) => startsAt + margin < row.createdAtMs && row.createdAtMs < endsAt - margin,
    );
    if (at < 0 || wrong !== undefined) this.#complain(`${row.id} of the source ${source} went to ${row.instanceId}`);
  }

  #chargeOf({ book }: Ward, row: ContributionRow): Charge | undefined {
    const rate = rateOf(row.currency, book.terms.currency, this.#multipliers);
    return chargeOf(book.terms, { amount: row.wager, currency: row.currency, rate }, book.isEnabled);
  }

  #checkCharge(row: ContributionRow, charge: Charge | undefined): void {
    const ought = [charge?.debit, charge?.byPlayer, charge?.byOperator, charge?.booked].map((amount) => amount ?? 0n);
    const stored = [row.debit, row.playerPaid, row.operatorPaid, row.booked];
    if (ought.some((amount, index) => amount !== stored[index]))
      this.#complain(`${row.id}: debit, player, operator, booked are ${stored} instead of ${ought}`);
  }

  #unit(entries: readonly Entry[], evidence: Evidence): void {
    const [first] = entries;
    const ward = first && this.#wards.get(first.instanceId);
    if (first === undefined || ward === undefined) {
      this.#complain(`entry ${first?.id} belongs to no instance that was opened`);
      return;
    }
    if (entries.some(({ instanceId }) => instanceId !== first.instanceId))
      this.#complain(`the unit of entry ${first.id} is over several instances`);
    const where = `${first.kind} ${first.reference}`;
    const left = this.#draws.length;
    const steps = this.#steps(ward, first, entries, evidence);
    if (steps === undefined) this.#complain(`${where}: the rules do not allow this`);
    else this.#compare(where, ward, steps, entries);
    const broken = ward.book.broken(ward.ledger);
    if (broken !== undefined) this.#complain(`${where}: ${broken}`);
    if (first.kind !== 'contribution' && this.#draws.length !== left) this.#complain(`${where}: something was drawn`);
    this.#note(first.kind);
  }

  /** What the ledger has to say about this unit. */
  #steps(ward: Ward, first: Entry, entries: readonly Entry[], evidence: Evidence): readonly Step[] | undefined {
    const { book } = ward;
    if (first.kind === 'seed') return book.open();
    if (first.kind === 'payment') {
      const win = this.#wins.get(first.reference);
      if (win === undefined || this.#paid.has(first.reference)) return undefined;
      if (!this.#wallets.hasPaid(first.reference)) this.#complain(`${first.reference} is paid, and no wallet said so`);
      this.#paid.add(first.reference);
      this.#events.push(`WinSettled ${ward.id} ${first.reference} ${wireAmount(win.prize.amount)}`);
      return book.pay(win.prize.amount);
    }
    const winRows = entries
      .filter(({ kind }) => kind === 'win')
      .map(({ reference }) => evidence.wins.find(({ id }) => id === reference));
    if (first.kind === 'win') return this.#triggeredSteps(ward, first, winRows, evidence);
    const row = this.#rows.get(first.reference);
    const charge = row && this.#chargeOf(ward, row);
    if (row === undefined || charge === undefined || row.state !== 'booked') return undefined;
    this.#checkCharge(row, charge);
    const purse = { currency: row.currency, rate: Exact.ratio(row.rate) };
    const { steps, prizes } = book.contribute(charge, purse, this.#tape(first.reference));
    this.#remember(row);
    this.#owe(ward, winRows, prizes, row, evidence);
    if (charge.byPlayer > 0n) this.#note(charge.byOperator > 0n ? 'both pay' : 'player pays');
    return steps;
  }

  #triggeredSteps(
    ward: Ward,
    { atMs }: Entry,
    rows: readonly (WinRow | undefined)[],
    evidence: Evidence,
  ): readonly Step[] | undefined {
    const [row] = rows;
    if (row === undefined) return undefined;
    const purse = this.#purseOf(ward.book, `${ward.id} ${row.brandPath} ${row.playerId}`);
    const won = ward.book.trigger(row.potId, purse);
    if (won === undefined) return undefined;
    for (const prize of won.prizes) this.#triggered.set(`${ward.id} ${atMs}`, prize);
    this.#owe(ward, rows, won.prizes, undefined, evidence);
    return won.steps;
  }

  /** Wins are owed to the one who caused them, with one event each. */
  #owe(
    ward: Ward,
    rows: readonly (WinRow | undefined)[],
    prizes: readonly Prize[],
    cause: ContributionRow | undefined,
    { payouts }: Evidence,
  ): void {
    for (const [index, prize] of prizes.entries()) {
      const row = rows[index];
      const payout = payouts.find(({ winId }) => winId === row?.id);
      if (row === undefined || payout === undefined) {
        this.#complain(`a win of ${prize.pot} of ${ward.id} is recorded or owed nowhere`);
        continue;
      }
      const ought = [prize.pot, BigInt(prize.life), prize.value, cause?.id ?? null, ward.id];
      const stored = [row.potId, row.instanceCount, row.value, row.contributionId, row.instanceId];
      if (ought.some((value, at) => value !== stored[at]))
        this.#complain(`win ${row.id} is ${stored} instead of ${ought}`);
      if (cause !== undefined && (cause.playerId !== row.playerId || cause.brandPath !== row.brandPath))
        this.#complain(`win ${row.id} went to ${row.playerId}`);
      const { transactionId } = payout;
      const isPaid = () => this.#paid.has(transactionId);
      const win: Win = { transactionId, prize, instanceId: ward.id, row, payout, isPaid };
      this.#wins.set(transactionId, win);
      this.#winners.add(`${ward.id} ${prize.pot} ${row.playerId} ${wireAmount(prize.amount)}`);
      if (cause !== undefined) this.#winsOf.set(cause.id, [...(this.#winsOf.get(cause.id) ?? []), win]);
      this.#events.push(`WinEvent ${ward.id} ${row.id} ${wireAmount(prize.amount)}`);
    }
  }

  /** The ledger against what it ought to say, entry by entry, and every balance that it notes against its own postings. */
  #compare(where: string, ward: Ward, steps: readonly Step[], entries: readonly Entry[]): void {
    const kinds = entries.map(({ kind }) => kind).join(' ');
    const expected = steps.map(({ kind }) => kind).join(' ');
    if (kinds !== expected) this.#complain(`${where}: the entries are ${kinds} instead of ${expected}`);
    for (const [index, { lines, seq, decisions, reference }] of entries.entries()) {
      if (seq !== ward.seq + 1n) this.#complain(`${where}: entry ${seq} follows entry ${ward.seq}`);
      ward.seq = seq;
      const net: Moves = new Map();
      for (const { potId, account, amount, balanceAfter } of lines) {
        const key = `${potId}.${account}`;
        const balance = (ward.ledger.get(key) ?? 0n) + amount;
        ward.ledger.set(key, balance);
        net.set(key, (net.get(key) ?? 0n) + amount);
        const isFlow = potId === '' && FLOWS.has(account);
        if (balanceAfter !== (isFlow ? null : balance))
          this.#complain(`${where}: ${key} is noted as ${balanceAfter} after ${balance}`);
      }
      const step = steps[index];
      if (step === undefined) continue;
      for (const key of new Set([...net.keys(), ...step.moves.keys()])) {
        const moved = net.get(key) ?? 0n;
        const ought = step.moves.get(key) ?? 0n;
        if (moved !== ought) this.#complain(`${where}: ${step.kind} moves ${key} by ${moved} instead of ${ought}`);
      }
      if (decisions !== JSON.stringify(step.decisions))
        this.#complain(`${where}: ${step.kind} records ${decisions} instead of ${JSON.stringify(step.decisions)}`);
      if (reference === '') this.#complain(`${where}: an entry refers to nothing`);
    }
  }

  #checkInstance(row: InstanceRow): void {
    const ward = this.#wards.get(row.id);
    if (ward === undefined) return;
    ward.operatorId = row.operatorId;
    ward.startsAt = row.startsAtMs ?? 0n;
    ward.endsAt = row.endsAtMs ?? FOREVER;
    const { book } = ward;
    const pairs: [string, bigint | boolean | number | undefined, bigint | boolean | number | undefined][] = [
      ['house', row.house, book.held('.house')],
      ['withheld', row.withheld, book.held('.withheld')],
      ['diverting', row.diverting, 0n],
      ['contributions', Number(row.totalContributions), book.contributions],
    ];
    for (const pot of row.pots) {
      const ought = book.pots.get(pot.id);
      pairs.push(
        [`${pot.id} enabled`, pot.enabled === 1n, ought?.enabled],
        [`${pot.id} due`, pot.due === 1n, ought?.due],
        [`${pot.id} instance_count`, Number(pot.instanceCount), ought?.life],
        [`${pot.id} contributions`, Number(pot.totalContributions), ought?.contributions],
      );
      for (const account of ['seedValue', 'contributedAmount', 'contributedSeed', 'surplusSeed', 'overflow'] as const)
        pairs.push([`${pot.id}.${account}`, pot[account], book.held(`${pot.id}.${account}`)]);
    }
    for (const [what, stored, ought] of pairs)
      if (stored !== ought) this.#complain(`${row.id}: ${what} is ${stored} instead of ${ought}`);
  }

  #checkPayout(payout: PayoutRow): void {
    const win = this.#wins.get(payout.transactionId);
    if (win === undefined) {
      this.#complain(`${payout.transactionId} is owed for no win`);
      return;
    }
    win.payout = payout;
    const { prize, row } = win;
    const ought = [prize.amount, prize.currency, prize.pay, win.isPaid() ? 'paid' : 'due', row.brandPath, row.playerId];
    const stored = [payout.amount, payout.payCurrency, payout.pay, payout.state, payout.brandPath, payout.playerId];
    if (ought.some((value, index) => value !== stored[index]))
      this.#complain(`${payout.transactionId} is ${stored} instead of ${ought}`);
    this.#wallets.checkPayout(payout);
  }

  /** The draws in the order of the ledger. */
  #tape(where: string) {
    return (range: bigint): bigint => {
      const drawn = this.#draws.shift();
      if (drawn?.range !== range) this.#complain(`${where}: drew below ${drawn?.range} instead of ${range}`);
      return drawn?.outcome ?? 0n;
    };
  }

  #requestOf(row: ContributionRow): Issued | undefined {
    return this.#issued.get((JSON.parse(row.metadata) as { call: number }).call);
  }

  #remember(row: ContributionRow): void {
    // One that books nothing says nothing about the player's money.
    if (row.booked > 0n) this.#lastOf.set(`${row.instanceId} ${row.brandPath} ${row.playerId}`, row);
  }

  /** The currency in which a player is paid who did not contribute just now. */
  #purseOf({ terms }: Book, player: string): Purse {
    const currency = this.#lastOf.get(player)?.currency ?? terms.currency;
    return { currency, rate: rateOf(currency, terms.currency, this.#multipliers) };
  }
}

const wire = <T>(body: unknown): T => JSON.parse(JSON.stringify(body)) as T;

const eventIdentity = (data: string): string => {
  const { win_id, transaction_id, win_amount } = JSON.parse(data) as Record<string, unknown>;
  return `${transaction_id ?? win_id} ${win_amount}`;
};

/** A book in the shape in which the administration reads an instance. */
const wireOf = (book: Book | undefined): Readonly<Record<string, unknown>> | undefined => {
  if (book === undefined) return undefined;
  const house = book.held('.house');
  return {
    house_pot: {
      current_value: wireAmount(house > 0n ? house : 0n),
      accumulated_seed_deficit: wireAmount(house < 0n ? -house : 0n),
    },
    total_contributions: book.contributions,
    pots: [...book.pots].map(([id, pot]) => ({
      id,
      enabled: pot.enabled,
      instance_count: pot.life,
      total_contributions: pot.contributions,
      current_value: wireAmount(book.value(id)),
      seed_value: wireAmount(book.held(`${id}.seedValue`)),
      contributed_amount: wireAmount(book.held(`${id}.contributedAmount`)),
      contributed_seed: wireAmount(book.held(`${id}.contributedSeed`)),
      surplus_seed: wireAmount(book.held(`${id}.surplusSeed`)),
      overflow_amount: wireAmount(book.held(`${id}.overflow`)),
    })),
  };
};
