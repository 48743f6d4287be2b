import type { Tx } from '../../db/engine/tx.ts';
import { findInstances, type Instance } from '../../db/jackpots/instances.ts';
import { listPlayableIds } from '../../db/jackpots/playable-instances.ts';
import { findBrandEnabledState } from '../../db/operators/operators.ts';
import { listSourcesAmong, sourceAssignments } from '../../db/routing/sources.ts';
import { listLastWins } from '../../db/wins/last-wins.ts';
import { toOperatorId } from '../../domain/account/access.ts';
import { type Currencies, rateBetween } from '../../domain/money/currencies.ts';
import { ONE } from '../../domain/money/fraction.ts';
import { periodAt } from '../../domain/raffle/raffle-period.ts';
import type { LobbyJackpot } from '../../generated/server/types.gen.ts';
import { type LobbyFacts, lobbyToWire, type Shown } from '../../wire/lobby.ts';
import { readRules } from '../../wire/read-rules.ts';
import { ownerCurrencies } from '../rules/brand-rate.ts';
import { toCourse } from '../rules/to-course.ts';
import type { ChainContext } from '../unit/handler.ts';
import { type PublicReply, renderPublic } from '../unit/public-reply.ts';
import type { LobbyMemory } from '../unit/services.ts';

/** A query of a lobby. Without ids of instances and sources: everything that the brand may play. */
export type AskedLobby = {
  readonly brandPath: string;
  readonly instanceIds: readonly string[];
  readonly sourceIds: readonly string[];
  readonly currency: string | undefined;
  readonly language: string | undefined;
  readonly page: number;
  readonly limit: number;
};

/** The headers of a page, by the number of jackpots on all pages. */
type HeadersOf = (total: number) => Readonly<Record<string, string>>;

type LobbyPage = PublicReply<LobbyJackpot[]>;

/** The most instances of a brand that are listed. */
const LISTED_MAX = 10_000;
/** The most sources of an instance in a lobby, as in its schema. */
const SOURCES_MAX = 500;

type Room = {
  readonly tx: Tx;
  readonly nowMs: number;
  readonly memory: LobbyMemory;
  readonly defaults: Currencies;
};

/** A page of a brand's jackpots for its visitors, at most a second old. */
export const readLobby = (
  { read, nowMs, services: { lobby: memory, currencies: defaults } }: ChainContext,
  asked: AskedLobby,
  headersOf: HeadersOf,
): Promise<LobbyPage> =>
  memory.pages.once(JSON.stringify(asked), nowMs, () =>
    read((tx) => renderLobby({ tx, nowMs, memory, defaults }, asked, headersOf)),
  );

const renderLobby = async (
  room: Room,
  asked: AskedLobby,
  headersOf: HeadersOf,
): Promise<{ readonly value: LobbyPage; readonly atMs: number }> => {
  const { tx, nowMs, defaults } = room;
  const { brandPath, page, limit } = asked;
  const isEnabled = (await findBrandEnabledState(tx, brandPath))?.enabled === true;
  const ids = isEnabled ? await findAsked(room, asked) : [];
  const facts = await factsOf(room, brandPath, ids.slice(page * limit, (page + 1) * limit));
  const currencies = facts.length === 0 ? defaults : await currenciesOf(room, brandPath);
  const jackpots = [];
  // Its parts may be older than the present.
  let atMs = nowMs;
  for (const { value, atMs: seenAtMs } of facts) {
    const shown = shownIn(asked.currency ?? currencies.base, value.instance, currencies);
    jackpots.push(lobbyToWire(value, shown, asked.language, nowMs));
    atMs = Math.min(atMs, seenAtMs);
  }
  return { value: renderPublic(jackpots, headersOf(ids.length)), atMs };
};

