import type { Wallet } from '../../handlers/operator-wallet.ts';

/** What a wallet that answers each transaction as `execute` does makes of a batch. */
export const eachCredit =
  (execute: Wallet['execute']): Wallet['executeBatch'] =>
  async ({ batchId: _, credits, ...content }) => {
    const refusals = new Map<string, string>();
    for (const credit of credits) {
      const answer = await execute({ ...content, ...credit, type: 'Credit' });
      if (answer.outcome === 'uncertain') return answer;
      if (answer.outcome === 'refused') refusals.set(credit.playerId, answer.code);
    }
    return { outcome: 'done', result: refusals };
  };
