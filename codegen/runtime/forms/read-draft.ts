import { numberIn } from './decimal.ts';
import {
  type Draft,
  draftOf,
  type MapEntry,
  placeOf,
  pointerOf,
  pointerSegment,
  type RequestDraft,
  type RequestValues,
  type TextDraft,
} from './draft.ts';
import type { Entries, Node } from './form.ts';
import { choiceFault, type Formats, numberFault, textFault } from './leaf-rules.ts';

/** A fault in one place of a request, in the shape in which servers report it. */
export type DraftFault = { readonly pointer: string; readonly detail: string };

export type ReadRequest = { readonly request: RequestValues; readonly faults: readonly DraftFault[] };

const REQUIRED = 'This field is required.';

/** The request that a draft means, and its faults. Send it only if there are no faults. */
export const readRequest = ({ form, parameters, body }: RequestDraft, formats: Formats = {}): ReadRequest => {
  const reader = readerOf(formats);
  const parts: Record<string, Record<string, unknown>> = {};
  for (const parameter of form.parameters ?? []) {
    const pointer = pointerOf(parameter);
    const value = reader.read(parameters.get(pointer), parameter.required === true, pointer);
    if (value !== undefined) parts[placeOf(parameter)] = { ...parts[placeOf(parameter)], [parameter.name]: value };
  }
  const sent = form.body && reader.read(body, form.body.required === true, '');
  return { request: sent === undefined ? parts : { ...parts, body: sent }, faults: reader.faults };
};

/** Returns the faults of a value that was not typed into a form. */
export const valueFaults = (node: Node, value: unknown, formats: Formats = {}): readonly DraftFault[] => {
  const reader = readerOf(formats);
  reader.read(draftOf(node, value), true, '');
  return reader.faults;
};

const readerOf = (formats: Formats) => {
  const faults: DraftFault[] = [];
  const complain = (pointer: string, detail: string | undefined): void => {
    if (detail !== undefined) faults.push({ pointer, detail });
  };

  /** The value of a draft; undefined if it is left out. */
  const read = (draft: Draft | undefined, required: boolean, at: string): unknown => {
    const missing = (nullable: true | undefined): null | undefined => {
      if (required && nullable) return null;
      if (required) complain(at, REQUIRED);
      return undefined;
    };
    if (draft === undefined) return missing(undefined);
    switch (draft.kind) {
      case 'text':
        return isLeftOut(draft, required) ? missing(draft.node.nullable) : readText(draft, at);
      case 'boolean':
        return draft.on ?? missing(draft.node.nullable);
      case 'choice': {
        if (draft.chosen === undefined) return missing(draft.node.nullable);
        const option = draft.node.options[draft.chosen];
        complain(at, choiceFault(draft.node, option));
        return option;
      }
      case 'list': {
        const { minItems = 0, maxItems = Number.POSITIVE_INFINITY, uniqueItems } = draft.node;
        const items = draft.items.map((item, index) => read(item.draft, true, `${at}/${index}`));
        if (items.length < minItems) complain(at, `Must have at least ${entryCount(minItems)}.`);
        if (items.length > maxItems) complain(at, `Must have at most ${entryCount(maxItems)}.`);
        if (uniqueItems) {
          const texts = items.map((item) => JSON.stringify(item));
          for (const [index, text] of texts.entries())
            if (texts.indexOf(text) < index) complain(`${at}/${index}`, 'This is in the list already.');
        }
        return items;
      }
      case 'map':
        return readEntries(draft.node, draft.entries, at, []);
      case 'object': {
        const { fields, more } = draft.node;
        const values = fields.flatMap(({ name, required, readOnly }) => {
          const value = readOnly
            ? undefined
            : read(draft.fields.get(name), required === true, `${at}/${pointerSegment(name)}`);
          return value === undefined ? [] : [[name, value] as const];
        });
        const names = fields.map(({ name }) => name);
        return { ...Object.fromEntries(values), ...(more ? readEntries(more, draft.entries, at, names) : {}) };
      }
      case 'oneOf':
        return read(draft.draft, true, at);
    }
  };

  const readText = ({ node, text }: TextDraft, at: string): unknown => {
    if (node.kind === 'text') {
      complain(at, textFault(node, text, formats));
      return text;
    }
    if (node.kind === 'json') return readJson(text, node.type, at);
    const value = numberIn(text);
    complain(at, typeof value === 'string' ? value : numberFault(node, value, formats));
    return value;
  };

  const readJson = (text: string, type: 'object' | 'array' | undefined, at: string): unknown => {
    try {
      const value: unknown = JSON.parse(text);
      const isList = Array.isArray(value);
      const isObject = typeof value === 'object' && value !== null && !isList;
      if (type === 'object' && !isObject) complain(at, 'Must be a JSON object.');
      if (type === 'array' && !isList) complain(at, 'Must be a JSON array.');
      return value;
    } catch {
      complain(at, 'This is not JSON.');
      return text;
    }
  };

  const readEntries = (entries: Entries, given: readonly MapEntry[], at: string, taken: readonly string[]): object => {
    const { keys, minProperties = 0, maxProperties = Number.POSITIVE_INFINITY } = entries;
    const seen = new Set(taken);
    const values = given.map(({ key, draft }): [string, unknown] => {
      const pointer = `${at}/${pointerSegment(key)}`;
      if (seen.has(key)) complain(pointer, 'This name is there already.');
      seen.add(key);
      complain(pointer, key === '' ? 'The name is missing.' : keys && nameFault(textFault(keys, key, formats)));
      return [key, read(draft, true, pointer)];
    });
    if (given.length < minProperties) complain(at, `Must have at least ${entryCount(minProperties)}.`);
    if (given.length > maxProperties) complain(at, `Must have at most ${entryCount(maxProperties)}.`);
    return Object.fromEntries(values);
  };

  return { read, faults };
};

/** Reports whether a field counts as left out. A text that may be empty is sent if it was there before, to clear it. */
const isLeftOut = ({ node, text, given }: TextDraft, required: boolean): boolean =>
  node.kind === 'text' ? text === '' && !required && !given : text.trim() === '';

const entryCount = (count: number): string => `${count} ${count === 1 ? 'entry' : 'entries'}`;

const nameFault = (fault: string | undefined): string | undefined => fault && `The name: ${fault}`;
