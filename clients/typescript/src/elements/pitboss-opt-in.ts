import { el } from './dom.ts';
import { PitbossElement } from './pitboss-element.ts';
import { base } from './styles/base.ts';

/**
 * `<pitboss-opt-in instance="…">` lets the player join a jackpot that needs it, and leave it, each after a question. `amounts="0.10 0.50 1"` offers
 * these amounts for a round, in the jackpot's currency. Without a player, its button sends `pitboss-sign-in`.
 */
export class PitbossOptIn extends PitbossElement {
  static readonly observedAttributes = ['instance', 'source', 'amounts'];
  static override styles = [base];
  #isIn: boolean | undefined;
  #drawn = '';
  readonly #place = el('span');

  protected draw(): void {
    this.#drawn = '';
    this.changed(undefined);
    void this.#look();
  }

  protected override changed(_id: string | undefined): void {
    const { jackpot } = this;
    if (jackpot === undefined) return;
    const drawn = JSON.stringify([
      jackpot.id,
      jackpot.name,
      this.#isIn === true,
      this.feed?.calls.hasPlayer,
      this.language,
    ]);
    if (drawn === this.#drawn) return;
    const isFirst = this.#drawn === '';
    this.#drawn = drawn;
    this.#show();
    if (isFirst) void this.#look();
  }

  protected override heard(name: 'win' | 'own' | 'state'): void {
    if (name === 'own') void this.#look();
  }

  async #look(): Promise<void> {
    const { feed, jackpot } = this;
    if (feed === undefined || jackpot === undefined || !feed.calls.hasPlayer) return;
    const joined = await feed.calls.optedIn().catch(() => undefined);
    if (joined === undefined || feed !== this.feed) return;
    this.#isIn = joined.has(jackpot.id);
    this.changed(undefined);
  }

  #show(): void {
    const isIn = this.#isIn === true;
    const button = el(
      'button',
      { type: 'button', class: isIn ? 'quiet' : '', part: 'button', click: () => this.#press() },
      this.word(isIn ? 'leave' : 'join'),
    );
    // An open question stays.
    this.#place.replaceChildren(isIn ? el('span', { class: 'in' }, this.word('joined'), button) : button);
    if (!this.#place.isConnected) this.root.prepend(this.#place);
  }

  async #press(): Promise<void> {
    const { jackpot, feed } = this;
    if (feed?.calls.hasPlayer !== true) {
      this.dispatchEvent(new CustomEvent('pitboss-sign-in', { bubbles: true, composed: true }));
      return;
    }
    if (jackpot === undefined) return;
    const { askOptIn } = await import('./dialogs.ts');
    const isJoining = this.#isIn !== true;
    askOptIn(this.root, {
      jackpot,
      isJoining,
      amounts: isJoining ? (this.getAttribute('amounts')?.split(/\s+/).filter(Boolean) ?? []) : [],
      word: (name, values) => this.word(name, values),
      format: this.format(jackpot),
      formatOfJackpot: this.format({ shown_currency: jackpot.currency }),
      send: (amount) => this.#send(jackpot.id, isJoining, amount),
    });
  }

  async #send(instance_id: string, opt_in: boolean, contribution_value: string | undefined): Promise<void> {
    await this.feed?.calls.setOptIn({ instance_id, opt_in, ...(contribution_value && { contribution_value }) });
    this.#isIn = opt_in;
    this.changed(undefined);
  }
}
