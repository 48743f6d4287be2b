import type { SharedAccess } from '../shared-access.ts';
import type { RowOf } from '../statement.ts';
import { databaseFailed } from './database-failed.ts';
import { type Answered, isRefusedBySql, isShortOfTime } from './postgres-session.ts';
import type { Questions } from './questions.ts';
import type { Sessions } from './sessions.ts';

/** Asks one statement on the next connection that is free. */
export const asked = async (
  sessions: Pick<Sessions, 'take' | 'give'>,
  ...[text, values, name]: readonly [text: string, values?: readonly unknown[], name?: string]
): Promise<Answered> => {
  const session = await sessions.take().catch((error: unknown) => {
    throw databaseFailed(error);
  });
  try {
    return await session.query(text, values, name);
  } catch (error) {
    throw isRefusedBySql(error) && !isShortOfTime(error) ? error : databaseFailed(error);
  } finally {
    sessions.give(session);
  }
};

/** Single statements that wait for no unit: see SharedAccess. */
export const asking =
  (sessions: Pick<Sessions, 'take' | 'give'>, questions: Pick<Questions, 'of'>): SharedAccess['ask'] =>
  async (runnable, params) => {
    const { text, values, name, read } = questions.of(runnable, params, 'all');
    const { rows, changes } = await asked(sessions, text, values, name);
    return {
      rows: (/^(?:select|with)|\breturning\b/i.test(text) ? read(rows) : []) as RowOf<typeof runnable>[],
      changes,
    };
  };

const SIZE = 'select pg_database_size(current_database())';

/** Measures the database: see SharedAccess. */
export const sizing =
  (sessions: Pick<Sessions, 'take' | 'give'>): SharedAccess['size'] =>
  async () =>
    Number((await asked(sessions, SIZE)).rows[0]?.[0]);
