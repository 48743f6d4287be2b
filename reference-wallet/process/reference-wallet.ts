import { createHash, timingSafeEqual } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Context as KoaContext, Middleware } from 'koa';
import { Webhook } from 'standardwebhooks';
import { lockDataFolder } from '../../db/engine/lock.ts';
import { openStore, type Store } from '../../db/engine/store.ts';
import { requests } from '../../generated/built/wallet/requests.gen.mjs';
import document from '../../generated/built/wallet.json' with { type: 'json' };
import { type Operations, routes } from '../../generated/wallet/operations.gen.ts';
import type { HandlersOf } from '../../platform/unit/handler.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/unit/reply.ts';
import { createLog } from '../../server/base/log.ts';
import type { HttpReply } from '../../server/http/answer.ts';
import { createApp } from '../../server/http/app.ts';
import { DRAIN_LIMITS, type DrainLimits } from '../../server/http/drain.ts';
import { listen } from '../../server/http/http-server.ts';
import { operate, type ParsedParts } from '../../server/http/operate.ts';
import { withPointer } from '../../server/http/with-pointer.ts';
import { bearerToken } from '../../server/operations/platform.ts';
import { nativeBinding, walletMigrations } from '../../server/start/assets.ts';
import { whyToStop } from '../../server/start/why-to-stop.ts';
import type { WalletContext } from '../accounts/wallet-handler.ts';
import * as handlers from '../operations/index.ts';
import type { ReferenceWalletConfig } from './reference-wallet-config.ts';

/** A running reference wallet. */
export type ReferenceWallet = {
  readonly url: string;
  /** Finishes what is in progress and closes the data folder. */
  stop(): Promise<void>;
};

/** The caller: only the platform knows the secret. */
type Caller = 'platform' | 'nobody';

type AnyHandler = (request: ParsedParts, context: WalletContext) => Promise<HttpReply>;

/** The index is generated; this checks that every handler fits its operation. */
const walletHandlers: HandlersOf<Operations, WalletContext> = handlers;

/**
 * Starts the reference wallet on a data folder of its own.
 * @param clock timestamps movements and sessions; signatures are always checked against the real time.
 * @throws DataFolderLocked, MigrationRefused, or the system's error for the port.
 */
export const startReferenceWallet = async (
  config: ReferenceWalletConfig,
  clock: () => number = Date.now,
  limits: DrainLimits = DRAIN_LIMITS,
): Promise<ReferenceWallet> => {
  const log = createLog(config.logLevel);
  const folder = openFolder(config.data, (error) => {
    log.fatal({ err: error }, whyToStop(error));
    process.exit(1);
  });
  try {
    const app = createApp(await operateWallet(config, folder.store, clock), { log });
    const server = await listen(app.callback(), config, undefined, undefined, limits);
    return {
      url: `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${server.port}`,
      stop: async () => {
        await server.stop();
        await folder.close();
      },
    };
  } catch (error) {
    await folder.close();
    throw error;
  }
};

/** Locks a data folder, creating it if missing, and opens and migrates the wallet's store in it. */
const openFolder = (folder: string, fatal: (error: unknown) => void): { store: Store; close(): Promise<void> } => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const binding = nativeBinding();
  const unlock = lockDataFolder(folder, fatal, binding);
  try {
    const store = openStore({
      file: join(folder, 'wallet.db'),
      migrations: walletMigrations(),
      fatal,
      ...(binding === undefined ? {} : { nativeBinding: binding }),
    });
    return {
      store,
      close: async () => {
        await store.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
};

/** Serves the operations of the wallet's document. */
const operateWallet = (
  { secret, openingBalance }: ReferenceWalletConfig,
  store: Store,
  clock: () => number,
): Promise<Middleware> =>
  operate<Caller>({
    document,
    routes,
    requests,
    anonymous: 'nobody',
    authenticate: {
      walletSecret: async (ctx) => {
        const token = bearerToken(ctx);
        if (token === undefined) return refuse('token_missing');
        return isSame(token, secret) ? 'platform' : refuse('token_invalid');
      },
    },
    permit: () => undefined,
    checkBytes: signatureCheck(secret),
    run: async (route, parts) => {
      const handler = (walletHandlers as Readonly<Record<string, unknown>>)[route.operationId] as AnyHandler;
      const reply = await handler(parts, { nowMs: clock(), openingBalance, write: (work) => store.write(work) });
      return isRefusal(reply) ? withPointer(reply, parts) : reply;
    },
  });

/** Compares in a time that reveals neither where two texts differ nor their lengths. */
const isSame = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The signature covers the raw bytes, so it is checked before they are parsed. */
const signatureCheck = (secret: string) => {
  const webhook = new Webhook(secret, { format: 'raw' });
  return (ctx: KoaContext, bytes = Buffer.alloc(0)): Refusal | undefined => {
    const headers = {
      'webhook-id': ctx.get('webhook-id'),
      'webhook-timestamp': ctx.get('webhook-timestamp'),
      'webhook-signature': ctx.get('webhook-signature'),
    };
    try {
      webhook.verify(bytes, headers, { jsonParse: false });
      return undefined;
    } catch (error) {
      return refuse('signature_invalid', { detail: `${error instanceof Error ? error.message : error}.` });
    }
  };
};
