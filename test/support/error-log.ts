import { createLog, type Logger } from '../../server/base/log.ts';
import { takesErrors } from './logged-errors.ts';

/** The log of a platform in a test: an error fails the test that starts it, unless it names the line with `expectErrors`. */
export const errorLog = (): Logger => createLog('error', { write: takesErrors() });
