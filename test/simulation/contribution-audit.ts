import type { Step } from './accounts.ts';
import type { BonusAudit } from './bonus-audit.ts';
import type { Booked } from './book.ts';
import type { BudgetAudit, Decision } from './budget-audit.ts';
import type { CarryAudit, Payer } from './carry-audit.ts';
import { type Charge, carryOf, chargeOf, mayOverdraw, rateOf, type Wager } from './charge.ts';
import type { ContributionRow, Issued } from './evidence.ts';
import { Exact, micros } from './exact.ts';
import type { LinkAudit } from './link-audit.ts';
import { type Routes, segmentsOf } from './routes.ts';
import { linkOf } from './target-requests.ts';
import type { Terms } from './terms.ts';
import type { Tape } from './triggers.ts';
import type { Ward } from './ward.ts';

type Known = {
  readonly wards: ReadonlyMap<string, Ward>;
  readonly issued: ReadonlyMap<number, Issued>;
  readonly routes: Routes;
  readonly links: LinkAudit;
  readonly multipliers: Readonly<Record<string, string>>;
  readonly bonuses: BonusAudit;
  readonly budgets: BudgetAudit;
  readonly carries: CarryAudit;
  readonly complain: (what: string) => void;
  readonly note: (what: string) => void;
};

/** Contributions: whether they may be taken, what they come to, and what they bring. */
export class ContributionAudit {
  readonly #known: Known;
  /** Of the contributions that bonuses pay. */
  readonly #free = new Map<string, Charge>();

  constructor(known: Known) {
    this.#known = known;
  }

  /** A contribution appears: its amounts follow from the rules, the pots that are enabled and what the player chose. */
  accept(row: ContributionRow): void {
    const { wards, issued, routes, links, multipliers, complain, note } = this.#known;
    const ward = wards.get(row.instanceId);
    const request = issued.get((JSON.parse(row.metadata) as { call: number }).call);
    if (ward === undefined || request === undefined) {
      complain(`${row.id} was never requested, or belongs to no instance`);
      return;
    }
    const { body } = request;
    const at = Number(row.createdAtMs);
    const asked = [body.brand_id, body.player_id, body.currency, micros(body.base_wager as number)];
    const stored = [row.brandPath, row.playerId, row.currency, row.wager];
    if (asked.some((value, index) => value !== stored[index])) complain(`${row.id} is not what was asked for`);
    const texts = [body.metadata, body.event_metadata].map((text) =>
      text === undefined ? null : JSON.stringify(text),
    );
    if (row.metadata !== texts[0] || row.eventMetadata !== texts[1] || row.sealedTexts !== null)
      complain(`${row.id} has the texts ${row.metadata} and ${row.eventMetadata}, and sealed ${row.sealedTexts}`);
    const rate = rateOf(row.currency, ward.book.terms.currency, multipliers);
    if (Exact.ratio(row.rate).against(rate) !== 0n) complain(`${row.id} has the rate ${row.rate}`);
    links.main(row, body, at);
    const link = linkOf(row.id);
    if (link !== undefined) {
      note('linked contribution');
      if (body.linked !== true) complain(`${row.id} was not asked for`);
      links.accept(row, routes.jackpotsOf(body).includes(ward.id));
    } else if (body.instance_id !== undefined && body.instance_id !== row.instanceId)
      complain(`${row.id} was asked for ${body.instance_id} and went to ${row.instanceId}`);
    else if (body.source_id !== undefined && !routes.leadsTo(ward, body, at))
      complain(`${row.id} of the source ${body.source_id} went to ${row.instanceId}`);
    if (ward.statusAt(at) !== 'Active') complain(`${row.id} was taken while ${ward.id} was ${ward.statusAt(at)}`);
    if (!ward.mayContribute({ brand: row.brandPath, player: row.playerId }))
      complain(`${row.id} was taken from a player who is not opted in`);
    if (ward.isExcluded({ brand: row.brandPath, player: row.playerId }))
      complain(`${row.id} was taken from a player who is excluded`);
    if (!ward.admits(segmentsOf(body))) complain(`${row.id} was taken from a player of other segments`);
    else if (ward.book.terms.needed.length > 0)
      note(`segment of the ${body.segments ? 'request' : 'session'} that admits`);
    if (ward.book.winsLeft({ brand: row.brandPath, player: row.playerId }, at) <= 0)
      complain(`${row.id} was taken from a player who has won as often as the rules allow`);
    const wager = this.#wagerOf(ward, row, this.#known.carries.carriedBy(ward, row));
    const { charge, decision } = this.#payFor(ward, row, wager);
    this.#carry(ward, row, wager, decision);
    this.#checkCharge(row, charge);
    if (charge?.overdraws === true) complain(`${row.id} buys too many attempts and was taken`);
    if (charge !== undefined && decision !== undefined) {
      if (row.state === 'cancelled') this.#known.budgets.cancels(row.id);
      this.#known.budgets.accept(row.id, decision, charge.debit > 0n);
    }
    if (charge === undefined) {
      note('contribution that does not qualify');
      if (row.state !== 'booked') complain(`${row.id} does not qualify and is ${row.state}`);
    }
  }

