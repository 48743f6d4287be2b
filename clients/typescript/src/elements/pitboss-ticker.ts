import { toMicros } from './amounts.ts';
import { CounterView } from './counter-view.ts';
import { largestPot } from './lobby-jackpot.ts';
import { PitbossElement } from './pitboss-element.ts';
import { base } from './styles/base.ts';
import { counter } from './styles/counter.ts';

const INLINE =
  ':host { display: inline-block; color: inherit; line-height: inherit; } .counter { font-weight: inherit; font-family: inherit; }';

/**
 * `<pitboss-ticker instance="…" pot="mega">` shows the value of a pot as text, by default of the largest. It stands in any text, and takes its
 * font and colour. The text between its tags is shown until the value is known.
 */
export class PitbossTicker extends PitbossElement {
  static readonly observedAttributes = ['instance', 'source', 'pot'];
  static override styles = [base, counter, INLINE];
  #view: CounterView | undefined;

  protected draw(): void {
    if (this.root.childElementCount === 0) this.root.append(document.createElement('slot'));
    this.changed(undefined);
  }

  protected override changed(id: string | undefined): void {
    const { jackpot } = this;
    if (jackpot === undefined || (id !== undefined && id !== jackpot.id)) return;
    const name = this.getAttribute('pot');
    const pot = name === null ? largestPot(jackpot) : jackpot.pots.find((one) => one.id === name);
    if (pot === undefined) return;
    if (this.#view === undefined) {
      this.#view = new CounterView('value');
      this.root.replaceChildren(this.#view.element);
    }
    this.#view.set(toMicros(pot.shown_value), this.format(jackpot));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#view?.stop();
  }
}
