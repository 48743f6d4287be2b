import { type AmountFormat, atRate, toMicros } from './amounts.ts';
import { CounterView } from './counter-view.ts';
import { el, setText } from './dom.ts';
import { deadlineOf, type LobbyJackpot, type LobbyPot, largestPot } from './lobby-jackpot.ts';
import { atClock, countdown, fromNow } from './times.ts';
import type { Words } from './words/en.ts';

type Surroundings = {
  readonly language: string;
  readonly word: (name: keyof Words, values?: Readonly<Record<string, string>>) => string;
  readonly format: AmountFormat;
  /** Undefined if the page opens no games. */
  readonly onPlay: (() => void) | undefined;
  /** The button of the card. */
  readonly action: HTMLElement | undefined;
};

type PotView = { readonly counter: CounterView; readonly fill: HTMLElement | undefined };

const WON_MS = 6_000;
const SOON_MS = 5 * 60_000;
/** A pot this far on its way is about to drop. */
const HOT = 0.9;

/** Everything that a card is built from. Its values change far more often. */
const shapeOf = ({ id, name, description, status, pots, round_cost, round_share, rate }: LobbyJackpot): string =>
  JSON.stringify([
    ...[id, name, description, status, round_cost, round_share, rate],
    pots.map((pot) => [pot.id, pot.name, pot.shown_must_hit_by]),
  ]);

