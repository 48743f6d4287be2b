// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

export { authenticatePlayer } from './authenticate-player.ts';
export { cancelBatch } from './cancel-batch.ts';
export { cancelTransaction } from './cancel-transaction.ts';
export { executeBatch } from './execute-batch.ts';
export { executeTransaction } from './execute-transaction.ts';