  /** A contribution is booked. */
  book(
    ward: Ward,
    row: ContributionRow,
    { at, seq, tape }: { at: number; seq: bigint; tape: Tape },
  ): Booked | undefined {
    const { complain, note, links } = this.#known;
    links.main(row, this.#bodyOf(row), at);
    const { use, isCovered = true } = this.#known.budgets.decisionOf(row.id) ?? {};
    const { carries } = this.#known;
    const asked = this.#wagerOf(ward, row, carries.begunBy(ward, row)?.before);
    const charge = this.#free.get(row.id) ?? this.#chargeOf(ward, asked, !isCovered);
    carries.book(ward, row, this.#carryOf(ward, asked, isCovered)?.owed);
    this.#known.budgets.book(row.id);
    if (charge === undefined || row.state !== 'booked') return undefined;
    this.#checkCharge(row, charge);
    const { id, currency, wager, brandPath: brand, playerId: player } = row;
    if (ward.statusAt(at) === 'Terminated') complain(`${id} was booked after the end of ${ward.id}`);
    if (ward.statusAt(at) === 'Paused') note('contribution that is booked in a pause');
    if (ward.book.winsLeft({ brand, player }, at) <= 0)
      complain(`${id} was booked for a player who has won as often as the rules allow`);
    const contribution = { id, currency, rate: Exact.ratio(row.rate), wager, brand, player, at, seq };
    const { awarded = 0n, ...tickets } = ward.book.earn(charge, contribution) ?? {};
    if (row.ticketsAwarded !== awarded) complain(`${id} brings ${row.ticketsAwarded} tickets instead of ${awarded}`);
    // A contribution that the player pays for has its own row.
    const isAlone = row.debit === 0n;
    const facts: Step['facts'] = () => ({
      ...{ brand, player, currency, wager: String(wager), debit: String(row.debit) },
      pots: charge.ins.map((pot) => pot.id).sort(),
      ...(charge.chosen === undefined ? {} : { wish: charge.chosen.text }),
      ...('period' in tickets ? { tickets: isAlone ? { ...tickets, awarded: Number(awarded) } : tickets } : {}),
      ...(isAlone ? this.#askedOf(row) : {}),
      ...(use === undefined ? {} : { budget: { period: use.start, ...(isCovered ? {} : { exhausted: true }) } }),
      ...(charge.bonus === undefined ? {} : { bonus: charge.bonus.facts }),
    });
    if (charge.byPlayer > 0n) note(charge.byOperator > 0n ? 'both pay' : 'player pays');
    if (charge.chosen !== undefined) note('contribution that the player chose');
    if (ward.book.terms.amounts.has(currency)) note('contribution of a round amount');
    if (charge.ins.length < ward.book.terms.pots.length) note('pot that is out');
    return ward.book.contribute(charge, contribution, tape, facts);
  }

  /** Reports whether a contribution may buy too many attempts at one of the instances that it could go to. */
  overdraws({ body }: Issued): boolean {
    const { wards, routes, multipliers, carries } = this.#known;
    const ids = body.source_id === undefined ? [String(body.instance_id)] : routes.jackpotsOf(body);
    const name = { brand: String(body.brand_id), player: String(body.player_id) };
    return ids.some((id) => {
      const ward = wards.get(id);
      if (ward === undefined) return false;
      const { terms, isEnabled } = ward.book;
      const each = terms.budget === undefined ? [terms] : [terms, alone(terms)];
      const carried = carries.mostBy(ward, payerOf(body));
      return each.some((one) =>
        mayOverdraw({ terms: one, isEnabled, carried }, body, multipliers, ward.choicesOf(name)),
      );
    });
  }

  /** The parts of the request that an entry records if it has no row. */
  #askedOf(row: ContributionRow): object {
    const body = this.#bodyOf(row);
    return {
      source: body.source_id ?? row.sourceId,
      ...(body.gameround_id === undefined ? {} : { gameround: body.gameround_id }),
    };
  }

  #bodyOf({ metadata }: ContributionRow): Issued['body'] {
    return this.#known.issued.get((JSON.parse(metadata) as { call: number }).call)?.body ?? {};
  }

  /** A bonus pays in place of the player, and the player alone what the operator's budget does not cover. */
  #payFor(ward: Ward, row: ContributionRow, wager: Wager): { charge?: Charge; decision?: Decision } {
    const plain = this.#chargeOf(ward, wager);
    if (plain === undefined) return {};
    const { terms, isEnabled } = ward.book;
    const { budgets, bonuses } = this.#known;
    const at = Number(row.createdAtMs);
    const codes = [ward.gameCode, row.sourceId];
    const asking = { id: row.id, brand: row.brandPath, player: row.playerId, at, codes };
    const decide = ({ byOperator, bonus }: Charge) =>
      budgets.decide(ward, at, byOperator + (bonus?.paid ?? 0n), row.operatorPaid > 0n);
    let decision: Decision | undefined;
    const covers = (charge: Charge): boolean => {
      decision = decide(charge);
      return decision?.isCovered !== false;
    };
    const free = bonuses.pay(asking, terms, wager, plain, { isEnabled, covers });
    decision ??= free === undefined ? decide(plain) : undefined;
    if (free !== undefined) this.#free.set(row.id, free);
    if (free !== undefined && decision !== undefined) this.#known.note('budget that a bonus uses');
    const charge = decision?.isCovered === false ? this.#chargeOf(ward, wager, true) : (free ?? plain);
    return { ...(charge && { charge }), ...(decision && { decision }) };
  }

