import type { JackpotText, JackpotTexts } from '../generated/server/types.gen.ts';
import type { FieldFault } from './field-fault.ts';

/** The texts of a jackpot as stored; null: none. */
export const textsToStore = (texts: JackpotTexts | undefined): string | null =>
  texts === undefined || Object.keys(texts).length === 0 ? null : JSON.stringify(texts);

export const textsToWire = (stored: string | null): JackpotTexts | undefined =>
  stored === null ? undefined : (JSON.parse(stored) as JackpotTexts);

/** The faults of texts: languages that do not exist or are named twice, and pots that the jackpot does not have. */
export const textsFaults = (texts: JackpotTexts = {}, potIds: readonly string[]): FieldFault[] => {
  const seen = new Set<string>();
  return Object.entries(texts).flatMap(([tag, text]): FieldFault[] => {
    const at = `/texts/${tag}`;
    const language = canonical(tag);
    if (language === undefined) return [{ pointer: at, detail: `${tag} is not a language tag (BCP 47).` }];
    if (seen.has(language)) return [{ pointer: at, detail: `The language ${language} is there already.` }];
    seen.add(language);
    return Object.keys(text?.pots ?? {})
      .filter((id) => !potIds.includes(id))
      .map((id) => ({ pointer: `${at}/pots/${id}`, detail: `The jackpot has no pot ${id}.` }));
  });
};

const canonical = (tag: string): string | undefined => {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
};

/** The names and descriptions for a visitor, each from the nearest language that has it (RFC 4647, lookup). */
export type FoundTexts = {
  readonly name: string | undefined;
  readonly description: string | undefined;
  pot(id: string): { readonly name: string | undefined; readonly description: string | undefined };
};

/** Looks texts up in a language, such as `zh-Hant-TW`, and then in `zh-Hant` and `zh`. */
export const lookUpTexts = (texts: JackpotTexts | undefined, language: string | undefined): FoundTexts => {
  const given = new Map(Object.entries(texts ?? {}).map(([tag, text]) => [tag.toLowerCase(), text]));
  const found = rangesOf(language).flatMap((range) => given.get(range) ?? []);
  const first = (pick: (text: JackpotText) => string | undefined): string | undefined =>
    found.map(pick).find((text) => text !== undefined && text !== '');
  return {
    name: first(({ name }) => name),
    description: first(({ description }) => description),
    pot: (id) => ({
      name: first(({ pots }) => pots?.[id]?.name),
      description: first(({ pots }) => pots?.[id]?.description),
    }),
  };
};

/** The names of a jackpot and its pots in a language: the jackpot's own name, and the ids of the pots, where there is no text. */
export const namesIn = (
  { name, texts }: { readonly name: string; readonly texts: string | null },
  language: string | undefined,
): { readonly jackpot: string; pot(id: string): string } => {
  const found = lookUpTexts(textsToWire(texts), language);
  return { jackpot: found.name ?? name, pot: (id) => found.pot(id).name ?? id };
};

/** A single letter introduces what follows it, so it is cut off with that. */
const rangesOf = (language: string | undefined): readonly string[] => {
  const ranges: string[] = [];
  for (let rest = (language ?? '').toLowerCase(); rest !== ''; rest = rest.replace(/(-[a-z0-9])?-?[a-z0-9]+$/, '')) {
    ranges.push(rest);
  }
  return ranges;
};
