import type { Tx } from '../../db/engine/tx.ts';
import { findInstance, type Instance } from '../../db/jackpots/instances.ts';
import { findBrandEnabledState } from '../../db/operators/operators.ts';
import { listLeadersOf } from '../../db/opt-ins/leaders.ts';
import { admitsBrand } from '../../domain/jackpot/admission.ts';
import { decimalFromMicros } from '../../domain/money/micros.ts';
import { isRanked } from '../../domain/opt-in/participation.ts';
import type { Leader } from '../../generated/server/types.gen.ts';
import { publishedPlayer } from '../../wire/published-player.ts';
import { readRules } from '../../wire/read-rules.ts';
import type { ChainContext } from '../unit/handler.ts';
import { type PublicReply, renderPublic } from '../unit/public-reply.ts';

type AskedLeaders = {
  readonly brandPath: string;
  readonly instanceId: string;
  readonly period: 'Now' | 'Ever';
  readonly limit: number;
};

/** The leaders of a jackpot, as its operator publishes them; undefined if the visitors of the brand have no such jackpot. */
export const readLeaders = async (
  { read, nowMs, services: { lobby } }: ChainContext,
  asked: AskedLeaders,
): Promise<PublicReply<Leader[]> | undefined> =>
  (
    await lobby.leaders.once(JSON.stringify(asked), nowMs, async () => {
      const leaders = await read((tx) => listLeaders(tx, asked));
      return { value: { reply: leaders && renderPublic(leaders) }, atMs: nowMs };
    })
  ).reply;

const listLeaders = async (
  tx: Tx,
  { brandPath, instanceId, period, limit }: AskedLeaders,
): Promise<Leader[] | undefined> => {
  const brand = await findBrandEnabledState(tx, brandPath);
  const instance = await findInstance(tx, instanceId);
  if (brand?.enabled !== true || instance === undefined || instance.hidden === true) return undefined;
  const { ownerId, currency } = instance;
  const rules = readRules(instance);
  if (!admitsBrand({ ownerId, allowedBrands: rules.allowedBrands }, brandPath)) return undefined;
  const life = period === 'Now' ? lifeOf(instance) : undefined;
  const isKnown = period === 'Now' ? life !== undefined : isRanked(rules);
  if (brand.publish.leaders === 'Off' || !isKnown) return [];
  const leaders = await listLeadersOf(tx, { instanceId, ...(life && { life }) }, limit);
  return leaders.map(({ contributed, ...player }, index) => ({
    place: index + 1,
    ...publishedPlayer(player, brand.publish.leaders),
    contributed: decimalFromMicros(contributed),
    currency,
  }));
};

/** The present life of the first pot that rewards its highest contributor. */
const lifeOf = (instance: Instance): { readonly potId: string; readonly instanceCount: number } | undefined => {
  const own = readRules(instance).pots.find(({ payout }) =>
    payout?.community.some(({ rule }) => rule.kind === 'HighestContributionPerWin'),
  );
  const pot = instance.pots.find(({ id, enabled }) => id === own?.id && enabled);
  return pot && { potId: pot.id, instanceCount: pot.instanceCount };
};
