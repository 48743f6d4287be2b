import { findBrandEnabledState } from '../../db/operators/operators.ts';
import type { OutboxEvent } from '../../db/tables/events.ts';
import { toOperatorId } from '../../domain/account/access.ts';
import { toBrandPath } from '../../domain/account/to-brand-path.ts';
import type { PlayerBonus } from '../../generated/server/types.gen.ts';
import { noteAuthenticated } from '../../platform/players/authenticated-player.ts';
import type { PlayerSession } from '../../platform/unit/operator-wallet.ts';
import { withoutReason } from '../../wire/player-bonus.ts';
import { mayBeSession, type Platform, writeUnit } from '../operations/platform.ts';
import type { Ending } from './connection.ts';
import { isWin, maskedWin, ownWin } from './masked-win.ts';
import type { Admit, View } from './socket-client.ts';

/** The data that a player's client sends when it connects, and its address. */
export type AskedByPlayer = {
  readonly operatorId: string;
  /** A brand id or a brand path. */
  readonly brandId: string;
  readonly token: string;
  readonly currency: string;
  readonly address: string;
};

const ends = (code: Ending['code'], reason: string): Ending => ({ code, reason });

/** Admits the player whose session the operator's wallet authenticates (F4). */
export const admitPlayer =
  (platform: Platform, asked: AskedByPlayer): Admit =>
  async (before) => {
    const { store, services } = platform;
    const { operatorId, token, currency, address } = asked;
    const brandPath = toBrandPath(operatorId, asked.brandId);
    const isPath = /^[^:]+:[^:]+$/.test(brandPath) && toOperatorId(brandPath) === operatorId;
    const brand = isPath ? await store.read((tx) => findBrandEnabledState(tx, brandPath)) : undefined;
    if (brand?.enabled !== true) return ends(4403, 'The operator or the brand is unknown or disabled.');
    const wallet = services.walletOf(operatorId);
    if (wallet === undefined) return ends(4403, 'The operator has no wallet.');
    if ((await services.playerTokens.hit(address)) !== undefined)
      return ends(1013, 'Too many sessions from this address were refused. Wait a few minutes.');
    if (!(await mayBeSession(platform, token))) return ends(4401, 'This is not a session token of a wallet.');
    const brandId = brandPath.slice(operatorId.length + 1);
    const isAgain = before !== undefined;
    const answer = await wallet.authenticate({ brandId, token, currency, sourceId: undefined, revalidate: isAgain });
    if (answer.outcome !== 'done') {
      if (answer.outcome === 'uncertain' || answer.ofPlatform === true)
        return ends(1013, "The operator's wallet is not available now.");
      await services.playerTokens.count(address);
      if (!OF_SESSION.includes(answer.code)) return ends(4403, 'The wallet refused the player.');
      return ends(4401, 'The wallet does not accept the session.');
    }
    const { result } = answer;
    if (result.operatorId !== operatorId || ![brandId, brandPath].includes(result.brandId))
      return ends(4403, 'The session belongs to another operator or brand.');
    if (result.currency !== currency) return ends(4401, `The wallet's session is not in ${currency}.`);
    const who = `player ${brandPath} ${result.playerId}`;
    if (isAgain && before.who !== who) return ends(4401, 'The session belongs to another player now.');
    if (!isAgain)
      await noteAuthenticated(
        { read: (work) => store.read(work), write: (work) => writeUnit(platform, work), services },
        { brandPath, playerId: result.playerId },
      );
    const session = { brandPath, session: result };
    return { who, endsAtMs: Number.POSITIVE_INFINITY, view: viewOf(brandPath, result), player: session };
  };

/** These mean that the session is invalid. After any other refusal a new session would not help. */
const OF_SESSION: readonly string[] = ['session_expired', 'player_unknown'];

const viewOf = (brandPath: string, player: PlayerSession): View => ({
  canSeeJackpot: (jackpot) => jackpot.admits(brandPath, player),
  eventSeen: (event, jackpot) => {
    if (isOwn(event, brandPath, player.playerId)) return isWin(event) ? ownWin(event) : withoutReasonOf(event);
    return isWin(event) && jackpot?.admits(brandPath, player) ? maskedWin(event) : undefined;
  },
});

/** A player is not shown who took a bonus back, and why. */
const withoutReasonOf = (event: OutboxEvent): OutboxEvent =>
  event.eventType === 'PlayerBonusRemoved' ? { ...event, data: withoutReason(event.data as PlayerBonus) } : event;

const isOwn = (event: OutboxEvent, brandPath: string, playerId: string): boolean =>
  event.brandId === brandPath && event.playerId === playerId;
