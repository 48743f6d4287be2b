import type { FieldChange } from '../generated/server/types.gen.ts';

/**
 * Each field that differs between two JSON values. Lists of plain values are compared as a whole, and items of other lists by their ids if
 * all have one, otherwise by place.
 */
export const fieldChanges = (before: unknown, after: unknown, pointer = ''): FieldChange[] => {
  if (before === undefined && after === undefined) return [];
  const lists = Array.isArray(before) && Array.isArray(after);
  if (lists && hasIds(before) && hasIds(after))
    return [...orderChange(idsOf(before), idsOf(after), pointer), ...partChanges(byId(before), byId(after), pointer)];
  if (lists && [...before, ...after].every(isPlain))
    return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ pointer, before, after }];
  if (lists || (isObject(before) && isObject(after))) return partChanges(before, after, pointer);
  if (before === after) return [];
  return [{ pointer, ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) }];
};

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;

const partChanges = (before: object, after: object, pointer: string): FieldChange[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) =>
    fieldChanges(Reflect.get(before, name), Reflect.get(after, name), `${pointer}/${escaped(name)}`),
  );

const escaped = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

type Item = { readonly id: string };

/** Whether each item has an id of its own. */
const hasIds = (list: readonly unknown[]): list is readonly Item[] =>
  list.every((item) => isObject(item) && 'id' in item && typeof item.id === 'string') &&
  new Set(list.map((item) => Reflect.get(Object(item), 'id'))).size === list.length;

const idsOf = (list: readonly Item[]): string[] => list.map(({ id }) => id);

const byId = (list: readonly Item[]): object => Object.fromEntries(list.map((item) => [item.id, item]));

/** A change of order among the items that both lists have. */
const orderChange = (before: readonly string[], after: readonly string[], pointer: string): FieldChange[] => {
  const kept = before.filter((id) => after.includes(id));
  const moved = after.filter((id) => before.includes(id));
  return kept.some((id, at) => id !== moved[at]) ? [{ pointer, before: [...before], after: [...after] }] : [];
};
