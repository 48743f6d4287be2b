import { DRAIN_LIMITS } from '../../server/http/drain.ts';

/** Stop limits for a server whose callers are all done: it does not wait for requests in transit. */
export const DRAINS_AT_ONCE = { ...DRAIN_LIMITS, graceMs: 0, quietLooks: 0 };
