import { start as startPlatform } from '../../server/start/start.ts';
import { errorLog } from './error-log.ts';

/** Starts the platform in this process. An error that it logs fails the test, unless the test expects it. */
export const start = (
  ...[config, showOnce, limits, open, log = errorLog(), generator]: Parameters<typeof startPlatform>
): ReturnType<typeof startPlatform> => startPlatform(config, showOnce, limits, open, log, generator);
