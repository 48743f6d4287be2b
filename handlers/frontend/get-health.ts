import type { PlatformHandler } from '../../platform/unit/handler.ts';

/** Does not read the store, so that a busy store does not look like a dead service. */
export const getHealth: PlatformHandler<'getHealth'> = async () => ({ status: 200, body: { status: 'ok' } });
