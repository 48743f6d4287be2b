/** The overlay of a win. */
export const celebration = `
:host { display: contents; }
dialog { border: 0; padding: 0; margin: 0; max-inline-size: none; max-block-size: none; inline-size: 100vw; block-size: 100dvh; background: transparent; color: var(--pitboss-ink); overflow: hidden; }
dialog::backdrop { background: #06040ccc; }
canvas { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; pointer-events: none; }
dialog[open] { display: grid; place-items: center; }
.panel { position: relative; display: grid; justify-items: center; gap: .75rem; padding: 2.25rem 2.5rem; margin: 1rem; text-align: center; max-inline-size: min(34rem, 92vw); container-type: normal; }
.title { font-size: 1.0625rem; font-weight: 650; color: var(--pitboss-muted); overflow-wrap: anywhere; }
.amount { font: 850 clamp(2rem, 9vw, 4rem)/1.05 var(--pitboss-display); font-variant-numeric: tabular-nums; color: var(--pitboss-accent); overflow-wrap: anywhere; }
@media (prefers-reduced-motion: no-preference) { dialog[open] .panel { animation: rise .6s cubic-bezier(.2,1.4,.4,1); } }
@keyframes rise { from { transform: translateY(2rem) scale(.85); opacity: 0; } }
`;
