import { toBrandPath } from '../domain/account/to-brand-path.ts';
import { CommandError, JSON_OPTION, type Run } from './command.ts';
import { giveOrder } from './give-order.ts';
import { createOutput } from './output.ts';
import { parseOptions } from './parse-options.ts';
import { resolveExistingPlace } from './resolve-place.ts';

/** Removes what the platform keeps of a player beyond the records of money. */
export const playerErase: Run = async (words, usage) => {
  const { values } = parseOptions({
    args: [...words],
    options: {
      ...JSON_OPTION,
      ...{ operator: { type: 'string' }, brand: { type: 'string' }, player: { type: 'string' } },
      data: { type: 'string' },
    },
  });
  const { operator, brand, player } = values;
  const required = (name: string, value: string | undefined): string => {
    if (value === undefined || value === '') throw new CommandError(`--${name} is missing. Usage: pitboss ${usage}`);
    return value;
  };
  const order = {
    kind: 'erase-player',
    brandPath: toBrandPath(required('operator', operator), required('brand', brand)),
    playerId: required('player', player),
  } as const;
  const done = await giveOrder(resolveExistingPlace(values, process.env), async () => order);
  createOutput(values.json)(`${done}\n`, { done });
  return 0;
};
