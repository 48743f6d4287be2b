import { type AmountFormat, amountFormat } from './amounts.ts';
import type { Feed, Wanted } from './feed.ts';
import type { LobbyJackpot } from './lobby-jackpot.ts';
import { adopt, closestAcross, ElementBase } from './shadow.ts';
import type { Words } from './words/en.ts';

/** The parts of a `<pitboss-brand>` that the elements in it use. */
export type Brand = HTMLElement & {
  /** Undefined until the address and the brand are known. */
  readonly feed: Feed | undefined;
  readonly language: string;
  readonly texts: Partial<Words>;
};

/** The event by which a brand says that its feed or its words have changed. */
export const BRAND_CHANGED = 'pitboss-brand-changed';

/** An element inside a `<pitboss-brand>`. It draws itself when its brand has something new. */
export abstract class PitbossElement extends ElementBase {
  static styles: readonly string[] = [];
  readonly root: ShadowRoot;
  #brand: Brand | undefined;
  #feed: Feed | undefined;
  #unwatch: (() => void) | undefined;
  #listeners: AbortController | undefined;

  constructor() {
    super();
    this.root = this.attachShadow({ mode: 'open' });
    adopt(this.root, (this.constructor as typeof PitbossElement).styles);
  }

  /** The jackpots that this element needs; undefined for none. */
  protected get wanted(): Wanted | undefined {
    const instance = this.getAttribute('instance');
    if (instance !== null) return { instance };
    const source = this.getAttribute('source');
    return source === null ? undefined : { source };
  }

  protected get feed(): Feed | undefined {
    return this.#feed;
  }

  protected get language(): string {
    return this.#brand?.language ?? 'en';
  }

  protected get jackpot(): LobbyJackpot | undefined {
    const { wanted } = this;
    return wanted && this.#feed?.find(wanted);
  }

  /** A text of the brand, with its names replaced. */
  protected word(name: keyof Words, values: Readonly<Record<string, string>> = {}): string {
    const text = this.#brand?.texts[name] ?? '';
    return text.replaceAll(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '');
  }

  protected format({ shown_currency }: Pick<LobbyJackpot, 'shown_currency'>): AmountFormat {
    return amountFormat(this.language, shown_currency);
  }

  /** Draws everything. Called when the element has a feed, and when attributes or words change. */
  protected abstract draw(): void;
  /** Takes new values. `id` names the jackpot that changed; undefined for all. */
  protected changed(_id: string | undefined): void {}
  /** Called with each event of the feed but changes. */
  protected heard(_name: 'win' | 'own' | 'state', _detail: unknown): void {}

  connectedCallback(): void {
    const brand = closestAcross(this, 'pitboss-brand') as Brand | undefined;
    this.#brand = brand;
    this.#listeners = new AbortController();
    brand?.addEventListener(BRAND_CHANGED, () => this.#join(), { signal: this.#listeners.signal });
    this.#join();
  }

  disconnectedCallback(): void {
    this.#leave();
    this.#listeners?.abort();
    this.#brand = undefined;
  }

  attributeChangedCallback(): void {
    if (this.#brand !== undefined) this.#join();
  }

  #join(): void {
    this.#leave();
    const feed = this.#brand?.feed;
    this.#feed = feed;
    if (feed === undefined) return;
    const { wanted } = this;
    if (wanted !== undefined) this.#unwatch = feed.watch(wanted);
    const listen = (name: string, listener: (detail: never) => void): void => {
      const call = (event: Event): void => listener((event as CustomEvent).detail as never);
      feed.addEventListener(name, call);
      this.#left.push(() => feed.removeEventListener(name, call));
    };
    listen('change', (id: string | null) => this.changed(id ?? undefined));
    for (const name of ['win', 'own', 'state'] as const)
      listen(name, (detail) => {
        if (name === 'state') this.toggleAttribute('old', feed.isOld);
        this.heard(name, detail);
      });
    this.toggleAttribute('old', feed.isOld);
    this.draw();
  }

  readonly #left: (() => void)[] = [];

  #leave(): void {
    this.#unwatch?.();
    this.#unwatch = undefined;
    for (const leave of this.#left.splice(0)) leave();
    this.#feed = undefined;
  }
}
