import type { OperationId } from '../support/platform.ts';
import type { Chance } from './chance.ts';
import { Desk } from './desk.ts';
import type { Issued } from './evidence.ts';
import type { WireTemplate } from './wire-template.ts';
import {
  BRANDS,
  CURRENCIES,
  MEMBERS_SOURCE,
  operatorOf,
  PLAYERS,
  randomWager,
  SEGMENTS,
  SOURCES,
  sessionCurrency,
} from './world.ts';

export type Operation = Issued & { readonly operation: OperationId };

/** An instance that operations are aimed at. */
export type Target = {
  readonly id: string;
  readonly operator: string;
  readonly templateId: string;
  readonly template: WireTemplate;
};

/** Results of earlier rounds that operations may refer to. */
export type Known = {
  /** Ids of contributions that were accepted. */
  readonly accepted: readonly string[];
  /** Payments that may be released or settled, by transaction id. */
  readonly owed: readonly string[];
  readonly nowMs: number;
};

type Contribute = 'contributeToInstance' | 'contributeBySource';

const KEYS_REMEMBERED = 400;
const LOYAL_PLAYERS = 4;

/** Generates operations. They depend only on its random source, never on the order of the platform's answers. */
export class Operations {
  readonly targets: Target[] = [];
  readonly #chance: Chance;
  readonly #repeatable: Operation[] = [];
  readonly #desk: Desk;
  #n = 0;

  constructor(chance: Chance) {
    this.#chance = chance;
    this.#desk = new Desk(chance, this.targets);
  }

