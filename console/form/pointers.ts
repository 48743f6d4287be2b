import {
  type Draft,
  pointerOf,
  pointerSegment,
  type RequestDraft,
  type RequestValues,
} from '../../generated/forms/runtime/draft.gen.ts';
import { settled } from '../../generated/forms/runtime/form.gen.ts';
import type { DraftFault } from '../../generated/forms/runtime/read-draft.gen.ts';

/** Reports whether a pointer matches a pattern, in which `*` is any one segment: `/path/*`. */
export const matches = (pattern: string, pointer: string): boolean => {
  const parts = pattern.split('/');
  const segments = pointer.split('/');
  return parts.length === segments.length && parts.every((part, index) => part === '*' || part === segments[index]);
};

/** The pointers of all values in a part of a request: of each field, and of each list as a whole. */
export const pointersIn = ({ path, query, headers, body }: RequestValues): string[] => [
  ...Object.keys(path ?? {}).map((name) => `/path/${pointerSegment(name)}`),
  ...Object.keys(query ?? {}).map((name) => `/query/${pointerSegment(name)}`),
  ...Object.keys(headers ?? {}).map((name) => `/header/${pointerSegment(name)}`),
  ...(body === undefined ? [] : leavesOf(body, '')),
];

const leavesOf = (value: unknown, at: string): string[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([name, part]) =>
        part === undefined ? [] : leavesOf(part, `${at}/${pointerSegment(name)}`),
      )
    : [at];

/** Every place of a draft that is drawn and can show faults. */
export const collectPlaces = (draft: RequestDraft, isHidden: (pointer: string) => boolean): ReadonlySet<string> => {
  const places = new Set<string>();
  const visit = (part: Draft | undefined, at: string): void => {
    if (isHidden(at)) return;
    places.add(at);
    if (part === undefined) return;
    if (part.kind === 'list') for (const [index, item] of part.items.entries()) visit(item.draft, `${at}/${index}`);
    if (part.kind === 'oneOf') visit(part.draft, at);
    if (part.kind === 'map' || part.kind === 'object')
      for (const entry of part.entries) visit(entry.draft, `${at}/${pointerSegment(entry.key)}`);
    if (part.kind === 'object')
      for (const field of part.node.fields)
        if (!settled(field).readOnly) visit(part.fields.get(field.name), `${at}/${pointerSegment(field.name)}`);
  };
  for (const parameter of draft.form.parameters ?? []) {
    const pointer = pointerOf(parameter);
    visit(draft.parameters.get(pointer), pointer);
  }
  if (draft.form.body) visit(draft.body, '');
  return places;
};

export type PlacedFaults = {
  /** By the pointer of the field that shows them. */
  readonly placed: ReadonlyMap<string, string>;
  /** Faults of what is not drawn. */
  readonly others: readonly DraftFault[];
};

/** Places each fault at its field, or at the nearest one around it. */
export const placed = (faults: readonly DraftFault[], places: ReadonlySet<string>): PlacedFaults => {
  const found = new Map<string, string[]>();
  const others: DraftFault[] = [];
  for (const fault of faults) {
    let place = fault.pointer;
    while (place !== '' && !places.has(place)) place = place.slice(0, place.lastIndexOf('/'));
    const isHere = place === fault.pointer && places.has(place);
    if (place === '' && !isHere) others.push(fault);
    else
      found.set(place, [
        ...(found.get(place) ?? []),
        isHere ? fault.detail : `${fault.pointer.slice(place.length + 1)}: ${fault.detail}`,
      ]);
  }
  return { placed: new Map([...found].map(([place, details]) => [place, details.join(' ')])), others };
};
