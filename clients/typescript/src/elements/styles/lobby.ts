/** Lobbies. */
export const lobby = `
.tools { display: flex; flex-wrap: wrap; gap: .6rem; margin-block-end: 1rem; }
.tools label { display: flex; align-items: center; gap: .5rem; flex: 1 1 12rem; }
.tools input { flex: 1; }
.tools .sort { flex: 0 1 auto; }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr)); gap: 1rem; }
.cards li { min-inline-size: 0; }
.cards pitboss-jackpot { block-size: 100%; }
.none { padding: 2rem 1.25rem; text-align: center; color: var(--pitboss-muted); }
`;
