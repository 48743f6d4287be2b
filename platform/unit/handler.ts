import type { Tx } from '../../db/engine/tx.ts';
import type { Seal } from '../../db/ledger/ledger.ts';
import type { Access, AccountType } from '../../domain/account/access.ts';
import type { Draw } from '../../domain/draw.ts';
import type { ProblemCode } from '../../generated/problems.gen.ts';
import type { Operations as ServerOperations } from '../../generated/server/operations.gen.ts';
import type { PlayerSession } from './operator-wallet.ts';
import type { Reply } from './reply.ts';
import type { Services } from './services.ts';

/** The caller: an account, a player, or anonymous on a public operation. */
export type Caller = {
  readonly accountId: string;
  readonly username: string;
  readonly type: AccountType;
  readonly organisationId: string;
  readonly unitId: string;
  readonly access: Access;
  /** The organisation at the top of its tree, whose requests have their turn together; absent: its own. */
  readonly tenant?: string;
  /** The login that issued the bearer token. */
  readonly sid?: string;
  /** True if its organisation requires a second factor and it has none: it may only use operations on its own account. */
  readonly mustSetUpSecondFactor?: boolean;
  /** A player's session token. Players have no account, so only the wallet of the brand can authenticate it. Never stored. */
  readonly playerToken?: string;
  /** A player's session that the wallet of the brand has authenticated for a socket. */
  readonly playerSession?: PlayerSession;
};

/** The data that every handler receives, regardless of its operation. */
export type Call = {
  readonly caller: Caller;
  readonly operation: string;
  readonly requestId: string;
  /** The client's network address. */
  readonly address: string;
  /** The time of the request, in milliseconds since the epoch. */
  readonly nowMs: number;
  readonly services: Services;
};

/** One unit of work. It commits as a whole before the reply is sent, or not at all. */
export type Unit = {
  readonly tx: Tx;
  readonly nowMs: number;
  /** Draws uniformly from [0, n). A unit of work may run again, and then draws the same: draw inside it. */
  readonly draw: Draw;
  readonly newId: () => string;
  readonly seal: Seal;
  /** Instances whose due drawing has just failed. */
  readonly undrawable: ReadonlySet<string>;
};

/** Reads a consistent snapshot of the store. */
export type ReadContext = Call & Pick<Unit, 'tx' | 'newId'>;

/** Runs inside one unit of work. */
export type WriteContext = Call & Unit;

/**
 * For handlers that await something outside the store or write more than one unit of work may hold. They open their own units and must
 * survive a crash between any two of them.
 */
export type ChainContext = Call & {
  read<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
  write<Result>(work: (unit: Unit) => Promise<Result>): Promise<Result>;
};

type Contexts = { read: ReadContext; write: WriteContext; chain: ChainContext };

type Operation = { mode: keyof Contexts; data: { url: string }; responses: unknown; problems: ProblemCode };

type Part<Data, Key extends string> = Data extends { [K in Key]: infer Value }
  ? Value
  : Data extends { [K in Key]?: infer Value }
    ? [NonNullable<Value>] extends [never]
      ? Record<string, never>
      : Partial<NonNullable<Value>>
    : Record<string, never>;
type Body<Data> = Data extends { body: infer Value }
  ? Value
  : Data extends { body?: infer Value }
    ? Value | undefined
    : undefined;

/** A request that passed the generated validators. */
export type Request<Data> = {
  readonly path: Part<Data, 'path'>;
  readonly query: Part<Data, 'query'>;
  readonly headers: Part<Data, 'headers'>;
  readonly body: Body<Data>;
};

export type Handler<Op extends Operation, Context = Contexts[Op['mode']]> = (
  request: Request<Omit<Op['data'], 'url'>>,
  context: Context,
) => Promise<Reply<Op['responses'], Op['problems']>>;

/** Maps each operation to its handler. A missing handler fails to compile. */
export type HandlersOf<Operations extends Record<keyof Operations, Operation>, Context = never> = {
  readonly [Id in keyof Operations]: Handler<
    Operations[Id],
    [Context] extends [never] ? Contexts[Operations[Id]['mode']] : Context
  >;
};

/** The type of a handler, by operationId. */
export type PlatformHandler<Id extends keyof ServerOperations> = Handler<ServerOperations[Id]>;
