import type { SharedAccess } from '../shared-access.ts';
import { unavailable } from '../store-error.ts';
import type { Sessions } from './sessions.ts';

const SIZE = 'select pg_database_size(current_database())';

/** How large the database is: see SharedAccess. */
export const sizing =
  (sessions: Pick<Sessions, 'take' | 'give'>): SharedAccess['size'] =>
  async () => {
    try {
      const session = await sessions.take();
      try {
        const { rows } = await session.query(SIZE);
        return Number(rows[0]?.[0]);
      } finally {
        sessions.give(session);
      }
    } catch (error) {
      throw unavailable(error);
    }
  };