/** The card of a jackpot: built once, then only its texts change. */
export class CardView {
  readonly element: HTMLElement;
  readonly #with: Surroundings;
  readonly #shape: string;
  readonly #pots = new Map<string, PotView>();
  readonly #deadline = el('span', { part: 'deadline' });
  readonly #lastWin = el('span', { part: 'last-win' });
  readonly #wonAmount = el('b');
  #jackpot: LobbyJackpot;
  #wonTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(jackpot: LobbyJackpot, surroundings: Surroundings) {
    this.#with = surroundings;
    this.#jackpot = jackpot;
    this.#shape = shapeOf(jackpot);
    const { word, onPlay, action } = surroundings;
    const main = largestPot(jackpot);
    const others = jackpot.pots.filter((pot) => pot !== main);
    // Names may be in another direction than the page.
    const name = el('bdi', {}, jackpot.name);
    const isPaused = jackpot.status === 'Paused';
    const badge = isPaused ? word('paused') : jackpot.jackpot_type === 'Raffle' ? word('raffle') : '';
    this.element = el(
      'article',
      { class: `panel card${isPaused ? ' is-paused' : ''}`, part: 'card', 'aria-label': jackpot.name },
      el(
        'header',
        {},
        el('h2', { part: 'name' }, onPlay === undefined ? name : el('button', { type: 'button', click: onPlay }, name)),
        badge !== '' && el('span', { class: 'badge', part: 'badge' }, badge),
      ),
      jackpot.description !== undefined &&
        jackpot.description !== '' &&
        el('p', { class: 'about', part: 'about' }, el('bdi', {}, jackpot.description)),
      main && this.#mainPot(main),
      others.length > 0 && el('ul', { class: 'pots', part: 'pots' }, ...others.map((pot) => this.#otherPot(pot))),
      el('p', { class: 'facts', part: 'facts' }, this.#deadline, this.#lastWin),
      el('footer', {}, el('span', { part: 'price' }, this.#price()), el('slot', { name: 'action' }, action)),
      el('div', { class: 'won', 'aria-hidden': 'true' }, this.#wonAmount),
    );
  }

  /** True if this card can show the jackpot. */
  fits(jackpot: LobbyJackpot): boolean {
    return shapeOf(jackpot) === this.#shape;
  }

  /** Shows new values. */
  update(jackpot: LobbyJackpot, nowMs: number): void {
    this.#jackpot = jackpot;
    for (const pot of jackpot.pots) {
      const view = this.#pots.get(pot.id);
      view?.counter.set(toMicros(pot.shown_value), this.#with.format);
      if (view?.fill !== undefined) view.fill.style.transform = `scaleX(${progressOf(pot)})`;
    }
    this.tick(nowMs);
  }

  /** Shows what the time changes. */
  tick(nowMs: number): void {
    const { word, language } = this.#with;
    const jackpot = this.#jackpot;
    const atMs = jackpot.timestamp_start > nowMs ? jackpot.timestamp_start : deadlineOf(jackpot);
    const left = atMs === undefined ? undefined : countdown(atMs, nowMs, language);
    const time = atMs === undefined ? '' : `${atClock(atMs, nowMs, language)}${left === undefined ? '' : ` · ${left}`}`;
    setText(this.#deadline, time === '' ? '' : word(deadlineWord(jackpot, atMs, nowMs), { time }));
    const isSoon = atMs !== undefined && atMs - nowMs < SOON_MS && atMs > nowMs;
    this.#deadline.classList.toggle('soon', isSoon);
    this.element.classList.toggle('is-hot', isSoon || jackpot.pots.some((pot) => progressOf(pot) > HOT));
    const last = lastWinOf(jackpot);
    const ago = last && fromNow(last.timestamp, nowMs, language);
    const amount = last && this.#with.format.format(toMicros(last.shown_amount));
    setText(this.#lastWin, last === undefined ? '' : word('lastWin', { amount: amount ?? '', ago: ago ?? '' }));
  }

  /** Shows for a while that a pot was won. */
  celebrate({ win_amount }: { readonly win_amount: number | string }, { rate }: LobbyJackpot): void {
    setText(this.#wonAmount, this.#with.format.format(atRate(toMicros(win_amount), rate)));
    this.element.classList.add('is-won');
    clearTimeout(this.#wonTimer);
    this.#wonTimer = setTimeout(() => this.element.classList.remove('is-won'), WON_MS);
  }

  stop(): void {
    clearTimeout(this.#wonTimer);
    for (const { counter } of this.#pots.values()) counter.stop();
  }

  #mainPot(pot: LobbyPot): HTMLElement {
    const parts = this.#pot(pot, 'value main-value');
    return el('div', { class: 'main', part: 'main-pot' }, ...parts);
  }

  #otherPot(pot: LobbyPot): HTMLElement {
    return el('li', { part: 'pot' }, ...this.#pot(pot, 'value'));
  }

  #pot(pot: LobbyPot, part: string): HTMLElement[] {
    const counter = new CounterView(part);
    const name = el('span', { class: 'pot-name', part: 'pot-name' }, el('bdi', {}, pot.name));
    const by = pot.shown_must_hit_by;
    if (by === undefined) {
      this.#pots.set(pot.id, { counter, fill: undefined });
      return [name, counter.element];
    }
    const fill = el('i');
    const text = this.#with.word('mustDrop', { amount: this.#with.format.format(toMicros(by)) });
    this.#pots.set(pot.id, { counter, fill });
    const bar = el('div', { class: 'bar', part: 'bar' }, fill);
    return [name, counter.element, bar, el('small', { class: 'muted', part: 'must-drop' }, text)];
  }

  #price(): string {
    const { word, format, language } = this.#with;
    const { round_cost, round_share } = this.#jackpot;
    if (Number(round_cost ?? round_share) === 0) return '';
    if (round_cost !== undefined) return word('perRound', { amount: format.format(toMicros(round_cost)) });
    if (round_share === undefined) return '';
    const style = { style: 'percent', maximumFractionDigits: 2 } as const;
    return word('shareOfRound', { share: new Intl.NumberFormat(language, style).format(Number(round_share)) });
  }
}

const progressOf = ({ shown_value, shown_must_hit_by }: LobbyPot): number =>
  shown_must_hit_by === undefined ? 0 : Math.max(0, Math.min(1, Number(shown_value) / Number(shown_must_hit_by)));

const deadlineWord = (jackpot: LobbyJackpot, atMs: number | undefined, nowMs: number): keyof Words => {
  if (jackpot.timestamp_start > nowMs) return 'starts';
  if (jackpot.pots.some(({ next_draw_at }) => next_draw_at === atMs)) return 'nextDraw';
  return jackpot.pots.some(({ drops_before }) => drops_before === atMs) ? 'dropsBefore' : 'ends';
};

const lastWinOf = ({ pots }: LobbyJackpot): LobbyPot['last_win'] =>
  pots
    .flatMap(({ last_win }) => last_win ?? [])
    .reduce<LobbyPot['last_win']>(
      (best, one) => (best === undefined || one.timestamp > best.timestamp ? one : best),
      undefined,
    );
