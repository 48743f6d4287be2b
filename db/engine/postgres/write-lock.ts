/**
 * One row for all servers: the one that holds it is the only one that writes. It is locked in a statement of its own, since a statement that had
 * to wait for a lock still sees what was committed before it waited; the next one sees everything.
 */
export const LOCK = 'select changes, life, oldest from store_state for update';
