import { el } from './dom.ts';
import { PitbossElement } from './pitboss-element.ts';
import { base } from './styles/base.ts';
import { list } from './styles/list.ts';
import type { Words } from './words/en.ts';

/** A list of what is the player's own. It is loaded again when the platform says that something of it changed. */
export abstract class OwnList<Item> extends PitbossElement {
  static readonly observedAttributes = ['instance', 'limit'];
  static override styles = [base, list];
  protected abstract readonly path: string;
  protected abstract readonly heading: keyof Words;
  protected abstract readonly none: keyof Words;
  /** Further parameters of the request. */
  protected readonly query: Readonly<Record<string, string>> = {};
  #items: readonly Item[] = [];

  protected abstract row(item: Item): HTMLElement;

  protected draw(): void {
    this.#show();
    void this.#load();
  }

  protected override heard(name: 'win' | 'own' | 'state'): void {
    if (name !== 'state') void this.#load();
  }

  async #load(): Promise<void> {
    const { feed } = this;
    if (feed?.calls.hasPlayer !== true) return;
    const instance = this.getAttribute('instance');
    const limit = this.getAttribute('limit') ?? 10;
    const query = { ...this.query, limit, ...(instance !== null && { instance_id: instance }) };
    const items = await feed.calls.getOwn<Item[]>(this.path, query).catch(() => undefined);
    if (items === undefined || feed !== this.feed) return;
    this.#items = items;
    this.#show();
  }

  #show(): void {
    const isKnown = this.feed?.calls.hasPlayer === true;
    const none = el('p', { class: 'muted' }, this.word(isKnown ? this.none : 'signIn'));
    this.root.replaceChildren(
      el(
        'section',
        { class: 'panel', part: 'panel' },
        el('h2', { part: 'heading' }, this.word(this.heading)),
        this.#items.length === 0 ? none : el('ul', {}, ...this.#items.map((item) => this.row(item))),
      ),
    );
  }
}
