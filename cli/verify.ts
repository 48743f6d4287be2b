import { recordLastVerify } from '../server/start/last-verify.ts';
import { JSON_OPTION, type Run, STATUS } from './command.ts';
import { beginLongWork } from './long-work.ts';
import { createOutput } from './output.ts';
import { parseOptions } from './parse-options.ts';
import { existingPlaceOf } from './place-of.ts';
import { proveStore } from './prove-store.ts';

export const verify: Run = async (words) => {
  const { values } = parseOptions({
    args: [...words],
    options: { ...JSON_OPTION, data: { type: 'string' }, checkpoint: { type: 'string' } },
  });
  const place = existingPlaceOf(values, process.env);
  const print = createOutput(values.json);
  const { progress, above, signal, end } = beginLongWork('entries', values.json);
  try {
    const { isProven, isStopped, summary } = await proveStore(place, {
      ...{ checkpoint: values.checkpoint, progress, signal },
      say: (text, isFault) => above(() => print(text, { level: isFault ? 'fault' : 'ok', text: text.trim() })),
    });
    end();
    print(`${summary}\n`, { proven: isProven, stopped: isStopped, summary });
    if (isStopped) return STATUS.stopped;
    record(place.data, isProven);
    return isProven ? 0 : 1;
  } finally {
    end();
  }
};

/** The proof stands, whether or not there is room to record it. */
const record = (data: string, isProven: boolean): void => {
  try {
    recordLastVerify(data, isProven, Date.now());
  } catch (error) {
    process.stderr.write(`pitboss: Cannot record this run in ${data}: ${error}\n`);
  }
};
