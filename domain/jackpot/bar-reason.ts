/**
 * The reason why a player who has contributed may not win: the operator or brand excludes the player; the player is not opted in, where that
 * is required; the player has won as often as the rules allow.
 */
export type BarReason = 'excluded' | 'opted_out' | 'win_limit';
