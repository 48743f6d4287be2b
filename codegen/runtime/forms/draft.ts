import { decimalText } from './decimal.ts';
import {
  type Choice,
  type Entries,
  type Flag,
  type Form,
  type ListNode,
  type MapOf,
  type Node,
  type NumberOf,
  type ObjectOf,
  type OneOf,
  type Parameter,
  type Settled,
  settled,
  type Text,
  type Untyped,
} from './form.ts';
import { misfits } from './misfits.ts';

/**
 * The input for a node so far, with the node itself. Numbers and JSON stay the text that was typed. A part that is left out is undefined.
 */
export type Draft = TextDraft | FlagDraft | ChoiceDraft | ListDraft | MapDraft | ObjectDraft | OneOfDraft;

export type TextDraft = {
  readonly kind: 'text';
  readonly node: Text | NumberOf | Untyped;
  readonly text: string;
  /** True if there was a value to begin with, so that an empty text clears it rather than leaving it out. */
  readonly given?: true;
};
export type FlagDraft = { readonly kind: 'boolean'; readonly node: Flag; readonly on: boolean | undefined };
/** The place of the chosen option; undefined if none is chosen. */
export type ChoiceDraft = { readonly kind: 'choice'; readonly node: Choice; readonly chosen: number | undefined };
/** `id` stays with an item when others are moved or removed. */
export type ListItem = { readonly id: number; readonly draft: Draft };
export type MapEntry = ListItem & { readonly key: string };
export type ListDraft = { readonly kind: 'list'; readonly node: ListNode; readonly items: readonly ListItem[] };
export type MapDraft = { readonly kind: 'map'; readonly node: MapOf; readonly entries: readonly MapEntry[] };
export type ObjectDraft = {
  readonly kind: 'object';
  readonly node: ObjectOf;
  readonly fields: ReadonlyMap<string, Draft | undefined>;
  readonly entries: readonly MapEntry[];
};
export type OneOfDraft = {
  readonly kind: 'oneOf';
  readonly node: OneOf;
  readonly branch: number;
  readonly draft: Draft;
};

/** The input for an operation so far: parameters by their pointer, such as `/query/limit`, and the body. */
export type RequestDraft = {
  readonly form: Form;
  readonly parameters: ReadonlyMap<string, Draft | undefined>;
  readonly body: Draft | undefined;
};

/** A request, or a part of it, in the shape that clients take. */
export type RequestValues = {
  readonly path?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly cookies?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
};

/** Returns the part of a request in which clients take a parameter. */
export const placeOf = (parameter: Parameter): 'path' | 'query' | 'headers' | 'cookies' =>
  parameter.in === 'header' ? 'headers' : parameter.in === 'cookie' ? 'cookies' : parameter.in;

export const pointerOf = (parameter: Parameter): string => `/${parameter.in}/${pointerSegment(parameter.name)}`;

/** Escapes one segment of a JSON pointer. */
export const pointerSegment = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

/** Returns the initial content of a form: the values, and the defaults of the spec. */
export const requestDraft = (form: Form, values: RequestValues = {}): RequestDraft => ({
  form,
  parameters: new Map(
    (form.parameters ?? []).map((parameter) => {
      const value = values[placeOf(parameter)]?.[parameter.name];
      return [pointerOf(parameter), fieldDraft(parameter, parameter.required === true, value)];
    }),
  ),
  body: form.body && fieldDraft(form.body, form.body.required === true, values.body),
});

/** The draft of a field; undefined for one that is left out. A single control is always there, empty. */
const fieldDraft = (node: Node, required: boolean, value: unknown): Draft | undefined => {
  const own = settled(node);
  if (own.readOnly) return undefined;
  const isLeaf = own.kind !== 'list' && own.kind !== 'map' && own.kind !== 'object' && own.kind !== 'oneOf';
  if (!isLeaf && (value === null || (value === undefined && own.default === undefined && !required))) return undefined;
  return draftOf(own, value);
};

/** The draft of a value, or of the node's default; without either an empty one. */
export const draftOf = (node: Node, given?: unknown): Draft => {
  const own = settled(node);
  const value: unknown = given ?? own.default;
  switch (own.kind) {
    case 'text':
    case 'number':
    case 'integer':
    case 'json':
      return { kind: 'text', node: own, text: textOf(own, value), ...(given === undefined ? {} : { given: true }) };
    case 'boolean':
      return { kind: 'boolean', node: own, on: typeof value === 'boolean' ? value : undefined };
    case 'choice': {
      const chosen = own.options.findIndex((option) => Object.is(option, value));
      return { kind: 'choice', node: own, chosen: chosen < 0 ? undefined : chosen };
    }
    case 'list': {
      const items = Array.isArray(value) ? value : Array.from({ length: own.minItems ?? 0 }, () => undefined);
      return { kind: 'list', node: own, items: items.map((item, id) => ({ id, draft: draftOf(own.items, item) })) };
    }
    case 'map':
      return { kind: 'map', node: own, entries: entriesOf(own, recordOf(value)) };
    case 'object': {
      const values = recordOf(value);
      const fields = own.fields.map((field) => {
        const draft = fieldDraft(field, field.required === true, values[field.name]);
        return [field.name, draft] as const;
      });
      const names = new Set(own.fields.map(({ name }) => name));
      const others = Object.entries(values).filter(([name]) => !names.has(name));
      const entries = own.more === undefined ? [] : entriesOf(own.more, Object.fromEntries(others));
      return { kind: 'object', node: own, fields: new Map(fields), entries };
    }
    case 'oneOf': {
      const counts = own.branches.map((branch) => (value === undefined ? 0 : misfits(branch, value)));
      const branch = counts.indexOf(Math.min(...counts));
      return branchDraft(own, branch, value);
    }
  }
};

/** A draft in which another branch is chosen. */
export const branchDraft = (node: OneOf, branch: number, value?: unknown): OneOfDraft => ({
  kind: 'oneOf',
  node,
  branch,
  draft: draftOf(node.branches[branch] ?? { kind: 'json' }, value),
});

const entriesOf = ({ values }: Entries, record: Readonly<Record<string, unknown>>): MapEntry[] =>
  Object.entries(record).map(([key, value], id) => ({ id, key, draft: draftOf(values, value) }));

/** The id of a further item. */
export const nextId = (items: readonly { readonly id: number }[]): number =>
  items.reduce((largest, { id }) => Math.max(largest, id), -1) + 1;

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value)) : {};

const textOf = (node: Settled, value: unknown): string => {
  if (value === undefined || value === null) return '';
  if (node.kind === 'json') return JSON.stringify(value, null, 2);
  if (typeof value === 'number') return decimalText(value);
  return typeof value === 'string' ? value : JSON.stringify(value);
};
