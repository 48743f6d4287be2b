import type { OperationId } from '../support/platform.ts';
import type { Chance } from './chance.ts';
import { localAt } from './clock.ts';
import type { Answered, Issued } from './evidence.ts';
import type { Target } from './operations.ts';
import { randomRecurrence, ZONES } from './random-features.ts';
import { randomTemplate } from './random-template.ts';
import { milliseconds } from './terms.ts';
import type { WireTemplate } from './wire-template.ts';
import { BRANDS, CURRENCIES, MEMBERS_SOURCE, operatorOf, SEGMENTS, SOURCES, unitsPerEuro, WALLETS } from './world.ts';

type Parts = {
  readonly chance: Chance;
  /** The jackpots that operations are aimed at. */
  readonly targets: Target[];
  readonly nowMs: () => number;
  /** One operation by itself, which has to succeed. */
  readonly perform: (operation: OperationId, parts: Partial<Pick<Issued, 'path' | 'body'>>) => Promise<Answered>;
};

const TARGETS = 90;
const LED_MAX = 900;
const REVIEWED_EUR = 10;
const SECRET = `whsec_${Buffer.alloc(24).toString('base64')}`;

/** Sets up operators with their sources and segments, and opens one jackpot after the other. */
export class Openings {
  readonly #parts: Parts;
  #templates = 0;
  #instances = 0;
  /** The number of jackpots that each source and segment leads to. */
  readonly #led = new Map<string, number>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async begin(): Promise<void> {
    const { perform } = this.#parts;
    const operators = [...new Set(BRANDS.map(operatorOf))];
    await perform('saveOperators', { body: operators.map((id) => ({ id, name: id })) as never });
    for (const operator of operators) {
      const brands = BRANDS.filter((brand) => operatorOf(brand) === operator).map((brand) => brand.split(':')[1]);
      await perform('saveBrands', {
        path: { operator_id: operator },
        body: brands.map((id) => ({ id, name: id })) as never,
      });
      // Larger wins wait for a review from the start; the operator changes its mind later.
      const thresholds = CURRENCIES.map((currency) => [currency, Math.round(REVIEWED_EUR * unitsPerEuro(currency))]);
      await perform('setOperatorSettings', {
        path: { operator_id: operator },
        body: {
          review_threshold: Object.fromEntries(thresholds),
          // The one without a wallet limits all currencies together; while it does, one account changes no settings.
          ...(!WALLETS.has(operator) && { money_out: { currency: 'EUR', review: REVIEWED_EUR / 4 } }),
        },
      });
    }
    const owners = [...operators, ...BRANDS];
    const games = [...Array.from({ length: SOURCES }, (_, index) => `game-${index}`), MEMBERS_SOURCE];
    const sources = owners.flatMap((owner_id) =>
      games.map((source_id) => ({ owner_id, source_id, source_name: source_id })),
    );
    const desks = operators.map((owner_id) => ({ owner_id, source_id: 'bonus-desk', source_name: 'Bonus desk' }));
    await perform('createSources', { body: [...sources, ...desks] as never });
    const segments = owners.flatMap((owner_id) =>
      SEGMENTS.map((id) => ({ owner_id, id, priority: this.#parts.chance.below(3) })),
    );
    await perform('createSegments', { body: segments as never });
    // Nothing is sent to an external account whose host its owner has not registered; luna's waits.
    for (const owner_id of operators)
      await perform('createDestination', {
        body: { owner_id, url: `https://charity.example/${owner_id}`, events: [], secret: SECRET },
      });
    for (let index = 0; index < TARGETS / 2; index += 1) await this.#open();
  }

  /** New jackpots are added; old ones keep what they hold and are no longer used. */
  async change(): Promise<void> {
    const { targets } = this.#parts;
    for (let opened = 0; opened < 2; opened += 1) await this.#open();
    if (targets.length > TARGETS) targets.splice(0, targets.length - TARGETS);
  }

  async #open(): Promise<void> {
    const { chance, perform, nowMs } = this.#parts;
    const owner = chance.weighed([
      [6, 'northstar'],
      [1, 'northstar:luna'],
      [2, 'quiet'],
    ]);
    this.#templates += 1;
    const template = randomTemplate(chance, `template-${this.#templates}`, owner, nowMs());
    await perform('createTemplate', { body: template as never });
    await perform('publishTemplate', { body: { owner_id: owner, template_id: template.id } });
    // Some have a twin that can receive their pots.
    for (let left = chance.happens(0.25) ? 2 : 1; left > 0; left -= 1) await this.#instantiate(owner, template);
  }

  async #instantiate(owner: string, template: WireTemplate & { readonly id: string }): Promise<void> {
    const { chance, perform, nowMs, targets } = this.#parts;
    this.#instances += 1;
    const windows = template.pots.flatMap(({ pot_types = [] }) =>
      pot_types.flatMap((type) => ('TimeFixed' in type ? type.TimeFixed : [])),
    );
    // An instance must not end before the first window of any of its pots does.
    const firstEnds = windows.map(
      ({ target_datetime: target, repeat_period: period = {}, time_zone: zone }) =>
        Math.max(target, nowMs() + 20_000) +
        milliseconds(period) +
        (zone === undefined && period.Months === undefined ? 0 : ((period.Months ?? 0) * 32 + 1) * 86_400_000),
    );
    const isDrawnOnce = template.raffle_rules !== undefined && template.raffle_rules.duration === undefined;
    const wanted = nowMs() + chance.between(20_000, 7_200_000);
    const end = isDrawnOnce || chance.happens(0.15) ? { timestamp_end: Math.max(wanted, ...firstEnds) } : {};
    const start = chance.happens(0.05) ? { timestamp_start: nowMs() + chance.between(1_000, 19_000) } : {};
    // Rules that open it not once before its end are refused, or before that of a single window.
    const isOnce = windows.some(({ repeat_period }) => repeat_period === undefined);
    const zoned = chance.happens(0.5) ? { time_zone: chance.one(ZONES) } : {};
    const hours =
      chance.happens(0.1) && end.timestamp_end === undefined && !isOnce
        ? {
            recurrence_rules: Array.from({ length: chance.between(1, 2) }, () =>
              randomRecurrence(chance, localAt(zoned.time_zone ?? 'UTC', nowMs())),
            ),
            ...zoned,
          }
        : {};
    const operator = operatorOf(owner);
    const linkable = targets.filter((target) => target.operator === operator).map(({ id }) => id);
    const reply = await perform('instantiateTemplate', {
      body: {
        template_owner_id: owner,
        template_id: template.id,
        instance_owner_id: owner,
        instance_name: template.name,
        instance_game_code: `code-${this.#instances}`,
        schedule: { ...start, ...end, ...hours },
        linked_from: someOf(chance, linkable, 2),
      },
    });
    const id = String(reply.body.id);
    // Before anything can reach it, so that nothing is booked under other links at the same time.
    const links = owner === operator ? someOf(chance, linkable, 4) : [];
    if (links.length > 0) await perform('setLinks', { path: { instance_id: id }, body: { instance_ids: links } });
    // A brand's jackpot only takes that brand, so operations reach it only by source.
    if (owner === operator) targets.push({ id, operator, templateId: template.id, template });
    const game = chance.happens(0.5) ? `game-${chance.below(SOURCES)}` : undefined;
    const source = template.contribution_rules.opt_in_required === true ? MEMBERS_SOURCE : game;
    if (source !== undefined && this.#hasRoom(`${owner} source ${source}`))
      await perform('assignSources', { body: { owner_id: owner, source_id: [source], instance_id: id } });
    const segment = chance.happens(0.6) ? chance.one(SEGMENTS) : undefined;
    if (segment !== undefined && this.#hasRoom(`${owner} segment ${segment}`))
      await perform('assignSegment', { body: { owner_id: owner, segment_id: segment, instance_id: id } });
  }

  /** Sources and segments take so many jackpots and no more, which a long simulation would come to. */
  #hasRoom(name: string): boolean {
    const led = (this.#led.get(name) ?? 0) + 1;
    this.#led.set(name, led);
    return led <= LED_MAX;
  }
}

/** Up to so many of them, most often none. */
const someOf = (chance: Chance, ids: readonly string[], most: number): string[] => {
  const count = chance.happens(0.5) && ids.length > 0 ? chance.between(1, most) : 0;
  return [...new Set(Array.from({ length: count }, () => chance.one(ids)))];
};
