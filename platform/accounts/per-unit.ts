/**
 * Deliveries that a request settles in its own unit, together with up to 1,000 destinations and as many audit events. The deliverer
 * settles the rest after the commit.
 */
export const DELIVERIES_PER_UNIT = 400;
