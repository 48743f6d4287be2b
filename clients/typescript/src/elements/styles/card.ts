/** Cards. */
export const card = `
:host { container-type: inline-size; }
.card { position: relative; display: flex; flex-direction: column; gap: .85rem; block-size: 100%; padding: 1.25rem; overflow: hidden; isolation: isolate; transition: .5s; }
.card::before { content: ""; position: absolute; z-index: -1; inset: -40% -20% auto; block-size: 80%; background: radial-gradient(closest-side, var(--pitboss-glow), transparent); }
header { display: flex; align-items: flex-start; justify-content: space-between; gap: .75rem; }
h2 { font-size: 1.0625rem; line-height: 1.25; font-weight: 700; overflow-wrap: anywhere; }
.badge { flex: none; font-size: .75rem; font-weight: 650; padding: .2em .7em; border-radius: 999px; color: var(--pitboss-accent); background: var(--pitboss-raised); }
.about { font-size: .875rem; color: var(--pitboss-muted); overflow-wrap: anywhere; }
.main { display: flex; flex-direction: column; }
.main .counter { font-size: min(2.75rem, calc((100cqi - 2.75rem) / (var(--length, 8) * .64))); line-height: 1.15; color: var(--pitboss-accent); }
.main .digits span { background: linear-gradient(172deg, var(--pitboss-accent) 30%, var(--pitboss-accent-2) 92%); background-clip: text; color: transparent; }
.pot-name { font-size: .8125rem; font-weight: 650; text-transform: uppercase; color: var(--pitboss-muted); overflow-wrap: anywhere; }
.pots { display: grid; grid-template-columns: repeat(auto-fit, minmax(7.5rem, 1fr)); gap: .5rem; }
.pots li { background: var(--pitboss-raised); border-radius: calc(var(--pitboss-radius) * .6); padding: .55rem .7rem; display: flex; flex-direction: column; gap: .1rem; min-inline-size: 0; }
.pots .counter { font-size: 1.0625rem; font-weight: 750; }
.bar { margin-block: .45rem .15rem; block-size: .5rem; border-radius: 999px; background: var(--pitboss-raised); box-shadow: inset 0 0 0 1px var(--pitboss-line); overflow: hidden; }
.pots .bar { block-size: .3rem; }
small { font-size: .8125rem; }
.bar i { display: block; block-size: 100%; inline-size: 100%; border-radius: inherit; transform-origin: left; background: linear-gradient(90deg, var(--pitboss-accent), var(--pitboss-accent-2)); transition: transform .9s cubic-bezier(.2,.8,.2,1); }
:host(:dir(rtl)) .bar i { transform-origin: right; }
.facts { display: flex; flex-wrap: wrap; gap: .2rem .9rem; font-size: .8125rem; color: var(--pitboss-muted); }
.facts .soon { color: var(--pitboss-accent-2); font-weight: 700; }
footer { display: flex; align-items: center; justify-content: space-between; gap: .75rem; flex-wrap: wrap; margin-block-start: auto; font-size: .875rem; }
.won { position: absolute; inset: 0; display: grid; place-content: center; text-align: center; padding: 1rem; background: color-mix(in srgb, var(--pitboss-surface) 88%, transparent); opacity: 0; visibility: hidden; transition: .5s; }
.won b { font: 800 clamp(1.4rem, 10cqi, 2.25rem)/1.1 var(--pitboss-display); color: var(--pitboss-accent); }
.is-hot { border-color: color-mix(in srgb, var(--pitboss-accent-2) 65%, var(--pitboss-line)); box-shadow: var(--pitboss-shadow), 0 0 0 3px var(--pitboss-glow); }
.is-hot .bar i { animation: heat 1.6s ease-in-out infinite; }
@keyframes heat { 50% { filter: brightness(1.25) saturate(1.2); } }
.is-won { border-color: var(--pitboss-accent); }
.is-won .won { opacity: 1; visibility: visible; }
.is-paused .main, .is-paused .pots { filter: grayscale(1); }
h2 button { all: unset; cursor: pointer; }
h2 button::after { content: ""; position: absolute; inset: 0; }
footer slot, footer ::slotted(*) { position: relative; }
.empty { display: block; min-block-size: 13rem; }
@media (prefers-reduced-motion: reduce) { .bar i, .won, .card { transition: none; animation: none; } }
`;
