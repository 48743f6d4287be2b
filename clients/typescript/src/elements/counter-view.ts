import type { AmountFormat } from './amounts.ts';
import { Counter } from './counter.ts';
import { el } from './dom.ts';
import { halt, isStill, move } from './frames.ts';

/** A digit that changes more often than this is only replaced; a slower one slides in. */
const SLIDE_AFTER_MS = 400;
const SLIDE: KeyframeAnimationOptions = { duration: 260, easing: 'cubic-bezier(.2,.8,.2,1)' };
/** The label, which screen readers read, follows the value this often. */
const LABEL_MS = 10_000;

/** Draws a counter: digits that people see, and a label for those who listen. It is never announced by itself. */
export class CounterView {
  readonly element: HTMLElement;
  readonly #counter = new Counter();
  readonly #digits = el('span', { class: 'digits', 'aria-hidden': 'true' });
  readonly #label = el('span', { class: 'hidden' });
  #format: AmountFormat | undefined;
  #coins = -1;
  #labelAtMs = Number.NEGATIVE_INFINITY;
  readonly #changedMs = new WeakMap<Element, number>();

  constructor(part: string) {
    // A number is read from left to right in every language.
    this.element = el('bdi', { class: 'counter', part }, this.#label, this.#digits);
  }

  /** Shows an amount in millionths. */
  set(micros: number, format: AmountFormat): void {
    if (this.#format !== format) this.#coins = -1;
    this.#format = format;
    const nowMs = performance.now();
    const hasFallen = this.#counter.set(micros, nowMs);
    if (hasFallen) this.#labelAtMs = Number.NEGATIVE_INFINITY;
    if (isStill() || document.hidden) this.#draw(micros, nowMs);
    else if (this.#turn(nowMs)) move(this.#turn);
  }

  stop(): void {
    halt(this.#turn);
  }

  readonly #turn = (nowMs: number): boolean => {
    this.#draw(this.#counter.at(nowMs), nowMs);
    return this.#counter.isRunning(nowMs);
  };

  #draw(micros: number, nowMs: number): void {
    const format = this.#format;
    if (format === undefined) return;
    const coins = Math.floor(micros / format.coin);
    if (coins === this.#coins) return;
    const isFirst = this.#coins === -1;
    this.#coins = coins;
    const text = format.format(micros);
    this.#write(text, nowMs, isFirst);
    if (nowMs - this.#labelAtMs < LABEL_MS) return;
    this.#labelAtMs = nowMs;
    this.#label.textContent = text;
  }

  /** Writes one element a character, counted from the end, so that each keeps its place as the number grows. */
  #write(text: string, nowMs: number, isFirst: boolean): void {
    // One box a character: in a page from right to left, boxes would stand in the other order, and marks of direction would be empty ones.
    const characters = [...text.replaceAll(/[\u200e\u200f\u061c]/g, '')];
    while (this.#digits.childElementCount > characters.length) this.#digits.firstElementChild?.remove();
    while (this.#digits.childElementCount < characters.length) this.#digits.prepend(el('span'));
    const slots = this.#digits.children;
    // Large numbers take a smaller font, so that they never leave their card.
    this.element.style.setProperty('--length', String(characters.length));
    for (const [index, character] of characters.entries()) {
      const slot = slots[index];
      if (slot === undefined || slot.textContent === character) continue;
      slot.textContent = character;
      const quietMs = nowMs - (this.#changedMs.get(slot) ?? 0);
      this.#changedMs.set(slot, nowMs);
      if (isFirst || quietMs < SLIDE_AFTER_MS || isStill()) continue;
      slot.animate(
        [
          { transform: 'translateY(.45em)', opacity: 0.2 },
          { transform: 'none', opacity: 1 },
        ],
        SLIDE,
      );
    }
  }
}
