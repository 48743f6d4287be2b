import { DRAIN_LIMITS } from '../../server/http/drain.ts';

/** How a server stops whose callers are all done: it waits for no request that may be on its way. */
export const DRAINS_AT_ONCE = { ...DRAIN_LIMITS, graceMs: 0, quietLooks: 0 };
