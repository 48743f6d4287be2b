import { toMicros } from './amounts.ts';
import { el, setText } from './dom.ts';
import type { Wanted } from './feed.ts';
import { deadlineOf, type LobbyJackpot, largestPot } from './lobby-jackpot.ts';
import { PitbossElement } from './pitboss-element.ts';
import { base } from './styles/base.ts';
import { lobby } from './styles/lobby.ts';

const ORDERS = ['value', 'deadline', 'name'] as const;
type Order = (typeof ORDERS)[number];
const ORDER_WORDS = { value: 'byValue', deadline: 'byDeadline', name: 'byName' } as const;

/** A changed value does not move a card under a finger: cards are sorted again this often at most. */
const SORT_MS = 15_000;
/** The parts of cards that a page may style. */
const PARTS = 'card,name,badge,about,main-pot,value,pots,pot,pot-name,bar,facts,price';
/** With fewer jackpots there is nothing to look for. */
const TOOLS_MIN = 5;

/**
 * `<pitboss-lobby>` shows the brand's jackpots as cards, with a search and an order. `sort` is `value`, `deadline` or `name`; `play` makes each card send
 * `pitboss-play`; `sources="game-1 game-2"` shows the jackpots of these sources alone.
 */
export class PitbossLobby extends PitbossElement {
  static readonly observedAttributes = ['sort', 'sources', 'play'];
  static override styles = [base, lobby];
  readonly #cards = new Map<string, HTMLElement>();
  readonly #list = el('ul', { class: 'cards', part: 'cards' });
  readonly #none = el('p', { class: 'none', part: 'none', role: 'status' });
  #search = '';
  #order: Order | undefined;
  #sortedMs = 0;

  protected override get wanted(): Wanted {
    return 'all';
  }

  protected draw(): void {
    this.#order ??= ORDERS.find((one) => one === this.getAttribute('sort')) ?? 'value';
    const search = el('input', {
      type: 'search',
      part: 'search',
      'aria-label': this.word('search'),
      placeholder: this.word('search'),
      value: this.#search,
      input: ({ target }: Event) => {
        this.#search = (target as HTMLInputElement).value;
        this.#show(true);
      },
    });
    const select = el(
      'select',
      {
        'aria-label': this.word('sort'),
        part: 'sort',
        change: ({ target }: Event) => {
          this.#order = (target as HTMLSelectElement).value as Order;
          this.#show(true);
        },
      },
      ...ORDERS.map((one) => el('option', { value: one, selected: one === this.#order }, this.word(ORDER_WORDS[one]))),
    );
    const tools = el(
      'div',
      { class: 'tools', part: 'tools' },
      el('label', {}, search),
      el('label', { class: 'sort' }, select),
    );
    this.root.replaceChildren(tools, this.#list, this.#none);
    this.#show(true);
  }

  protected override changed(id: string | undefined): void {
    if (id === undefined) this.#show(false);
  }

  #show(isAsked: boolean): void {
    const { feed } = this;
    if (feed === undefined) return;
    const sources = this.getAttribute('sources')?.split(/\s+/);
    const all = feed.jackpots.filter(({ source_ids, status }) => {
      const isOpen = status !== 'Terminated';
      return isOpen && (sources === undefined || source_ids.some((one) => sources.includes(one)));
    });
    const needle = this.#search.trim().toLocaleLowerCase(this.language);
    const found = all.filter(({ name }) => name.toLocaleLowerCase(this.language).includes(needle));
    const tools = this.root.querySelector<HTMLElement>('.tools');
    if (tools !== null) tools.hidden = all.length < TOOLS_MIN && needle === '';
    setText(this.#none, found.length > 0 || !feed.hasLoaded ? '' : this.word('none'));
    this.#none.hidden = this.#none.textContent === '';
    this.#place(found, isAsked);
  }

  #place(found: readonly LobbyJackpot[], isAsked: boolean): void {
    const ids = new Set(found.map(({ id }) => id));
    const isSame = ids.size === this.#cards.size && [...ids].every((id) => this.#cards.has(id));
    if (isSame && !isAsked && Date.now() - this.#sortedMs < SORT_MS) return;
    this.#sortedMs = Date.now();
    for (const [id, card] of this.#cards)
      if (!ids.has(id)) {
        card.remove();
        this.#cards.delete(id);
      }
    const ordered = [...found].sort(this.#comparison());
    for (const [index, { id }] of ordered.entries()) {
      const card = this.#cards.get(id) ?? this.#card(id);
      // Moving an element that stands right would stop its animations.
      if (this.#list.children[index] !== card) this.#list.insertBefore(card, this.#list.children[index] ?? null);
    }
  }

  #card(id: string): HTMLElement {
    const jackpot = document.createElement('pitboss-jackpot');
    jackpot.setAttribute('instance', id);
    jackpot.setAttribute('exportparts', PARTS);
    jackpot.toggleAttribute('play', this.hasAttribute('play'));
    const item = el('li', {}, jackpot);
    this.#cards.set(id, item);
    return item;
  }

  #comparison(): (one: LobbyJackpot, other: LobbyJackpot) => number {
    const byName = new Intl.Collator(this.language, { numeric: true });
    const name = (one: LobbyJackpot, other: LobbyJackpot): number => byName.compare(one.name, other.name);
    if (this.#order === 'name') return name;
    const key =
      this.#order === 'value'
        ? (one: LobbyJackpot) => -toMicros(largestPot(one)?.shown_value ?? 0)
        : (one: LobbyJackpot) => deadlineOf(one) ?? Number.MAX_SAFE_INTEGER;
    return (one, other) => key(one) - key(other) || name(one, other);
  }
}
