/** Lists. */
export const list = `
.panel { padding: 1.1rem 1.25rem; }
h2 { font-size: 1rem; font-weight: 700; margin-block-end: .6rem; }
li { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: .1rem .9rem; padding-block: .55rem; border-block-start: 1px solid var(--pitboss-line); overflow-wrap: anywhere; }
li:first-child { border: 0; }
li b { font-family: var(--pitboss-display); font-variant-numeric: tabular-nums; color: var(--pitboss-accent); white-space: nowrap; }
li small { inline-size: 100%; color: var(--pitboss-muted); font-size: .8125rem; }
`;
