/** Programs that render pages on a server import the elements too; there is no HTMLElement there. */
export const ElementBase = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement;

const sheets = new Map<string, CSSStyleSheet>();

/** A style sheet that all elements share. Policies that forbid inline styles allow it. */
const sheetOf = (css: string): CSSStyleSheet => {
  const known = sheets.get(css);
  if (known !== undefined) return known;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  sheets.set(css, sheet);
  return sheet;
};

/** Adds styles to those of a shadow root. */
export const adopt = (root: ShadowRoot, styles: readonly string[]): void => {
  root.adoptedStyleSheets = [...new Set([...root.adoptedStyleSheets, ...styles.map(sheetOf)])];
};

/** Finds an ancestor, also across shadow roots. */
export const closestAcross = (from: Element, selector: string): Element | undefined => {
  let at: Element | undefined = from;
  while (at !== undefined) {
    const found: Element | null = at.closest(selector);
    if (found !== null) return found;
    const root: Node = at.getRootNode();
    at = root instanceof ShadowRoot ? root.host : undefined;
  }
  return undefined;
};
