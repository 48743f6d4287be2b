import type { Tx } from '../../db/engine/tx.ts';
import { findInstances } from '../../db/jackpots/instances.ts';
import { listPlayableIds } from '../../db/jackpots/playable-instances.ts';
import { findBrandEnabledState } from '../../db/operators/operators.ts';
import { listRecentWins } from '../../db/wins/recent-wins.ts';
import { decimalFromMicros } from '../../domain/money/micros.ts';
import type { RecentWinner } from '../../generated/server/types.gen.ts';
import { lookUpTexts, textsToWire } from '../../wire/jackpot-texts.ts';
import { publishedPlayer } from '../../wire/published-player.ts';
import type { ChainContext } from '../unit/handler.ts';
import { type PublicReply, renderPublic } from '../unit/public-reply.ts';

type AskedWinners = {
  readonly brandPath: string;
  /** Empty: all that have not ended. */
  readonly instanceIds: readonly string[];
  readonly language: string | undefined;
  readonly limit: number;
};

/** The most instances of a brand whose wins are looked at. */
const INSTANCES_MAX = 10_000;

/** A brand's latest wins, as its operator publishes them. */
export const readWinners = (
  { read, nowMs, services: { lobby } }: ChainContext,
  asked: AskedWinners,
): Promise<PublicReply<RecentWinner[]>> =>
  lobby.winners.once(JSON.stringify(asked), nowMs, async () => ({
    value: renderPublic(await read((tx) => listWinners(tx, asked, nowMs))),
    atMs: nowMs,
  }));

const listWinners = async (
  tx: Tx,
  { brandPath, instanceIds, language, limit }: AskedWinners,
  nowMs: number,
): Promise<RecentWinner[]> => {
  const brand = await findBrandEnabledState(tx, brandPath);
  if (brand?.enabled !== true || brand.publish.winners === 'Off') return [];
  const among = instanceIds.length === 0 ? {} : { among: instanceIds, ended: true };
  const playable = await listPlayableIds(tx, brandPath, nowMs, { ...among, limit: INSTANCES_MAX });
  const wins = await listRecentWins(tx, playable, limit);
  const won = await findInstances(tx, [...new Set(wins.map(({ instanceId }) => instanceId))]);
  const shown = new Map(
    won.map((instance) => [instance.id, { instance, texts: lookUpTexts(textsToWire(instance.texts), language) }]),
  );
  return wins.flatMap(({ instanceId, potId, atMs, amount, ...player }): RecentWinner[] => {
    const of = shown.get(instanceId);
    if (of === undefined) return [];
    return [
      {
        instance_id: instanceId,
        jackpot_name: of.texts.name ?? of.instance.name,
        pot_id: potId,
        pot_name: of.texts.pot(potId).name ?? potId,
        ...publishedPlayer(player, brand.publish.winners),
        amount: decimalFromMicros(amount),
        currency: of.instance.currency,
        timestamp: atMs,
      },
    ];
  });
};
