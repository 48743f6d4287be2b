import type { Tx } from '../../db/engine/tx.ts';
import type { Seal } from '../../db/ledger.ts';
import type { Access, AccountType } from '../../domain/account/access.ts';
import type { Draw } from '../../domain/draw.ts';
import type { ProblemCode } from '../../generated/problems.gen.ts';
import type { Operations as ServerOperations } from '../../generated/server/operations.gen.ts';
import type { Reply } from './reply.ts';
import type { Services } from './services.ts';

/** Who calls: an account of the platform, a player, or nobody on a public operation. */
export type Caller = {
  readonly accountId: string;
  readonly username: string;
  readonly type: AccountType;
  readonly organisationId: string;
  readonly unitId: string;
  readonly access: Access;
  /** The login that the bearer token comes from. */
  readonly sid?: string;
  /** What a player calls with, who is nobody to the platform: only the wallet of the brand knows whose session it is. Never stored. */
  readonly playerToken?: string;
};

/** What every handler of the platform is given, whatever its operation does. */
export type Call = {
  readonly caller: Caller;
  readonly operation: string;
  readonly requestId: string;
  /** The network address that the request came from. */
  readonly address: string;
  /** The moment of the request, in milliseconds since the epoch. */
  readonly nowMs: number;
  readonly services: Services;
};

/** One unit of work: what it writes is committed as a whole before anybody is answered, or not at all. */
export type Unit = {
  readonly tx: Tx;
  readonly nowMs: number;
  /** Draws uniformly from [0, n). A unit may run again, so draws belong inside. */
  readonly draw: Draw;
  readonly newId: () => string;
  readonly seal: Seal;
  /** Instances with a drawing that is due and has just failed. */
  readonly undrawable: ReadonlySet<string>;
};

/** Reads one consistent state of the store. */
export type ReadContext = Call & Pick<Unit, 'tx' | 'newId'>;

/** Runs inside one unit of work. */
export type WriteContext = Call & Unit;

/**
 * Awaits something beyond the store or is more than one unit may write, so it opens units of its own, and must survive a crash between any
 * two of them.
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

/** A request that the generated validators have accepted. */
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

/** Every operation of an interface has its handler, or this does not compile. */
export type HandlersOf<Operations extends Record<keyof Operations, Operation>, Context = never> = {
  readonly [Id in keyof Operations]: Handler<
    Operations[Id],
    [Context] extends [never] ? Contexts[Operations[Id]['mode']] : Context
  >;
};

/** A handler of the platform, by its operationId. */
export type PlatformHandler<Id extends keyof ServerOperations> = Handler<ServerOperations[Id]>;
