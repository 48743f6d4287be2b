import { asCsvRow, csvRows } from '../support/csv-rows.ts';
import type { InProcessPlatform, OperationId, RequestParts } from '../support/platform.ts';
import { operations, type Parameter } from '../support/schema.ts';
import { BRANDS, operatorOf } from './world.ts';

type Item = Readonly<Record<string, unknown>>;
type Values = Readonly<Record<string, string>>;

/** Lists for pages of players: a public one without CSV, and those that need a player's token. Their own tests read them in both forms. */
const FOR_PLAYERS = /^list(Lobby|My)[A-Z]/;
/** Every other list that has pages. */
const LISTS = operations
  .filter(({ method, parameters }) => method === 'get' && parameters.some(({ name }) => name === 'page'))
  .filter(({ operationId }) => !FOR_PLAYERS.test(operationId))
  .map(({ operationId, parameters }) => ({
    operationId: operationId as OperationId,
    parameters,
    required: parameters.filter(({ required = false }) => required),
  }));

const ITEMS_PER_PAGE = 500;
/** As much as 100,000 operations leave in any list. A page costs what those before it cost, so all pages of a far longer list take hours. */
const PAGES = 200;
/** There are many instances, and the lists of one player are short. */
const INSTANCES = 40;
const PLAYERS = 12;

/** The number of items compared, and the places where a list as CSV, read back, differs from the same list as JSON. */
export type Compared = { readonly lists: ReadonlyMap<string, number>; readonly faults: readonly string[] };

/** Asks for every list of a platform at rest in both forms. */
export const compareLists = async (platform: InProcessPlatform): Promise<Compared> => {
  const lists = new Map<string, number>();
  const faults: string[] = [];
  const subjects = await subjectsIn(platform);
  for (const { operationId, parameters, required } of LISTS)
    for (const values of requestsOf(operationId, required, subjects)) {
      const asked = partsOf(parameters, values);
      const items = await readAll(platform, operationId, asked);
      const rows = csvRows(await platform.csv(operationId, asked));
      lists.set(operationId, (lists.get(operationId) ?? 0) + items.length);
      const where = `${operationId} ${JSON.stringify(values)}`;
      const isWhole = items.length < PAGES * ITEMS_PER_PAGE;
      if (isWhole ? rows.length !== items.length : rows.length < items.length)
        faults.push(`${where} has ${items.length} items and ${rows.length} rows`);
      else
        for (const [at, item] of items.entries()) faults.push(...differences(`${where} ${at}`, item, rows[at] ?? {}));
    }
  return { lists, faults };
};

const differences = (where: string, item: Item, row: Item): string[] => {
  const expected = asCsvRow(item);
  return [...new Set([...Object.keys(expected), ...Object.keys(row)])]
    .filter((name) => expected[name] !== row[name])
    .map((name) => `${where}: ${name} is ${expected[name]} as JSON and ${row[name]} as CSV`);
};

type Subjects = { readonly [list in 'instances' | 'players' | 'months' | 'owners']: readonly Values[] };

/** Collects the parameter values to list by. */
const subjectsIn = async (platform: InProcessPlatform): Promise<Subjects> => {
  const distinct = (values: readonly string[], name: string): Values[] =>
    [...new Set(values)].map((value) => ({ [name]: value }));
  const ofField = (items: readonly Item[], name: string): string[] => items.map((item) => String(item[name]));
  const all = distinct(ofField(await readAll(platform, 'listInstances'), 'id'), 'instance_id');
  const every = Math.ceil(all.length / INSTANCES);
  const players = BRANDS.flatMap((brand_id, at) => ({
    ...{ brand_id, player_id: `p-${at}`, operator_id: operatorOf(brand_id) },
  }));
  const contributed = (await readAll(platform, 'listContributions', { query: { limit: 500 } }, 1)).flatMap((item) => {
    const brand_id = String(item.brand_id);
    return { brand_id, player_id: String(item.player_id), operator_id: operatorOf(brand_id) };
  });
  const days = ofField(await readAll(platform, 'listDayTotals'), 'day');
  return {
    instances: all.filter((_, at) => at % every === 0),
    players: [...new Map([...players, ...contributed].map((player) => [JSON.stringify(player), player])).values()],
    months: distinct(
      days.map((day) => day.slice(0, 7)),
      'month',
    ),
    owners: distinct([...BRANDS, ...BRANDS.map(operatorOf)], 'owner_id'),
  };
};

/** The values of the parameters that a list requires, a request each. A list that requires something else has to be added here. */
const requestsOf = (operationId: string, required: readonly Parameter[], subjects: Subjects): readonly Values[] => {
  const names = required
    .map(({ name }) => name)
    .sort()
    .join(' ');
  const players = subjects.players.slice(0, PLAYERS);
  switch (names) {
    case '':
      // Exclusions that have ended too: at the end none may be in force.
      return [{ past: 'true' }];
    case 'instance_id':
      return subjects.instances;
    case 'brand_id':
      return BRANDS.map((brand_id) => ({ brand_id }));
    case 'brand_id player_id':
    case 'brand_id operator_id player_id':
      return players;
    case 'brand_id instance_id player_id':
      return subjects.instances.flatMap((instance) =>
        players.slice(0, 2).map((player) => ({ ...player, ...instance })),
      );
    case 'month':
      return subjects.months;
    case 'owner_id':
      return subjects.owners;
    case 'operator_id':
      return [...new Set(BRANDS.map(operatorOf))].map((operator_id) => ({ operator_id }));
    default:
      throw new Error(`${operationId} requires ${names}: say what it is asked about`);
  }
};

const partsOf = (parameters: readonly Parameter[], values: Values): RequestParts => {
  const inside = (place: string): Values =>
    Object.fromEntries(
      parameters.flatMap(({ in: where, name }) => {
        const { [name]: value } = values;
        return where === place && value !== undefined ? [[name, value]] : [];
      }),
    );
  return { path: inside('path'), query: inside('query') };
};

const readAll = async (
  platform: InProcessPlatform,
  operationId: OperationId,
  parts: RequestParts = {},
  pages = PAGES,
): Promise<readonly Item[]> => {
  const items: Item[] = [];
  for (let page = 0; page < pages; page += 1) {
    const query = { ...parts.query, page, limit: ITEMS_PER_PAGE };
    const reply = await platform.call(operationId, { ...parts, query });
    if (reply.status !== 200) throw new Error(`${operationId} answered ${reply.status} ${reply.code}`);
    const found = reply.body as readonly Item[];
    items.push(...found);
    if (found.length < ITEMS_PER_PAGE) break;
  }
  return items;
};
