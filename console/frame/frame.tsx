import { computed, effect, signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { FaultText } from '../parts/fault-text.tsx';
import { clearNotices, Notices } from '../parts/notices.tsx';
import { SCREENS } from '../rooms/screens.ts';
import { goTo, linkTo, screenPath } from '../shell/address.ts';
import { freshness } from '../shell/live.ts';
import { may } from '../shell/may.ts';
import { account, logOut } from '../shell/platform.ts';
import { GROUPS, type Screen, type ScreenParams, screenAt } from '../shell/screen.ts';

const isOpen = ({ needs }: Screen): boolean => needs.length === 0 || needs.some(may);

/** The page of a person who is logged in: the navigation, and a screen. */
export const Frame = () => {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const mustSetUp = account.value?.second_factor_setup_required === true;
  const found = screenAt(SCREENS, screenPath.value);
  useEffect(() => {
    if (mustSetUp && screenPath.value !== '/me') goTo('/me', true);
  }, [mustSetUp, screenPath.value]);
  useEffect(() => {
    setMenuOpen(false);
    clearNotices();
  }, [screenPath.value]);
  return (
    <div class="frame">
      <button
        type="button"
        class="skip"
        onClick={() => {
          document.getElementById('main')?.focus();
        }}
      >
        Skip to content
      </button>
      <header class="bar">
        <a class="home" href={linkTo('/')}>
          Pitboss
        </a>
        <Freshness />
        <button
          type="button"
          class="menu"
          aria-expanded={isMenuOpen}
          aria-controls="navigation"
          onClick={() => setMenuOpen(!isMenuOpen)}
        >
          Menu
        </button>
      </header>
      <nav id="navigation" class={isMenuOpen ? 'open' : ''} aria-label="Screens">
        {GROUPS.map((group) => {
          const screens = SCREENS.filter((screen) => screen.group === group && isOpen(screen));
          return screens.length === 0 ? null : (
            <section key={group}>
              <h2>{group}</h2>
              <ul>
                {screens.map((screen) => (
                  <li key={screen.path}>
                    <a href={linkTo(screen.path)} aria-current={isWithin(screen) ? 'page' : undefined}>
                      {screen.title}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
        <footer>
          <a href={linkTo('/me')} aria-current={screenPath.value === '/me' ? 'page' : undefined}>
            {account.value?.username}
          </a>
          <button type="button" class="plain" onClick={() => theme.next()}>
            {theme.label.value}
          </button>
          <button type="button" class="plain" onClick={() => void logOut().catch(() => {})}>
            Log out
          </button>
        </footer>
      </nav>
      <main id="main" tabIndex={-1}>
        <Notices />
        {found === undefined ? (
          <>
            <h1>Not found</h1>
            <p>
              There is no screen at this address. <a href={linkTo('/')}>Go to the jackpots</a>
            </p>
          </>
        ) : isOpen(found.screen) ? (
          <Shown key={screenPath.value} screen={found.screen} params={found.params} />
        ) : (
          <>
            <h1>{found.screen.title}</h1>
            <p role="alert">Your account may not see this screen. Ask an administrator for the permission.</p>
          </>
        )}
      </main>
    </div>
  );
};

/** Reports whether the page shows a screen, or one below it. */
const isWithin = ({ path: own }: Screen): boolean =>
  own === '/'
    ? screenPath.value === '/' || screenPath.value.startsWith('/jackpots')
    : `${screenPath.value}/`.startsWith(`${own}/`);

const FRESHNESS = {
  live: 'Live',
  polled: 'Every few seconds',
  lost: 'Connection lost',
} as const;

const Freshness = () => (
  <span class={`freshness ${freshness.value}`} role="status">
    {FRESHNESS[freshness.value]}
  </span>
);

/** A screen, once its code is loaded. */
const Shown = ({ screen, params }: { screen: Screen; params: ScreenParams }) => {
  const [Loaded, setLoaded] = useState<{ of: ComponentType<{ params: ScreenParams }> }>();
  const [fault, setFault] = useState<unknown>();
  const isFirst = useRef(true);
  useEffect(() => {
    document.title = `${screen.title} · Pitboss`;
    screen.load().then((of) => setLoaded({ of }), setFault);
    // After a step to another screen, reading goes on there.
    if (!isFirst.current || document.activeElement?.closest('nav')) document.getElementById('main')?.focus();
    isFirst.current = false;
  }, [screen]);
  if (fault !== undefined)
    return (
      <>
        <h1>{screen.title}</h1>
        <FaultText of={fault} />
        <button type="button" onClick={() => location.reload()}>
          Reload the page
        </button>
      </>
    );
  return Loaded === undefined ? <p class="dim">Loading…</p> : <Loaded.of params={params} />;
};

const KEPT = 'pitboss-theme';
const THEMES = ['system', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

const kept = localStorage.getItem(KEPT);
const chosen = signal<Theme>(THEMES.find((each) => each === kept) ?? 'system');

effect(() => {
  if (chosen.value === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = chosen.value;
  localStorage.setItem(KEPT, chosen.value);
});

const LABELS = { system: 'Colours of the system', light: 'Light', dark: 'Dark' } as const;

/** Light or dark, as the system says or as the person chose. */
export const theme = {
  label: computed(() => LABELS[chosen.value]),
  next: (): void => {
    chosen.value = THEMES[(THEMES.indexOf(chosen.value) + 1) % THEMES.length] ?? 'system';
  },
};
