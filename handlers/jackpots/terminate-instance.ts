import { changeInstance } from '../../db/instances.ts';
import { statusAt } from '../../domain/jackpot/status.ts';
import type { PlatformHandler } from '../handler.ts';
import { findReached } from '../instance/find-reached.ts';
import { isRefusal } from '../reply.ts';

/** Final. What is owed is still paid, and the pots keep their money until somebody transfers or corrects it. */
export const terminateInstance: PlatformHandler<'terminateInstance'> = async (
  { path: { instance_id } },
  { tx, caller, nowMs },
) => {
  const instance = await findReached(tx, caller, instance_id);
  if (isRefusal(instance)) return instance;
  if (statusAt(instance, nowMs) !== 'Terminated') await changeInstance(tx, instance, { state: 'Terminated' }, nowMs);
  return { status: 200 };
};
