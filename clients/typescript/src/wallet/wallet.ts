// The entry point of `pitboss-client/wallet`: what an operator writes a wallet with.
export { fastifyPlugin } from '../http/fastify-plugin.ts';
export { fetchHandler } from '../http/fetch-handler.ts';
export { koaMiddleware } from '../http/koa-middleware.ts';
export { nodeListener } from '../http/node-listener.ts';
export type { ReceivedReply, ReceivedRequest, Receiver } from '../http/receiver.ts';
export type { MinorUnit } from './amount-faults.ts';
export { createWallet, type Wallet, type WalletOptions } from './create-wallet.ts';
export type * from './generated/types.gen.ts';
export { decimalOf, microsOf, numberOf } from './money.ts';
export { type Refusal, type RefusalCode, refuse, WalletUnavailable } from './refusal.ts';
export type { Movement, RequestedMovement, WalletFunctions, WalletSession } from './wallet-functions.ts';
export {
  type BatchRecord,
  memoryStore,
  type TransactionRecord,
  type WalletRecord,
  type WalletStore,
} from './wallet-store.ts';
