/** A name of the interface as a person reads it: `instance_id` → `Instance`, `TimeFixed` → `Time fixed`. */
export const words = (name: string): string => {
  const text = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .toLowerCase()
    .replace(/ id$/, '')
    .replace(/ ids$/, 's')
    .trim();
  if (text === 'id') return 'ID';
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** One of what a list is called after: `Pots` → `Pot`. */
export const one = (label: string): string => {
  if (/ies$/.test(label)) return label.replace(/ies$/, 'y');
  if (/(ch|sh|x|ss)es$/.test(label)) return label.replace(/es$/, '');
  return label.replace(/(?<![su])s$/, '');
};

/** The words within a sentence: `Add time fixed`. */
export const inner = (label: string): string =>
  /^[A-Z][a-z ]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;

const SHORT = 160;

/** A description as a hint: its first sentences, and the rest for those who ask. */
export const splitHint = (description: string): { readonly first: string; readonly rest: string } => {
  const text = description.replaceAll(/\s+/g, ' ').trim();
  if (text.length <= SHORT) return { first: text, rest: '' };
  const [first = text] = /^.*?[.!?](?=\s|$)/.exec(text) ?? [];
  return { first, rest: text.slice(first.length).trim() };
};
