import { computed, signal } from '@preact/signals';
import { PLATFORM } from './platform.ts';

/** The prefix of all addresses of the console. */
const BASE = new URL(`${PLATFORM}/console`).pathname;

/** The page's address: which screen is shown, and how it is filtered. A copied link shows the same. */
export const address = signal(new URL(location.href));

addEventListener('popstate', () => {
  address.value = new URL(location.href);
});

/** The screen's path below the console, such as `/wins`. */
export const screenPath = computed(() => decodeURI(address.value.pathname.slice(BASE.length)) || '/');

/** The link to a screen. */
export const linkTo = (to: string): string => BASE + (to === '/' ? '' : to);

/** Goes to a screen; `replace` leaves no step to go back to. */
export const goTo = (to: string, replace = false): void => {
  if (replace) history.replaceState(null, '', linkTo(to));
  else history.pushState(null, '', linkTo(to));
  address.value = new URL(location.href);
};

/** Reads a filter of the screen. */
export const parameter = (name: string): string => address.value.searchParams.get(name) ?? '';

/** Changes filters; an empty one is left out. Filters are no steps to go back through. */
export const setParameters = (changes: Readonly<Record<string, string>>): void => {
  const query = new URLSearchParams(address.value.search);
  for (const [name, value] of Object.entries(changes))
    if (value === '') query.delete(name);
    else query.set(name, value);
  goTo(screenPath.value + (query.size > 0 ? `?${query}` : ''), true);
};

/** Follows links between screens without loading the page again. */
addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || link.target !== '' || link.hasAttribute('download')) return;
  if (link.origin !== location.origin || (link.pathname !== BASE && !link.pathname.startsWith(`${BASE}/`))) return;
  event.preventDefault();
  goTo((link.pathname.slice(BASE.length) || '/') + link.search);
  scrollTo(0, 0);
});
