import { CardView } from './card-view.ts';
import { el } from './dom.ts';
import type { WinDetail } from './feed.ts';
import { PitbossElement } from './pitboss-element.ts';
import { base } from './styles/base.ts';
import { card } from './styles/card.ts';
import { counter } from './styles/counter.ts';

/**
 * `<pitboss-jackpot instance="…">` shows a jackpot as a card: its pots, by when they drop, its last win, and its price. With the attribute
 * `play`, a click on it sends `pitboss-play` with the jackpot, so that the page can open a game. An element with `slot="action"` stands in place
 * of the button.
 */
export class PitbossJackpot extends PitbossElement {
  static readonly observedAttributes = ['instance', 'source', 'play'];
  static override styles = [base, counter, card];
  #view: CardView | undefined;
  #timer: ReturnType<typeof setInterval> | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#timer = setInterval(() => this.#view?.tick(Date.now()), 1_000);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.#timer);
    this.#view?.stop();
  }

  protected draw(): void {
    this.#view?.stop();
    this.#view = undefined;
    this.changed(undefined);
    if (this.#view === undefined) this.root.replaceChildren(el('div', { class: 'panel empty' }, el('slot')));
  }

  protected override changed(id: string | undefined): void {
    const { jackpot } = this;
    if (jackpot === undefined || (id !== undefined && id !== jackpot.id)) return;
    if (this.#view?.fits(jackpot) !== true) {
      this.#view?.stop();
      this.#view = new CardView(jackpot, {
        language: this.language,
        word: (name, values) => this.word(name, values),
        format: this.format(jackpot),
        onPlay: this.hasAttribute('play') ? () => this.#play() : undefined,
        action: jackpot.opt_in_required ? this.#optIn(jackpot.id) : undefined,
      });
      this.root.replaceChildren(this.#view.element);
    }
    this.#view.update(jackpot, Date.now());
  }

  protected override heard(name: 'win' | 'own' | 'state', detail: unknown): void {
    const { jackpot } = this;
    if (name !== 'win' || jackpot === undefined) return;
    const { event } = detail as WinDetail;
    if (event.data.instance_id === jackpot.id) this.#view?.celebrate(event.data, jackpot);
  }

  #optIn(instance: string): HTMLElement {
    const button = document.createElement('pitboss-opt-in');
    button.setAttribute('instance', instance);
    return button;
  }

  #play(): void {
    const { jackpot } = this;
    this.dispatchEvent(new CustomEvent('pitboss-play', { detail: jackpot, bubbles: true, composed: true }));
  }
}
