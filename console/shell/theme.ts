import { computed, effect, signal } from '@preact/signals';

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
