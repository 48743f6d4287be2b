import type { AuthenticatePlayer, PlayerSession, Transaction } from './generated/types.gen.ts';
import type { Refusal } from './refusal.ts';

/** Money that moves, or has moved. Amounts are millionths of a unit of the currency. */
export type Movement = {
  /** The platform's id of the transaction. */
  readonly id: string;
  readonly type: 'Debit' | 'Credit';
  readonly playerId: string;
  readonly currency: string;
  /** Never negative. */
  readonly amountMicros: bigint;
};

/** Money to move now. */
export type RequestedMovement = Movement & {
  /** The part of the amount that comes from or goes to a jackpot. */
  readonly jackpotAmountMicros: bigint;
  /** The transaction as sent, with its game round, source and promotion. In a batch, it has what the whole batch has. */
  readonly request: Omit<Transaction, 'gameround_id'> & Partial<Pick<Transaction, 'gameround_id'>>;
};

/** A player's session, as your wallet knows it. */
export type WalletSession = Omit<PlayerSession, 'balance' | 'token'> & {
  /** In the session's currency. The platform does not use it; `pitboss wallet check` does. */
  readonly balanceMicros?: bigint;
  /** Default: the token of the request. */
  readonly token?: string;
};

/**
 * The five functions of your wallet. The kit has verified the call, knows that the id is new, and stores the outcome with your change in
 * one transaction. If a function throws, its transaction is rolled back; the answer is 500, and the platform cancels a debit and repeats
 * everything else.
 */
export type WalletFunctions<Tx> = {
  /**
   * Looks up the session. Return its player, operator, brand and currency as stored, not as requested: the kit compares.
   * Nothing, or a refusal, if there is no such session.
   */
  authenticate(request: AuthenticatePlayer): Promise<WalletSession | Refusal | null | undefined>;
  /** Takes money from the player. @returns the balance after it, in micros, or a refusal. */
  debit(tx: Tx, movement: RequestedMovement): Promise<bigint | Refusal>;
  /**
   * Gives money to the player. It was won, so refuse only if there is no such account: the platform repeats it until you accept. It needs no
   * session.
   */
  credit(tx: Tx, movement: RequestedMovement): Promise<bigint | Refusal>;
  /**
   * Undoes a movement that you have made. It cannot be refused: of a credit that is spent, take what is left.
   * @returns the balance after it, in micros.
   */
  reverse(tx: Tx, movement: Movement): Promise<bigint>;
  /** The player's balance in a currency, or in that of the last session. Nothing if there is none. */
  balance(tx: Tx, playerId: string, currency: string | undefined): Promise<bigint | null | undefined>;
};
