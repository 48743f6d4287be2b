import type { ListRecentWinnersResponses } from '../generated/types.gen.ts';
import { amountFormat, toMicros } from './amounts.ts';
import { el } from './dom.ts';
import { PitbossElement } from './pitboss-element.ts';
import { base } from './styles/base.ts';
import { list } from './styles/list.ts';
import { fromNow } from './times.ts';

type Winner = ListRecentWinnersResponses[200][number];

const AGAIN_MS = 30_000;
/** After a win, its list follows within this time; spread, so that pages do not ask together. */
const AFTER_WIN_MS = 3_500;

/** `<pitboss-winners limit="10">` lists the latest winners, if the operator publishes them. `instance` names a jackpot. */
export class PitbossWinners extends PitbossElement {
  static readonly observedAttributes = ['instance', 'limit'];
  static override styles = [base, list];
  #timer: ReturnType<typeof setTimeout> | undefined;

  protected draw(): void {
    void this.#load();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
  }

  protected override heard(name: 'win' | 'own' | 'state'): void {
    if (name === 'win') this.#loadIn(AFTER_WIN_MS * (1 + Math.random()));
  }

  #loadIn(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#load(), ms);
  }

  async #load(): Promise<void> {
    const { feed } = this;
    if (feed === undefined) return;
    this.#loadIn(AGAIN_MS);
    if (document.hidden) return;
    const instance = this.getAttribute('instance');
    const query = {
      brand_id: feed.place.brand,
      language: feed.place.language,
      limit: this.getAttribute('limit') ?? 10,
      ...(instance !== null && { instance_ids: [instance] }),
    };
    const winners = await feed.calls.get<Winner[]>('/frontend/winners', query).catch(() => undefined);
    if (winners !== undefined && feed === this.feed) this.#show(winners);
  }

  #show(winners: readonly Winner[]): void {
    this.root.replaceChildren(
      el(
        'section',
        { class: 'panel', part: 'panel' },
        el('h2', { part: 'heading' }, this.word('winners')),
        winners.length === 0
          ? el('p', { class: 'muted' }, this.word('noWinners'))
          : el('ul', {}, ...winners.map((winner) => this.#row(winner))),
      ),
    );
  }

  #row({ player, jackpot_name, amount, currency, timestamp }: Winner): HTMLElement {
    const { language } = this;
    return el(
      'li',
      { part: 'winner' },
      el('bdi', {}, player ?? this.word('someone')),
      el('b', {}, amountFormat(language, currency).format(toMicros(amount))),
      el('small', {}, el('bdi', {}, jackpot_name), ` · ${fromNow(timestamp, Date.now(), language)}`),
    );
  }
}