/** The requested instances that the brand may play, in order. */
const findAsked = async (room: Room, { brandPath, instanceIds, sourceIds }: AskedLobby): Promise<readonly string[]> => {
  const { tx, nowMs, memory } = room;
  if (instanceIds.length + sourceIds.length === 0) {
    const known = memory.playable.find(brandPath, nowMs);
    if (known !== undefined) return known.value;
    const all = await listPlayableIds(tx, brandPath, nowMs, { limit: LISTED_MAX });
    memory.playable.keep(brandPath, { value: all, atMs: nowMs });
    return all;
  }
  const asked = new Set([...instanceIds, ...(await findLedTo(tx, brandPath, sourceIds))].slice(0, LISTED_MAX));
  const unknown = [...asked].filter((id) => memory.facts.find(keyOf(brandPath, id), nowMs) === undefined);
  if (unknown.length === 0) return [...asked];
  const playable = new Set(await listPlayableIds(tx, brandPath, nowMs, { among: unknown, limit: unknown.length }));
  for (const id of unknown) if (!playable.has(id)) asked.delete(id);
  return [...asked];
};

/** The instances that sources of the brand and then of its operator lead to. */
const findLedTo = async (tx: Tx, brandPath: string, sourceIds: readonly string[]): Promise<readonly string[]> => {
  if (sourceIds.length === 0) return [];
  const owners = [brandPath, toOperatorId(brandPath)];
  const froms = sourceIds.flatMap((fromId) => owners.map((ownerId) => ({ ownerId, fromId })));
  const assigned = await sourceAssignments.listForEach(tx, froms);
  return froms.flatMap((from) => assigned(from).map(({ instanceId }) => instanceId));
};

const keyOf = (brandPath: string, id: string): string => `${brandPath}/${id}`;

/** Reads instances that the brand may play, in the order of their ids: together, since each statement is a way to a database. */
const factsOf = async (
  { tx, nowMs, memory }: Room,
  brandPath: string,
  ids: readonly string[],
): Promise<readonly { readonly value: LobbyFacts; readonly atMs: number }[]> => {
  const found = new Map(ids.map((id) => [id, memory.facts.find(keyOf(brandPath, id), nowMs)]));
  const missing = ids.filter((id) => found.get(id) === undefined);
  if (missing.length > 0) {
    const owners = [brandPath, toOperatorId(brandPath)];
    const sources = Map.groupBy(await listSourcesAmong(tx, owners, missing), ({ instanceId }) => instanceId);
    const wins = Map.groupBy(await listLastWins(tx, missing), ({ instanceId }) => instanceId);
    for (const instance of await findInstances(tx, missing)) {
      const facts: LobbyFacts = {
        instance,
        sources: (sources.get(instance.id) ?? []).slice(0, SOURCES_MAX).map(({ sourceId }) => sourceId),
        lastWins: wins.get(instance.id) ?? [],
        nextDrawAtMs: nextDrawOf(instance, nowMs),
      };
      const dated = { value: facts, atMs: nowMs };
      memory.facts.keep(keyOf(brandPath, instance.id), dated);
      found.set(instance.id, dated);
    }
  }
  return ids.flatMap((id) => found.get(id) ?? []);
};

/** The end of the present period of a raffle, or of its first one. */
const nextDrawOf = (instance: Instance, nowMs: number): number | undefined => {
  const { raffle, startsAtMs } = readRules(instance);
  if (raffle === undefined) return undefined;
  return periodAt(toCourse(instance, raffle), Math.max(nowMs, startsAtMs), instance.periodsDrawn)?.endsAtMs;
};

const currenciesOf = async ({ tx, nowMs, memory, defaults }: Room, brandPath: string): Promise<Currencies> => {
  const known = memory.currencies.find(brandPath, nowMs);
  if (known !== undefined) return known.value;
  const value = await ownerCurrencies(tx, brandPath, defaults);
  memory.currencies.keep(brandPath, { value, atMs: nowMs });
  return value;
};

/** The currency in which a jackpot is shown; its own if there is no rate. */
const shownIn = (currency: string, instance: Instance, currencies: Currencies): Shown => {
  const rate = rateBetween(instance.currency, currency, currencies);
  return rate === undefined ? { currency: instance.currency, rate: ONE } : { currency, rate };
};
