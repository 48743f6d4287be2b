import type { Api } from '../config/config.ts';
import { refuseAny, type SpecFault } from '../config/refusal.ts';
import { isObject, type Json, type JsonObject, METHODS, pointer } from '../document/document.ts';
import { nameOf } from './operation-names.ts';
import { itemAt, pruned } from './prune.ts';

type Source = { readonly file: string; readonly document: JsonObject };

/** An operation of a document or one of its webhooks, with everything that it can be chosen by. */
type Candidate = {
  readonly at: string;
  /** Its operationId, the name in generated code, and `METHOD /path`. */
  readonly names: readonly string[];
  readonly tags: readonly string[];
};

/** One word of a choice: `--include-tags pets` has the kind `tag` and the text `pets`. */
type Choice = { readonly kind: 'tag' | 'operation'; readonly text: string; readonly excludes: boolean };

/** Reports whether the interface is read in part. */
export const isPart = ({ include, exclude }: Api): boolean => include !== undefined || exclude !== undefined;

/** Reports whether the document has all its operations in itself, so that a part of it can be taken before it is bundled. */
export const hasOwnPaths = (document: JsonObject): boolean =>
  Object.values(isObject(document.paths) ? document.paths : {}).every(
    (item) => !isObject(item) || typeof item.$ref !== 'string' || item.$ref.startsWith('#'),
  );

/**
 * The part of each document that the interface includes: its operations, and what they need. Throws a SpecRefusal if a choice matches no
 * operation, with the nearest names, or if nothing is left. Documents of an interface are chosen from together.
 */
export const partsOf = (api: Api, sources: readonly Source[]): JsonObject[] => {
  if (!isPart(api)) return sources.map(({ document }) => document);
  const choices = choicesOf(api);
  const all = sources.map(({ document }) => candidatesIn(document));
  const where = sources.map(({ file }) => file).join(', ');
  refuseAny(choices.flatMap((choice) => faultOf(where, choice, all.flat())));
  const includes = choices.filter(({ excludes }) => !excludes);
  const excludes = choices.filter((choice) => choice.excludes);
  const isIncluded = (one: Candidate): boolean =>
    (includes.length === 0 || includes.some((choice) => matches(choice, one))) &&
    !excludes.some((choice) => matches(choice, one));
  const kept = all.map((candidates) => new Set(candidates.filter(isIncluded).map(({ at }) => at)));
  if (all.flat().length > 0 && kept.every(({ size }) => size === 0))
    refuseAny([{ where, rule: 'no operation is left', mend: 'Include more, or exclude less.' }]);
  return sources.map(({ document }, index) => pruned(document, (at) => kept[index]?.has(at) ?? false));
};

const choicesOf = ({ include = {}, exclude = {} }: Api): Choice[] =>
  [include, exclude].flatMap(({ tags = [], operations = [] }, index) => [
    ...tags.map((text): Choice => ({ kind: 'tag', text, excludes: index === 1 })),
    ...operations.map((text): Choice => ({ kind: 'operation', text, excludes: index === 1 })),
  ]);

const candidatesIn = (document: JsonObject): Candidate[] =>
  (['paths', 'webhooks'] as const).flatMap((kind) =>
    Object.entries(isObject(document[kind]) ? document[kind] : {}).flatMap(([path, written]) => {
      const item = itemAt(document, written);
      const others = isObject(item.additionalOperations) ? item.additionalOperations : {};
      return [
        ...METHODS.map((method) => [item[method], method, pointer(kind, path, method)] as const),
        ...Object.entries(others).map(
          ([method, one]) => [one, method, pointer(kind, path, 'additionalOperations', method)] as const,
        ),
      ].flatMap(([operation, method, at]) => (isObject(operation) ? [candidate(operation, method, path, at)] : []));
    }),
  );

const candidate = (operation: JsonObject, method: string, path: string, at: string): Candidate => {
  const id = typeof operation.operationId === 'string' ? operation.operationId : undefined;
  const names = [id ?? [], nameOf(id, method, path), `${method.toUpperCase()} ${path}`].flat();
  return { at, names: [...new Set(names)], tags: textsIn(operation.tags) };
};

const textsIn = (value: Json | undefined): string[] =>
  Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];

const matches = ({ kind, text }: Choice, { names, tags }: Candidate): boolean => {
  const pattern = toPattern(text);
  return (kind === 'tag' ? tags : names).some((name) => pattern.test(name));
};

/** `*` stands for any text, and the method of `get /pets` may be in small letters. */
const toPattern = (text: string): RegExp => {
  const usual = text.trim().replace(/^[a-z]+(?=\s+\/)/, (method) => method.toUpperCase());
  const parts = usual.replace(/\s+/g, ' ').split('*');
  return new RegExp(`^${parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.*')}$`, 's');
};

const faultOf = (where: string, choice: Choice, all: readonly Candidate[]): SpecFault[] => {
  if (all.some((one) => matches(choice, one))) return [];
  const { kind, text } = choice;
  // The name in generated code matches too, but the document has the other two.
  const known = new Set(
    all.flatMap(({ names, tags }) => (kind === 'tag' ? tags : [names[0] ?? '', names.at(-1) ?? ''])),
  );
  const near = nearest(text, [...known]);
  const rule = kind === 'tag' ? `no operation has the tag ${text}` : `no operation is called ${text}`;
  const mend = near.length > 0 ? `Do you mean ${near.join(', ')}?` : `There are ${[...known].slice(0, 5).join(', ')}.`;
  return [{ where, rule, mend: known.size > 0 ? mend : 'The document has none.' }];
};

const NEAREST_MAX = 3;

/** The names that differ least from a text: few letters, or more around it. */
const nearest = (text: string, names: readonly string[]): string[] => {
  const wanted = text.toLowerCase();
  return names
    .map((name) => ({ name, low: name.toLowerCase() }))
    .map(({ name, low }) => ({ name, by: low.includes(wanted) || wanted.includes(low) ? 1 : distance(wanted, low) }))
    .filter(({ by }) => by <= Math.max(2, wanted.length / 3))
    .sort((one, other) => one.by - other.by)
    .slice(0, NEAREST_MAX)
    .map(({ name }) => name);
};

/** The number of letters to change, add or remove. */
const distance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (let at = 0; at < other.length; at += 1)
      next.push(Math.min((row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1, (row[at] ?? 0) + (other[at] === letter ? 0 : 1)));
    row = next;
  }
  return row[other.length] ?? 0;
};
