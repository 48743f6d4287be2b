/**
 * The three themes, each in light and dark: two grounds, two accents, and what stands on an accent. All other colours follow from them, also
 * from those that a page sets instead.
 */
export const themes = `
:host {
  display: contents;
  color-scheme: light dark;
  --pitboss-font: inherit;
  --pitboss-display: ui-rounded, system-ui, sans-serif;
  --pitboss-radius: 18px;
  --pitboss-surface: light-dark(#fffdf8, #17171f);
  --pitboss-ink: light-dark(#231b0c, #f8f3e7);
  --pitboss-accent: light-dark(#8f5b00, #f6c453);
  --pitboss-accent-2: light-dark(#b23a0e, #ff9354);
  --pitboss-on-accent: light-dark(#fff, #221500);
  --pitboss-raised: color-mix(in srgb, var(--pitboss-accent) 7%, var(--pitboss-surface));
  --pitboss-line: color-mix(in srgb, var(--pitboss-ink) 14%, var(--pitboss-surface));
  --pitboss-muted: color-mix(in srgb, var(--pitboss-ink) 70%, var(--pitboss-surface));
  --pitboss-glow: color-mix(in srgb, var(--pitboss-accent) 20%, transparent);
  --pitboss-shadow: 0 12px 34px light-dark(#0001, #0006);
}
:host([theme="clear"]) {
  --pitboss-radius: 12px;
  --pitboss-surface: light-dark(#fff, #11161d);
  --pitboss-ink: light-dark(#101827, #eef3fa);
  --pitboss-accent: light-dark(#1d4ed8, #8fb4ff);
  --pitboss-accent-2: light-dark(#0f766e, #5eead4);
  --pitboss-on-accent: light-dark(#fff, #071225);
}
:host([theme="arcade"]) {
  --pitboss-radius: 6px;
  --pitboss-surface: light-dark(#fdf7ff, #120a26);
  --pitboss-ink: light-dark(#25083a, #f6edff);
  --pitboss-accent: light-dark(#a3007f, #ff5fd2);
  --pitboss-accent-2: light-dark(#4b2be0, #46e4ff);
  --pitboss-on-accent: light-dark(#fff, #22001a);
}
:host([scheme="light"]) { color-scheme: light; }
:host([scheme="dark"]) { color-scheme: dark; }
`;
