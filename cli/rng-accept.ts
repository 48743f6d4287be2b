import { CommandError, JSON_OPTION, type Run } from './command.ts';
import { giveOrder } from './give-order.ts';
import { createOutput } from './output.ts';
import { parseOptions } from './parse-options.ts';
import { resolveExistingPlace } from './resolve-place.ts';

const REASON_CHARACTERS_MAX = 500;

export const rngAccept: Run = async (words, usage) => {
  const { values } = parseOptions({
    args: [...words],
    options: { ...JSON_OPTION, reason: { type: 'string' }, data: { type: 'string' } },
  });
  const reason = values.reason?.trim() ?? '';
  if (reason === '' || reason.length > REASON_CHARACTERS_MAX)
    throw new CommandError(
      `--reason is missing, or has more than ${REASON_CHARACTERS_MAX} characters. Usage: pitboss ${usage}`,
    );
  const place = resolveExistingPlace(values, process.env);
  const done = await giveOrder(place, async () => ({ kind: 'accept-generator', reason }));
  createOutput(values.json)(`${done}\n`, { done });
  return 0;
};
