import { changeInstance, type Instance, withNextVersion } from '../../db/jackpots/instances.ts';
import { findReachableInstance } from '../../platform/routing/find-visible.ts';
import { auditedChanges } from '../../platform/unit/audited-changes.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { refuseStale, toEtag } from '../../platform/unit/refusals.ts';
import { isRefusal, refuse } from '../../platform/unit/reply.ts';
import { textsFaults, textsToStore, textsToWire } from '../../wire/jackpot-texts.ts';

/** B29. */
export const updateInstance: PlatformHandler<'updateInstance'> = async ({ headers, body }, { tx, caller, nowMs }) => {
  const instance = await findReachableInstance(tx, caller, body.instance_id);
  if (isRefusal(instance)) return instance;
  const stale = refuseStale(headers, instance.version);
  if (stale !== undefined) return stale;
  const potIds = instance.pots.map(({ id }) => id);
  const errors = textsFaults(body.texts, potIds);
  if (errors.length > 0) return refuse('validation_failed', { errors });
  const { name = instance.name, description = instance.description } = body;
  const texts = body.texts === undefined ? instance.texts : textsToStore(body.texts);
  const hidden = body.public === undefined ? instance.hidden : !body.public;
  const next = { ...withNextVersion(instance), name, description, texts, hidden };
  const changed = auditedChanges('instance', shownOf(instance), shownOf(next));
  if (changed.length === 0) return { status: 200, headers: { etag: toEtag(instance.version) }, changed };
  await changeInstance(tx, withNextVersion(instance), { name, description, texts, hidden }, nowMs);
  return { status: 200, headers: { etag: toEtag(next.version) }, changed };
};

const shownOf = ({ name, description, texts, hidden }: Instance) => ({
  name,
  description,
  texts: textsToWire(texts),
  public: hidden !== true,
});