  /** An operation that is decided elsewhere. */
  make(operation: OperationId, parts: Partial<Pick<Issued, 'path' | 'query' | 'headers' | 'body'>> = {}): Operation {
    this.#n += 1;
    return { n: this.#n, operation, path: {}, query: {}, headers: {}, body: {}, ...parts };
  }

  next({ accepted, owed, nowMs }: Known): Operation {
    const kind = this.#chance.weighed([
      [640, 'contribute'],
      [80, 'bySource'],
      [6, 'toTarget'],
      [70, 'repeat'],
      [70, 'trigger'],
      [40, 'read'],
      [20, 'ticker'],
      [10, 'winners'],
      [20, 'result'],
      [50, 'desk'],
      [12, 'award'],
    ] as const);
    const target = this.#chance.one(this.targets);
    switch (kind) {
      case 'contribute':
        return this.#contribute('contributeToInstance', target);
      case 'bySource':
        return this.#contribute('contributeBySource', target);
      case 'toTarget':
        return this.#toTarget(target);
      case 'repeat':
        return this.#repeat() ?? this.#contribute('contributeToInstance', target);
      case 'trigger':
        return this.#trigger(target);
      case 'desk': {
        const { operation, ...parts } = this.#desk.next(owed);
        return this.make(operation, parts);
      }
      case 'award':
        return this.#award(target, nowMs);
      case 'read':
        return this.make('getInstance', { path: { instance_id: target.id } });
      case 'ticker':
        return this.make('getTicker', { query: { instance_id: target.id } });
      case 'winners':
        return this.make('listWinners', { query: { instance_id: target.id, limit: 20 } });
      case 'result':
        return accepted.length === 0
          ? this.make('getTicker', { query: { instance_id: target.id } })
          : this.make('getContribution', { path: { contribution_id: this.#chance.one(accepted) } });
    }
  }

  #contribute(operation: Contribute, target: Target): Operation {
    return this.#send(operation, this.#draft(operation, target));
  }

  #draft(operation: Contribute, target: Target): Pick<Issued, 'headers' | 'body'> {
    const chance = this.#chance;
    const n = this.#n + 1;
    const brand = this.#brandOf(target);
    // Fractions matter to those who come back.
    const isLoyal = target.template.contribution_rules.carry_fractions === true && chance.happens(0.6);
    const player = isLoyal ? `p-${chance.below(LOYAL_PLAYERS)}` : this.#player();
    const currency = chance.happens(0.9) ? sessionCurrency(player) : chance.one(CURRENCIES);
    const key = `key-${n}`;
    const how = chance.weighed([
      [50, 'none'],
      [25, 'body'],
      [25, 'header'],
    ]);
    return {
      headers: how === 'header' ? { 'idempotency-key': key } : {},
      body: {
        ...(operation === 'contributeToInstance'
          ? { instance_id: target.id }
          : { source_id: this.#source(), ...this.#segments() }),
        token: `session-${player}`,
        brand_id: brand,
        player_id: player,
        player_country: 'MT',
        base_wager: randomWager(chance, currency),
        currency,
        metadata: { call: n },
        ...(how === 'body' ? { idempotency_key: key } : {}),
        ...(chance.happens(0.5) ? { gameround_id: `round-${n}` } : {}),
        ...(chance.happens(0.1) ? { event_metadata: { reel: n % 7 } } : {}),
      },
    };
  }

  /** The same as one that goes to a target, with what is linked to it or without. */
  #toTarget(target: Target): Operation {
    const chance = this.#chance;
    const isSource = chance.happens(0.8);
    const { headers, body } = this.#draft(isSource ? 'contributeBySource' : 'contributeToInstance', target);
    const { instance_id, source_id, token, brand_id, player_id, player_country, segments, ...more } = body;
    const { base_wager, currency, idempotency_key, gameround_id = `round-${this.#n + 1}`, ...rest } = more;
    const linked = { allow_linked_contributions: chance.happens(0.7) };
    return this.#send('contributeToTarget', {
      headers,
      body: {
        ...rest,
        target: isSource ? { id: source_id, type: 'source' } : { id: instance_id, type: 'instance' },
        source: { id: gameround_id, type: 'gameround' },
        operator_id: target.operator,
        player: {
          id: player_id,
          token,
          country: player_country,
          brand_id,
          ...(segments === undefined ? {} : { segments }),
        },
        base_wager: { currency, value: base_wager },
        options: idempotency_key === undefined ? linked : { ...linked, idempotency_key },
      },
    });
  }

  #send(operation: OperationId, parts: Pick<Issued, 'headers' | 'body'>): Operation {
    const made = this.make(operation, parts);
    const { options = {} } = made.body as { options?: { idempotency_key?: string } };
    const key = made.body.idempotency_key ?? options.idempotency_key ?? made.headers['idempotency-key'];
    if (key !== undefined) this.#keep(made);
    return made;
  }

  /** The same again under the same key, or something else under it. */
  #repeat(): Operation | undefined {
    const chance = this.#chance;
    if (this.#repeatable.length === 0) return undefined;
    const recent = chance.happens(0.5) ? this.#repeatable.slice(-12) : this.#repeatable;
    const first = chance.one(recent);
    const { operation, headers, body } = first;
    if (chance.happens(0.85)) return this.make(operation, { headers, body });
    if (operation === 'triggerWin')
      return this.make(operation, { headers, body: { ...body, player_id: `${body.player_id}0` } });
    const metadata = { call: this.#n + 1 };
    if (operation === 'contributeToTarget') {
      const { currency } = body.base_wager as { currency: string };
      const base_wager = { currency, value: randomWager(chance, currency) };
      return this.make(operation, { headers, body: { ...body, base_wager, metadata } });
    }
    const base_wager = randomWager(chance, String(body.currency));
    return this.make(operation, { headers, body: { ...body, base_wager, metadata } });
  }

  #trigger(target: Target): Operation {
    const chance = this.#chance;
    const { pots } = target.template;
    const winnable = pots.filter((pot) => pot.supports_external_trigger === true);
    const pot = chance.one(winnable.length > 0 && chance.happens(0.9) ? winnable : pots).id;
    return this.#send('triggerWin', {
      headers: chance.happens(0.3) ? { 'idempotency-key': `trigger-${this.#n}` } : {},
      body: {
        instance_id: target.id,
        pot_id: pot,
        brand_id: this.#brandOf(target),
        player_id: this.#player(),
        source_id: 'bonus-desk',
      },
    });
  }

  /** Bonuses for some players, most of which pay contributions, some for a while. */
  #award({ operator }: Target, nowMs: number): Operation {
    const chance = this.#chance;
    const currency = chance.one(CURRENCIES);
    const value = randomWager(chance, currency) || 1;
    const games = chance.weighed<readonly object[]>([
      [8, [{ provider_id: 'pitboss', game_ids: [] }]],
      [2, [{ provider_id: 'pitboss', game_ids: [`game-${chance.below(SOURCES)}`, `code-${chance.between(1, 40)}`] }]],
      [1, []],
      [1, [{ provider_id: 'starforge', game_ids: [] }]],
    ]);
    return this.make('awardBonus', {
      body: {
        ...{ request_id: `award-${this.#n + 1}`, operator_id: operator },
        brand_id: this.#brandOf({ operator } as Target),
        players: [this.#player(), this.#player(), this.#player()],
        available_for: games,
        bonus: chance.happens(0.5)
          ? { type: 'Variable', currency, amount: String(value) }
          : { type: 'Fixed', currency, count: chance.between(1, 3), amount: String(value) },
        ...(chance.happens(0.7) ? { timestamp_bonus_expires: nowMs + chance.between(20_000, 2_000_000) } : {}),
      },
    });
  }

  #keep(made: Operation): void {
    this.#repeatable.push(made);
    if (this.#repeatable.length > KEYS_REMEMBERED) this.#repeatable.shift();
  }

  #brandOf({ operator }: Target): string {
    return this.#chance.one(BRANDS.filter((brand) => operatorOf(brand) === operator));
  }

  #source(): string {
    const kind = this.#chance.weighed([
      [94, 'any'],
      [5, 'members'],
      [1, 'none'],
    ]);
    if (kind === 'members') return MEMBERS_SOURCE;
    return kind === 'none' ? 'unheard-of' : `game-${this.#chance.below(SOURCES)}`;
  }

  #segments(): { segments?: string[] } {
    if (this.#chance.happens(0.4)) return {};
    return { segments: [...SEGMENTS, 'unheard-of'].filter(() => this.#chance.happens(0.4)) };
  }

  #player(): string {
    return `p-${this.#chance.below(PLAYERS)}`;
  }
}
