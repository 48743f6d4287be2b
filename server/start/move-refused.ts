/** A store that cannot be moved. The message says why, and what to do. */
export class MoveRefused extends Error {}
