/** The parts of SQL text that a scan skips: quoted texts and names. */
const QUOTED = /'(?:[^']|'')*'|"(?:[^"]|"")*"|`[^`]*`/y;

/** The position of the parenthesis that closes the one at `open`. */
export const findClosing = (text: string, open: number): number => {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    QUOTED.lastIndex = at;
    if (QUOTED.test(text)) at = QUOTED.lastIndex - 1;
    else if (text[at] === '(') depth += 1;
    else if (text[at] === ')') {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  throw new Error(`a parenthesis is not closed in: ${text}`);
};

/** The parts of a list between the commas that are not in parentheses or quotes. */
export const splitList = (list: string): string[] => {
  const parts: string[] = [];
  let from = 0;
  for (let at = 0; at < list.length; at += 1) {
    QUOTED.lastIndex = at;
    if (QUOTED.test(list)) at = QUOTED.lastIndex - 1;
    else if (list[at] === '(') at = findClosing(list, at);
    else if (list[at] === ',') {
      parts.push(list.slice(from, at).trim());
      from = at + 1;
    }
  }
  return [...parts, list.slice(from).trim()];
};

/** Replaces calls of a function, the innermost last. */
export const replaceCalls = (text: string, name: string, call: (args: string) => string): string => {
  const pattern = new RegExp(`(?<![\\w.])${name}\\(`, 'g');
  let found = pattern.exec(text);
  let replaced = text;
  while (found !== null) {
    const open = found.index + name.length;
    const close = findClosing(replaced, open);
    const with_ = call(replaced.slice(open + 1, close));
    replaced = replaced.slice(0, found.index) + with_ + replaced.slice(close + 1);
    // The replacement may start with the same name.
    pattern.lastIndex = found.index + (with_.startsWith(`${name}(`) ? name.length : 0);
    found = pattern.exec(replaced);
  }
  return replaced;
};
