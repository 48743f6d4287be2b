import type { PlatformHandler } from '../../platform/unit/handler.ts';

/** Answers while the process can: it asks the store nothing, so that a busy store does not look like a dead service. */
export const getHealth: PlatformHandler<'getHealth'> = async () => ({ status: 200, body: { status: 'ok' } });
