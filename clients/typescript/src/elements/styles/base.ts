/** The style sheet of all elements. */
export const base = `
:host { display: block; font-family: var(--pitboss-font, inherit); color: var(--pitboss-ink); line-height: 1.4; }
[hidden], :host([hidden]) { display: none !important; }
* { box-sizing: border-box; }
h2, p, ul { margin: 0; padding: 0; }
ul { list-style: none; }
.hidden { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.muted { color: var(--pitboss-muted); }
.panel { background: var(--pitboss-surface); border: 1px solid var(--pitboss-line); border-radius: var(--pitboss-radius); box-shadow: var(--pitboss-shadow); }
button, input, select { font: inherit; color: inherit; }
button { cursor: pointer; border: 0; border-radius: 999px; padding: .55em 1.15em; font-weight: 650; background: linear-gradient(100deg, var(--pitboss-accent), var(--pitboss-accent-2)); color: var(--pitboss-on-accent); }
button.quiet { background: transparent; color: var(--pitboss-accent); box-shadow: inset 0 0 0 1px var(--pitboss-line); }
button:disabled { opacity: .55; cursor: default; }
input, select { background: var(--pitboss-surface); border: 1px solid var(--pitboss-line); border-radius: 999px; padding: .5em 1em; min-inline-size: 0; }
.in { display: inline-flex; align-items: center; gap: .6rem; color: var(--pitboss-muted); }
:focus-visible { outline: 3px solid var(--pitboss-accent); outline-offset: 2px; }
`;
