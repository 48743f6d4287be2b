import {
  type Document,
  isObject,
  type Json,
  type JsonObject,
  listPlaces,
  type Place,
} from '../read/document/document.ts';

/** The state's answer to a request: its item is missing, or which bodies fit, and what to keep of the one that was sent. */
export type StateAct =
  | { readonly missing: string }
  | {
      /** Bodies to try in turn, from samples of the reply's schema by variant. */
      readonly candidates: (sampled: (variant: number) => Json | undefined) => readonly Json[];
      /** Called with the body that is sent, or undefined for a reply without one. */
      readonly keep: (sent: Json | undefined) => void;
    };

/** The names under which an item carries its id, after that of the path's parameter. */
const ID_NAMES = ['id', 'uuid', 'sid', 'key', 'slug', 'code', 'name'];

/** The maximum number of samples tried for an id that is not taken. */
const TRIES = 50;

type Items = Map<string, JsonObject>;

/**
 * Items in memory. A path that continues another with one parameter, `/pets/{id}` after `/pets`, is an item of a collection; POST adds to
 * the collection, GET lists it, and GET, PUT, PATCH and DELETE of the item read and change it. Collections start empty. Other operations
 * reply as they do without state.
 */
export const createState = (document: Document) => {
  const collections = new Map<string, Items>();
  const templates = new Map<string, string>();
  const paths = new Set(listPlaces(document).map(({ path }) => path));
  for (const path of paths) {
    const [, parent = '', parameter] = /^(.+)\/\{([^{}/]+)\}$/.exec(path) ?? [];
    if (parameter !== undefined && paths.has(parent)) templates.set(parent, parameter);
  }
  let created = 0;

  const itemsAt = (path: string): Items => {
    const items = collections.get(path) ?? new Map<string, JsonObject>();
    collections.set(path, items);
    return items;
  };

  const add = (items: Items, parameter: string, body: JsonObject): StateAct => {
    const idOf = (item: JsonObject): string | undefined => {
      const found = namesOf(parameter).map((name) => item[name]);
      return found.filter((value) => typeof value === 'string' || typeof value === 'number').map(String)[0];
    };
    return {
      candidates: (sampled) => {
        for (let variant = 1; variant <= TRIES; variant += 1) {
          const drawn = sampled(variant);
          const whole: JsonObject = { ...(isObject(drawn) ? drawn : {}), ...body };
          const id = idOf(whole);
          // The reply may have fewer fields than the body.
          if (id !== undefined && !items.has(id)) return [whole, isObject(drawn) ? overlaid(drawn, whole) : whole];
        }
        return [];
      },
      keep: (sent) => {
        created += 1;
        const item = { ...body, ...(isObject(sent) ? sent : {}) };
        items.set(idOf(item) ?? String(created), item);
      },
    };
  };

  const read = (stored: JsonObject, keep: (sent: Json | undefined) => void = () => {}): StateAct => ({
    candidates: (sampled) => {
      const drawn = sampled(0);
      return isObject(drawn) ? [stored, overlaid(drawn, stored), { ...drawn, ...stored }] : [stored];
    },
    keep,
  });

  return {
    act: ({ path: template, method }: Place, path: string, body: Json | undefined): StateAct | undefined => {
      const fields = isObject(body) ? body : {};
      const parameter = templates.get(template);
      if (parameter !== undefined && method === 'post') return add(itemsAt(path), parameter, fields);
      if (parameter !== undefined && method === 'get') return listing([...itemsAt(path).values()]);
      const parent = template.replace(/\/[^/]*$/, '');
      if (!templates.has(parent) || template !== `${parent}/{${templates.get(parent)}}`) return undefined;
      const items = itemsAt(path.replace(/\/[^/]*$/, ''));
      const id = decodeURIComponent(path.slice(path.lastIndexOf('/') + 1));
      const stored = items.get(id);
      if (!['get', 'head', 'put', 'patch', 'delete'].includes(method)) return undefined;
      if (!stored)
        return { missing: `Nothing is stored at ${path}. POST it to ${path.replace(/\/[^/]*$/, '')} first.` };
      if (method === 'delete') return read(stored, () => items.delete(id));
      if (method === 'get' || method === 'head') return read(stored);
      const [name] = namesOf(templates.get(parent) ?? '').filter((one) => one in stored);
      const own = name === undefined ? {} : { [name]: stored[name] ?? null };
      const changed = method === 'put' ? { ...fields, ...own } : { ...merged(stored, fields), ...own };
      return read(changed, (sent) => items.set(id, { ...changed, ...(isObject(sent) ? sent : {}) }));
    },
  };
};

const camel = (text: string): string => text.replaceAll(/[_-](\w)/g, (_, letter: string) => letter.toUpperCase());

/** `petId` and `pet_id` may be the field `petId`, `pet_id` or `id`. */
const namesOf = (parameter: string): string[] => {
  const snake = parameter.replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
  const last = snake.split('_').at(-1) ?? snake;
  return [...new Set([parameter, camel(snake), snake, last, ...ID_NAMES])];
};

/** The fields of the first, with the values of the second where it has them. */
const overlaid = (drawn: JsonObject, stored: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(drawn).map(([name, value]) => [name, stored[name] ?? value]));

/** A JSON merge patch, RFC 7396. */
const merged = (target: JsonObject, patch: JsonObject): JsonObject => {
  const found: Record<string, Json> = { ...target };
  for (const [name, value] of Object.entries(patch)) {
    const earlier = found[name];
    if (value === null) delete found[name];
    else found[name] = isObject(value) ? merged(isObject(earlier) ? earlier : {}, value) : value;
  }
  return found;
};

const TOTALS = /^(total|count|size|total_?count|total_?items|totalCount|totalItems)$/;

/** A list is the reply itself, or the first list of objects in it; a total next to it counts the items. */
const listing = (items: readonly JsonObject[]): StateAct => ({
  candidates: (sampled) => {
    const drawn = sampled(0);
    const filled = (list: readonly Json[]): Json[][] => {
      const [one] = list;
      return [[...items], items.map((item) => (isObject(one) ? overlaid(one, item) : item))];
    };
    if (Array.isArray(drawn)) return filled(drawn);
    if (!isObject(drawn)) return [];
    const [name, list] = Object.entries(drawn).find(([, value]) => Array.isArray(value) && isObject(value[0])) ?? [];
    if (name === undefined || !Array.isArray(list)) return [];
    const totals = Object.entries(drawn).flatMap(([key, value]) =>
      typeof value === 'number' && TOTALS.test(key) ? [[key, items.length] as const] : [],
    );
    return filled(list).map((all) => ({ ...drawn, ...Object.fromEntries(totals), [name]: all }));
  },
  keep: () => {},
});
