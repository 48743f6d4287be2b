import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { recordLastVerify } from '../server/start/last-runs.ts';
import { JSON_OPTION, type Run, STATUS } from './command.ts';
import { beginLongWork } from './long-work.ts';
import { createOutput } from './output.ts';
import { parseOptions } from './parse-options.ts';
import { proveStore } from './prove-store.ts';
import { resolveExistingPlace, type StorePlace } from './resolve-place.ts';

export const verify: Run = async (words) => {
  const { values } = parseOptions({
    args: [...words],
    options: { ...JSON_OPTION, data: { type: 'string' }, checkpoint: { type: 'string' }, heads: { type: 'string' } },
  });
  const place = resolveExistingPlace(values, process.env);
  const print = createOutput(values.json);
  const { progress, above, signal, end } = beginLongWork('entries', values.json);
  try {
    const { isProven, isStopped, summary } = await proveStore(place, {
      ...{ checkpoint: values.checkpoint, heads: values.heads, progress, signal },
      say: (text, isFault) => above(() => print(text, { level: isFault ? 'fault' : 'ok', text: text.trim() })),
    });
    end();
    print(`${summary}\n`, { proven: isProven, stopped: isStopped, summary });
    if (isStopped) return STATUS.stopped;
    if (isServedFrom(place)) record(place.data, isProven);
    return isProven ? 0 : 1;
  } finally {
    end();
  }
};

/** A copy that was never served stays as it is; what serves from a database may have its keys elsewhere. */
const isServedFrom = ({ data, database }: StorePlace): boolean =>
  existsSync(database === undefined ? join(data, 'lock.db') : data);

/** The proof stands, whether or not there is room to record it. */
const record = (data: string, isProven: boolean): void => {
  try {
    recordLastVerify(data, isProven, Date.now());
  } catch (error) {
    process.stderr.write(`pitboss: Cannot record this run in ${data}: ${error}\n`);
  }
};
