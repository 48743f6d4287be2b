import { join } from 'node:path';
import Database from 'better-sqlite3';

/** The export that the wallet's owner would make: the reference wallet keeps every transaction. */
export const walletList = (folder: string): string => {
  const store = new Database(join(folder, 'wallet.db'), { readonly: true });
  const rows = store.prepare('select * from transactions').all() as Record<string, string | number | null>[];
  store.close();
  return ['id,kind,player,amount,currency,time']
    .concat(
      rows.flatMap(({ id, state, type, player_id, amount, currency }) => {
        if (state === 'refused') return [];
        const now = new Date().toISOString();
        const moved = `${id},${type},${player_id},${Number(amount) / 1e6},${currency},${now}`;
        return state === 'cancelled' ? [moved, `${id},cancel,,,,${now}`] : [moved];
      }),
    )
    .join('\n');
};
