import { begunGenerator } from './begun-generator.ts';
import { CommandError, JSON_OPTION, type Run } from './command.ts';
import { parseOptions } from './parse-options.ts';
import { printParts } from './print-parts.ts';
import { readWholeNumber } from './read-whole-number.ts';

const PART_BYTES = 65_536;

export const rngRaw: Run = async (words, usage) => {
  const { values } = parseOptions({ args: [...words], options: { ...JSON_OPTION, bytes: { type: 'string' } } });
  if (values.bytes === undefined) throw new CommandError(`--bytes is missing. Usage: pitboss ${usage}`);
  const count = readWholeNumber('--bytes', values.bytes, Number.MAX_SAFE_INTEGER);
  const generator = begunGenerator();
  const parts = function* (): Generator<string | Uint8Array> {
    for (let left = count; left > 0; left -= PART_BYTES) {
      const bytes = generator.bytes(Math.min(left, PART_BYTES));
      yield values.json ? `${JSON.stringify({ hex: bytes.toString('hex') })}\n` : bytes;
    }
  };
  await printParts(parts());
  return 0;
};
