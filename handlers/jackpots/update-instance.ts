import { changeInstance } from '../../db/instances.ts';
import type { PlatformHandler } from '../handler.ts';
import { findReached } from '../instance/find-reached.ts';
import { isRefusal } from '../reply.ts';

/** B29. The rules stay, and so does their version. */
export const updateInstance: PlatformHandler<'updateInstance'> = async ({ body }, { tx, caller, nowMs }) => {
  const instance = await findReached(tx, caller, body.instance_id);
  if (isRefusal(instance)) return instance;
  const { name = instance.name, description = instance.description } = body;
  if (name !== instance.name || description !== instance.description)
    await changeInstance(tx, instance, { name, description }, nowMs);
  return { status: 200 };
};
