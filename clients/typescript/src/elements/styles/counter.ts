/** Counters. */
export const counter = `
.counter { font-family: var(--pitboss-display); font-variant-numeric: tabular-nums; font-weight: 800; white-space: nowrap; }
.digits { display: inline-block; direction: ltr; unicode-bidi: isolate; }
.digits span { display: inline-block; white-space: pre; }
:host([old]) .counter { filter: grayscale(1); }
`;
