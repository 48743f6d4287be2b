import { hash } from 'node:crypto';
import { listedPlayers } from '../../platform/bonuses/listed-players.ts';
import { type AskedExclusion, exclude } from '../../platform/opt-ins/exclude.ts';
import { refuseOwner } from '../../platform/routing/assign.ts';
import { audit } from '../../platform/unit/audit.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { inPortions } from '../../platform/unit/in-portions.ts';
import { findEarlierReply, once, onceAtATime } from '../../platform/unit/once.ts';
import { refuse } from '../../platform/unit/reply.ts';
import { fileFaults, missingParameters } from '../../wire/field-fault.ts';

/** An exclusion writes a row and an audit event. */
const EXCLUDED_PER_UNIT = 200;

/** Excludes the players of a file, in portions. If a crash interrupts it, a repetition excludes them all. */
export const excludePlayersListed: PlatformHandler<'excludePlayersListed'> = async (request, context) => {
  const { query = {}, body } = request;
  const errors = typeof body === 'string' ? missingParameters(query, ['owner_id', 'reason']) : [];
  if (errors.length > 0) return refuse('validation_failed', { errors });
  const asked = typeof body === 'string' ? (query as AskedExclusion) : body;
  const listed = listedPlayers(body);
  if ('faults' in listed) return refuse('validation_failed', { errors: fileFaults(listed.faults) });
  const { players, repeated } = listed;
  // A long text is hashed only once for the key's fingerprint.
  const keyed = { ...request, body: typeof body === 'string' ? hash('sha256', body) : body };
  return onceAtATime(context, keyed, async () => {
    const known = await context.read(
      async (tx) =>
        (await findEarlierReply({ tx, nowMs: context.nowMs }, context, keyed)) ??
        (await refuseOwner(tx, context.caller, asked.owner_id)),
    );
    if (known !== undefined) return known as Answer;
    const portions = [...inPortions(players, EXCLUDED_PER_UNIT)];
    const last = portions.pop() ?? [];
    for (const portion of portions) {
      const refused = await context.write(async (unit) => {
        const gone = await refuseOwner(unit.tx, context.caller, asked.owner_id);
        if (gone !== undefined) return gone;
        const { audited } = await exclude({ ...unit, caller: context.caller }, asked, portion);
        for (const event of audited) await audit(unit, context, event);
        return undefined;
      });
      if (refused !== undefined) return refused;
    }
    const answer = await context.write((unit) =>
      once(unit, context, keyed, async () => {
        const gone = await refuseOwner(unit.tx, context.caller, asked.owner_id);
        if (gone !== undefined) return gone;
        const { audited } = await exclude({ ...unit, caller: context.caller }, asked, last);
        return { status: 200 as const, body: { players: players.length, repeated }, audited };
      }),
    );
    return answer as Answer;
  });
};

/** A stored reply under a key is a reply of this operation. */
type Answer = Awaited<ReturnType<PlatformHandler<'excludePlayersListed'>>>;
