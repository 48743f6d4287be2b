import { problems } from './generated/operations.gen.ts';

/** Every problem that a wallet may answer with. */
export type WalletProblem = keyof typeof problems;

/** The reason that your wallet refuses: a code that the platform knows, or one of yours, such as `self_excluded`. */
export type RefusalCode =
  | 'player_unknown'
  | 'session_expired'
  | 'limit_exceeded'
  | 'insufficient_funds'
  | (string & {});

/** A refusal: nothing was moved. */
export class Refusal {
  readonly code: RefusalCode;
  /** For the caller; the platform passes it on. */
  readonly detail: string | undefined;

  constructor(code: RefusalCode, detail?: string) {
    this.code = code;
    this.detail = detail;
  }
}

const OF_FUNCTIONS: ReadonlySet<string> = new Set([
  'player_unknown',
  'session_expired',
  'limit_exceeded',
  'insufficient_funds',
]);

/**
 * Refuses the request. Return it; nothing may have changed.
 * @throws TypeError for a code that is not 1 to 64 characters of `A-Za-z0-9_.:-`, or that has another meaning.
 */
export const refuse = (code: RefusalCode, detail?: string): Refusal => {
  if (!/^[A-Za-z0-9_.:-]{1,64}$/.test(code))
    throw new TypeError(`The code “${code}” must be 1 to 64 letters, digits and _.:-`);
  if (Object.hasOwn(problems, code) && !OF_FUNCTIONS.has(code))
    throw new TypeError(`The code “${code}” is answered by the kit itself: choose another.`);
  return new Refusal(code, detail);
};

/** Throw it when your database cannot be reached: the answer is 503, and the platform tries again later. */
export class WalletUnavailable extends Error {
  override readonly name = 'WalletUnavailable';
}
