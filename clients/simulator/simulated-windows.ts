import { drawWindow, type Entrants, type WindowDrawing } from '../../domain/jackpot/draw-window.ts';
import type { Quote } from '../../domain/jackpot/quote.ts';
import type { JackpotRules, PotRules } from '../../domain/jackpot/rules.ts';
import type { JackpotState } from '../../domain/jackpot/state.ts';
import { findTimeTrigger, windowAt, windowDue, windowFrom } from '../../domain/jackpot/window.ts';
import type { Window } from '../../domain/jackpot/window-series.ts';
import type { Crowd } from './crowd.ts';
import type { createStreams } from './seeded-draw.ts';

/** The part 0..1 of a pot's window that has passed; undefined outside of one. */
export const momentOf = (rules: JackpotRules, pot: PotRules, atMs: number): number | undefined => {
  const trigger = findTimeTrigger(pot);
  const window = trigger && windowAt(rules, trigger, atMs);
  return window && (atMs - window.startMs) / (window.endMs - window.startMs);
};

/** The time windows of a run: what was contributed in them, and when the next one is over. */
export class SimulatedWindows {
  /** When a window is over, so that a drawing may be due. */
  dueMs = 0;
  readonly #rules: JackpotRules;
  readonly #crowd: Crowd;
  readonly #draw: ReturnType<typeof createStreams>;
  readonly #pots: readonly {
    readonly position: number;
    readonly id: string;
    readonly booked: bigint[];
    endMs: number;
  }[];

  constructor(
    rules: JackpotRules & { readonly startsAtMs: number },
    crowd: Crowd,
    kinds: number,
    draw: ReturnType<typeof createStreams>,
  ) {
    this.#rules = rules;
    this.#crowd = crowd;
    this.#draw = draw;
    this.#pots = rules.pots.flatMap((pot, position) =>
      findTimeTrigger(pot) === undefined
        ? []
        : [{ position, id: pot.id, booked: Array.from({ length: kinds }, () => 0n), endMs: 0 }],
    );
    this.begin(rules.startsAtMs);
  }

  /** Notes a contribution. */
  note(kind: number, { inPots, booked }: Quote): void {
    for (const pot of this.#pots) if (inPots.includes(pot.id)) pot.booked[kind] = (pot.booked[kind] ?? 0n) + booked;
  }

  /** Draws the first window that is over; undefined when none is left. */
  async draw(state: JackpotState, nowMs: number): Promise<WindowDrawing | undefined> {
    for (const { position, id, booked } of this.#pots) {
      const [rules, pot] = [this.#rules.pots[position], state.pots[position]];
      const window = rules && pot && windowDue(this.#rules, rules, pot);
      if (window === undefined || window.endMs > nowMs) continue;
      return drawWindow(this.#rules, state, id, this.#entrantsOf(booked), {
        draw: this.#draw.draw,
        atMs: window.endMs,
      });
    }
    return undefined;
  }

  /** Draws the winner of a pot whose moment has come, among those of its window so far. */
  async drawByStake(state: JackpotState, potId: string, nowMs: number): Promise<WindowDrawing> {
    const booked = this.#pots.find(({ id }) => id === potId)?.booked ?? [];
    const context = { draw: this.#draw.draw, atMs: nowMs };
    const drawn = await drawWindow(this.#rules, state, potId, this.#entrantsOf(booked), context, 'Stake');
    if (drawn === undefined) throw new Error(`the pot ${potId} has no window to be drawn`);
    return drawn;
  }

  /** Begins the windows of this time, once those that are over have been drawn. */
  begin(nowMs: number): void {
    this.dueMs = Number.POSITIVE_INFINITY;
    for (const pot of this.#pots) {
      const rules = this.#rules.pots[pot.position];
      const trigger = rules && findTimeTrigger(rules);
      if (trigger === undefined) continue;
      if (pot.endMs <= nowMs) {
        pot.booked.fill(0n);
        const window: Window | undefined = windowFrom(this.#rules, trigger, nowMs);
        pot.endMs = window?.endMs ?? Number.POSITIVE_INFINITY;
      }
      this.dueMs = Math.min(this.dueMs, pot.endMs);
    }
  }

  /** Contributions of a kind are alike, so those of each kind are laid end to end. */
  #entrantsOf(booked: readonly bigint[]): Entrants {
    return {
      total: async () => booked.reduce((sum, amount) => sum + amount, 0n),
      at: async (_window, point) => {
        let left = point;
        let kind = 0;
        while (left >= (booked[kind] ?? left + 1n)) {
          left -= booked[kind] ?? 0n;
          kind += 1;
        }
        return this.#crowd.payee(this.#crowd.someoneOf(kind, this.#draw.pick));
      },
    };
  }
}
