import { Feed, type WinDetail } from './feed.ts';
import { BRAND_CHANGED, type Brand } from './pitboss-element.ts';
import type { Token } from './player-calls.ts';
import { adopt, ElementBase } from './shadow.ts';
import type { Words } from './words/en.ts';

const LANGUAGES = {
  ar: () => import('./words/ar.ts'),
  de: () => import('./words/de.ts'),
  es: () => import('./words/es.ts'),
  fr: () => import('./words/fr.ts'),
  it: () => import('./words/it.ts'),
  pt: () => import('./words/pt.ts'),
  sv: () => import('./words/sv.ts'),
} as const;

/**
 * `<pitboss-brand base="https://play.example" brand="northstar:luna" currency="EUR">` around other elements connects them to a platform,
 * once for all. `player` and `country` say who plays; the token is a property: `brand.token = async () => …`. `theme` is `gold`, `clear` or `arcade`,
 * `scheme` is `light` or `dark` where the page does not follow the system.
 */
export class PitbossBrand extends ElementBase implements Brand {
  static readonly observedAttributes = ['base', 'brand', 'currency', 'player', 'country', 'lang'];
  /** Only for pages with more than tickers: style sheets, and the words of a language that has no file here. */
  static styles: readonly string[] = [];
  static words: Words | undefined;
  #feed: Feed | undefined;
  #token: Token | undefined;
  #own: Partial<Words> = {};
  #loaded: { readonly language: string; readonly words: Words | undefined } = {
    language: 'en',
    words: PitbossBrand.words,
  };
  #isMarked = false;

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open' });
    adopt(root, PitbossBrand.styles);
    root.append(document.createElement('slot'));
  }

  get feed(): Feed | undefined {
    return this.#feed;
  }

  /** The language of the page, or of this part of it. */
  get language(): string {
    const named = this.closest('[lang]')?.getAttribute('lang');
    return named || navigator.language;
  }

  get texts(): Partial<Words> {
    return { ...this.#loaded.words, ...this.#own };
  }

  /** Your own words, instead of those of the language. */
  set words(words: Partial<Words>) {
    this.#own = words;
    this.#tell();
  }

  /** Returns the token of the player's session. Called again when a token has ended. It is never written to the page. */
  set token(token: Token | undefined) {
    this.#token = token;
    this.#renew();
  }

  connectedCallback(): void {
    document.addEventListener('visibilitychange', this.#seen);
    addEventListener('online', this.#seen);
    // A property that was set before this module was loaded.
    for (const name of ['token', 'words'] as const)
      if (Object.hasOwn(this, name)) {
        const value = this[name as never];
        delete (this as Record<string, unknown>)[name];
        Object.assign(this, { [name]: value });
      }
    this.#renew();
  }

  disconnectedCallback(): void {
    document.removeEventListener('visibilitychange', this.#seen);
    removeEventListener('online', this.#seen);
    this.#feed?.stop();
    this.#feed = undefined;
  }

  attributeChangedCallback(): void {
    if (this.isConnected) this.#renew();
  }

  /** Attributes and properties that are set together make one feed. */
  #renew(): void {
    if (this.#isMarked) return;
    this.#isMarked = true;
    queueMicrotask(() => {
      this.#isMarked = false;
      if (this.isConnected) this.#open();
    });
  }

  #open(): void {
    this.#feed?.stop();
    const text = (name: string): string | undefined => this.getAttribute(name) || undefined;
    const brand = text('brand');
    const { language } = this;
    const base = (text('base') ?? location.origin).replace(/\/+$/, '');
    const place = { base, language, currency: text('currency'), player: text('player'), country: text('country') };
    this.#feed = brand === undefined ? undefined : new Feed({ ...place, brand }, this.#token);
    this.#feed?.addEventListener('win', (event) =>
      this.#announce('pitboss-win', (event as CustomEvent<WinDetail>).detail),
    );
    this.#feed?.addEventListener('signed-out', () => this.#announce('pitboss-signed-out'));
    if (!document.hidden) this.#feed?.start();
    void this.#learn(language);
    this.#tell();
  }

  async #learn(language: string): Promise<void> {
    const short = language.split('-')[0] ?? 'en';
    const load = LANGUAGES[short as keyof typeof LANGUAGES];
    const { words: english } = PitbossBrand;
    if (this.#loaded.language === short || english === undefined) return;
    const words = load === undefined ? english : (await load().catch(() => ({ words: english }))).words;
    this.#loaded = { language: short, words };
    this.#tell();
  }

  readonly #seen = (): void => {
    if (document.hidden) this.#feed?.stop();
    else this.#feed?.start();
  };

  #tell(): void {
    this.dispatchEvent(new Event(BRAND_CHANGED));
  }

  #announce(name: string, detail?: unknown): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}
