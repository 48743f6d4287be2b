import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { refuse } from '../../platform/unit/reply.ts';

export const getReadiness: PlatformHandler<'getReadiness'> = async (_request, { services }) => {
  const { reasons, warnings } = await services.readiness();
  if (reasons.length > 0) return refuse('not_ready', { told: { reasons } });
  return { status: 200, body: { status: 'ready', warnings: [...warnings] } };
};