  /** Reports whether a request may be refused at a moment because the operator's budget does not cover it. */
  exhausts({ body }: Issued, ward: Ward, at: number): boolean {
    const { multipliers, budgets, bonuses, carries } = this.#known;
    const { terms, isEnabled } = ward.book;
    const [brand, player, currency] = [String(body.brand_id), String(body.player_id), String(body.currency)];
    const carried = carries.carriedBy(ward, payerOf(body));
    const rate = rateOf(currency, terms.currency, multipliers);
    const preference = ward.preferenceOf({ brand, player }, currency, rate);
    const wager = { amount: micros(body.base_wager as number), currency, rate, preference, carried };
    const charge = chargeOf(terms, wager, isEnabled);
    if (charge === undefined || terms.budget?.then !== 'Refuse') return false;
    return budgets.mayRefuse(ward, at, charge.byOperator) || bonuses.mayPay(brand, player, at);
  }

  /** @param isAlone the operator pays nothing. */
  #chargeOf(ward: Ward, wager: Wager, isAlone = false): Charge | undefined {
    const { terms, isEnabled } = ward.book;
    return chargeOf(isAlone ? alone(terms) : terms, wager, isEnabled);
  }

  /** Changes the fraction that the player carries, unless a bonus pays the round exactly. */
  #carry(ward: Ward, row: ContributionRow, wager: Wager, decision: Decision | undefined): void {
    const { carries, note } = this.#known;
    if (wager.carried === undefined) return;
    if (this.#free.has(row.id)) {
      if (wager.carried !== 0n) note('fraction that a bonus leaves as it is');
      return;
    }
    const isCovered = decision?.isCovered !== false;
    const carry = this.#carryOf(ward, wager, isCovered);
    if (carry === undefined) return;
    carries.begin(ward, row, carry, isCovered);
    if (decision !== undefined && !isCovered && carry.debit === 0n) this.#known.budgets.leave(decision);
  }

  #carryOf(ward: Ward, wager: Wager, isCovered: boolean) {
    const { terms, isEnabled } = ward.book;
    return carryOf(isCovered ? terms : alone(terms), wager, isEnabled);
  }

  #wagerOf(ward: Ward, row: ContributionRow, carried: bigint | undefined): Wager {
    const { terms } = ward.book;
    const rate = rateOf(row.currency, terms.currency, this.#known.multipliers);
    const preference = ward.preferenceOf({ brand: row.brandPath, player: row.playerId }, row.currency, rate);
    return { amount: row.wager, currency: row.currency, rate, preference, carried };
  }

  #checkCharge(row: ContributionRow, charge: Charge | undefined): void {
    const byOperator = charge && charge.byOperator + (charge.bonus?.paid ?? 0n);
    const ought = [charge?.debit, charge?.byPlayer, byOperator, charge?.booked].map((amount) => amount ?? 0n);
    const stored = [row.debit, row.playerPaid, row.operatorPaid, row.booked];
    if (ought.some((amount, index) => amount !== stored[index]))
      this.#known.complain(`${row.id}: debit, player, operator, booked are ${stored} instead of ${ought}`);
  }
}

const payerOf = (body: Issued['body']): Payer => ({
  ...{ brandPath: String(body.brand_id), playerId: String(body.player_id), currency: String(body.currency) },
});

/** Terms by which the operator pays nothing. */
const alone = (terms: Terms): Terms => ({ ...terms, operatorPart: new Exact(0n) });
