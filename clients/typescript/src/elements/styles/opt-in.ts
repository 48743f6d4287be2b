/** The dialog of an opt-in. */
export const optIn = `
dialog { color: var(--pitboss-ink); background: var(--pitboss-surface); border: 1px solid var(--pitboss-line); border-radius: var(--pitboss-radius); padding: 1.5rem; max-inline-size: min(24rem, 92vw); box-shadow: var(--pitboss-shadow); }
dialog::backdrop { background: #06040c99; }
form { display: grid; gap: 1rem; }
.buttons { display: flex; justify-content: flex-end; gap: .6rem; flex-wrap: wrap; }
label { display: grid; gap: .3rem; }
.fault { color: light-dark(#b00020, #ff9aa8); font-size: .875rem; }
.fault:empty { display: none; }
`;
