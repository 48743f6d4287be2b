import type { OperationId, RequestParts } from '../support/platform.ts';
import type { Chance } from './chance.ts';
import type { Target } from './operations.ts';
import { amountAbout, BRANDS, CURRENCIES, operatorOf, PLAYERS, text, unitsPerEuro, WALLETS } from './world.ts';

/** A request made at a desk: an adjustment, pause, transfer or decision on wins under review; or a player's opt-in. */
export type Deed = { readonly operation: OperationId } & {
  readonly [Part in 'path' | 'body']?: NonNullable<RequestParts[Part]> & Record<string, string>;
};

/** Generates what people do at a desk, purely from its random source. */
export class Desk {
  readonly #chance: Chance;
  /** The last refusal of wins, until it was repeated or dropped. */
  #refusal: Deed | undefined;
  readonly #targets: readonly Target[];
  /** Instances that it has paused and not resumed. */
  readonly #paused: Target[] = [];

  readonly #excluded: { readonly owner_id: string; readonly players: readonly string[] }[] = [];

  constructor(chance: Chance, targets: readonly Target[]) {
    this.#chance = chance;
    this.#targets = targets;
  }

  /** @param owed transaction ids of payments that may still be released or settled. */
  next(owed: readonly string[]): Deed {
    const chance = this.#chance;
    const refusal = this.#refusal;
    this.#refusal = undefined;
    // At once, or most of them would have been released or settled.
    if (refusal !== undefined && chance.happens(0.5)) return refusal;
    const kind = chance.weighed([
      [60, 'optIn'],
      [22, 'adjust'],
      [14, 'switch'],
      [1, 'terminate'],
      [5, 'transfer'],
      [5, 'release'],
      [4, 'settle'],
      [6, 'refuse'],
      [2, 'settings'],
      [4, 'exclude'],
      [4, 'readmit'],
    ] as const);
    const target = chance.one(this.#targets);
    switch (kind) {
      case 'optIn':
        return this.#optIn();
      case 'adjust':
        return this.#adjust(target);
      case 'switch':
        return this.#switch();
      case 'terminate':
        return deed('terminateInstance', { reason: 'The licence ends.' }, { instance_id: target.id });
      case 'transfer':
        return this.#transfer(target);
      case 'release':
        return deed('releaseWins', { transaction_ids: this.#some(owed) });
      case 'settle':
        return deed('settleWins', { transaction_ids: this.#some(owed), reason: 'Paid by bank transfer.' });
      case 'refuse':
        this.#refusal = deed('refuseWins', { transaction_ids: this.#some(owed), reason: 'A case is open.' });
        return this.#refusal;
      case 'settings':
        return this.#settings();
      case 'exclude':
        return this.#exclude();
      case 'readmit':
        return deed('readmitPlayers', { ...(this.#excluded.shift() ?? this.#named()), reason: 'A mistake.' });
    }
  }

  /** A player of a brand, or of an operator with all of its brands. */
  #named() {
    const brand = this.#chance.one(BRANDS);
    const owner_id = this.#chance.happens(0.5) ? brand : operatorOf(brand);
    return { owner_id, players: [`p-${this.#chance.below(PLAYERS)}`] };
  }

  /** Nobody stays excluded for long. */
  #exclude(): Deed {
    const named = this.#named();
    this.#excluded.push(named);
    return deed('excludePlayers', { ...named, reason: 'Asked for it.' });
  }

  #optIn(): Deed {
    const chance = this.#chance;
    const wanting = this.#targets.filter(({ template }) => template.contribution_rules.opt_in_required === true);
    const target = chance.one(wanting.length > 0 && chance.happens(0.6) ? wanting : this.#targets);
    const { template } = target;
    const { contribution_type: type, max_contribution: most } = template.contribution_rules;
    const { Fixed = unitsPerEuro(template.currency) } = type;
    const room = Math.max(most === undefined ? Fixed : Number(most) - Fixed, Fixed / 10);
    const own = template.contribution_rules.contribution_by_currency?.[template.currency];
    const step = Number(own?.minimum ?? own?.default ?? 0) + Number(own?.step ?? 0) * chance.below(3);
    const free = own !== undefined && chance.happens(0.7) ? step : Fixed + amountAbout(chance, room * 0.7);
    const preferred = chance.happens(0.1) ? 0 : free;
    return deed('setOptIn', {
      instance_id: target.id,
      player_id: `p-${chance.below(PLAYERS)}`,
      brand_id: chance.one(BRANDS.filter((brand) => operatorOf(brand) === target.operator)),
      player_country: 'MT',
      opt_in: chance.happens(0.85),
      ...(chance.happens(0.5) ? { contribution_value: text(preferred) } : {}),
    });
  }

  #adjust({ id, template }: Target): Deed {
    const chance = this.#chance;
    const pot = chance.one(template.pots);
    const { initial_seed_value: seed } = pot.seed_strategy;
    const reason = 'A correction.';
    if (chance.happens(0.2))
      return deed('boostSeed', {
        instance_id: id,
        pot_id: pot.id,
        amount: amountAbout(chance, Math.max(seed, 1)),
        reason,
      });
    const operation = chance.one(['setPotCurrentValue', 'setPotContributedSeed', 'setPotSurplusSeed'] as const);
    const adjustment = chance.happens(0.1) ? 0 : amountAbout(chance, Math.max(seed, 0.0001));
    return deed(operation, { instance_id: id, pot_id: pot.id, adjustment, reason });
  }

  /** Nothing stays paused for long, and mostly what draws by itself is. */
  #switch(): Deed {
    const chance = this.#chance;
    const drawing = this.#targets.filter(({ template }) => drawsByItself(template));
    const target = chance.one(drawing.length > 0 && chance.happens(0.7) ? drawing : this.#targets);
    const resumed = chance.happens(0.5) ? this.#paused.shift() : undefined;
    if (resumed === undefined) this.#paused.push(target);
    return deed(
      resumed === undefined ? 'pauseInstance' : 'resumeInstance',
      { reason: 'An incident.' },
      { instance_id: (resumed ?? target).id },
    );
  }

  /** Mostly to the same pots of an instance of the same template, so that it is possible. */
  #transfer(other: Target): Deed {
    const chance = this.#chance;
    const twins = this.#targets.filter(({ id, templateId }) =>
      this.#targets.some((twin) => twin.templateId === templateId && twin.id !== id),
    );
    const source = twins.length > 0 && chance.happens(0.9) ? chance.one(twins) : other;
    const alike = twins.filter(({ id, templateId }) => id !== source.id && templateId === source.templateId);
    const target = chance.one(alike.length > 0 && chance.happens(0.95) ? alike : this.#targets);
    const goals = target.template.pots.map(({ id }) => id);
    const rules = source.template.pots.map(({ id }) => ({
      source_pot: id,
      target_pot: goals.includes(id) && chance.happens(0.7) ? id : chance.one(goals),
    }));
    return deed('transferPots', {
      source_instance_id: source.id,
      target_instance_id: target.id,
      user_id: 'system',
      transfer_optins: chance.happens(0.5),
      pot_rules: chance.happens(0.1) ? rules.slice(1) : rules,
      reason: 'One jackpot replaces another.',
    });
  }

  #settings(): Deed {
    const chance = this.#chance;
    const named = CURRENCIES.filter(() => chance.happens(0.5));
    const thresholds = named.map((currency) => [currency, amountAbout(chance, 10 * unitsPerEuro(currency))] as const);
    return deed(
      'setOperatorSettings',
      { review_threshold: Object.fromEntries(thresholds) },
      { operator_id: chance.one([...WALLETS]) },
    );
  }

  #some(owed: readonly string[]): readonly string[] {
    const chance = this.#chance;
    if (owed.length === 0 || chance.happens(0.02)) return ['nobody:0'];
    return [...new Set(Array.from({ length: chance.between(1, 4) }, () => chance.one(owed)))];
  }
}

const drawsByItself = ({ raffle_rules, pots }: Target['template']): boolean =>
  raffle_rules !== undefined || pots.some(({ pot_types = [] }) => pot_types.some((type) => 'TimeFixed' in type));

const deed = (operation: OperationId, body: object, path?: Readonly<Record<string, string>>): Deed =>
  ({ operation, body, ...(path === undefined ? {} : { path }) }) as Deed;
