import type { Assignment } from '../db/assignments.ts';
import type { AssignedJackpot } from '../generated/server/types.gen.ts';

export const assignmentToWire = ({ priority, ownerId, instanceId }: Assignment): AssignedJackpot => ({
  priority,
  owner_id: ownerId,
  instance_id: instanceId,
});
