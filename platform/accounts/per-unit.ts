/**
 * Deliveries that the unit of a request settles by itself, beside up to 1,000 destinations and as many audit events; the deliverer settles
 * what is more, after the commit.
 */
export const DELIVERIES_PER_UNIT = 400;
