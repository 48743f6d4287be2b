import type { SharedAccess } from '../shared-access.ts';
import type { RowOf } from '../statement.ts';
import { unavailable } from '../store-error.ts';
import type { Questions } from './questions.ts';
import { isRefusedBySql, isShortOfTime, type Session } from './session.ts';
import type { Sessions } from './sessions.ts';

/** Single statements that wait for no unit: see SharedAccess. */
export const asking =
  (sessions: Pick<Sessions, 'take' | 'give'>, questions: Pick<Questions, 'of'>): SharedAccess['ask'] =>
  async (runnable, params) => {
    const { text, values, name, read } = questions.of(runnable, params, 'all');
    let session: Session;
    try {
      session = await sessions.take();
    } catch (error) {
      throw unavailable(error);
    }
    try {
      const { rows, changes } = await session.query(text, values, name);
      return {
        rows: (/^(?:select|with)|\breturning\b/i.test(text) ? read(rows) : []) as RowOf<typeof runnable>[],
        changes,
      };
    } catch (error) {
      throw isRefusedBySql(error) && !isShortOfTime(error) ? error : unavailable(error);
    } finally {
      sessions.give(session);
    }
  };
