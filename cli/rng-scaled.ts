import { begunGenerator } from './begun-generator.ts';
import { CommandError, JSON_OPTION, type Run } from './command.ts';
import { parseOptions } from './parse-options.ts';
import { inParts, printParts } from './print-parts.ts';
import { readWholeNumber } from './read-whole-number.ts';

export const rngScaled: Run = async (words, usage) => {
  const { values } = parseOptions({
    args: [...words],
    options: { ...JSON_OPTION, range: { type: 'string' }, count: { type: 'string' } },
  });
  const { range, count } = values;
  if (range === undefined || count === undefined)
    throw new CommandError(`${range === undefined ? '--range' : '--count'} is missing. Usage: pitboss ${usage}`);
  // No draw of the platform has a larger one.
  const below = BigInt(readWholeNumber('--range', range, Number.MAX_SAFE_INTEGER));
  const many = readWholeNumber('--count', count, Number.MAX_SAFE_INTEGER);
  const { draw } = begunGenerator();
  const lineOf = values.json ? () => JSON.stringify({ outcome: draw(below).toString() }) : () => draw(below).toString();
  await printParts(inParts(many, lineOf));
  return 0;
};
