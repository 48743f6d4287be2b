import { RandomGenerator } from '../server/random/generator.ts';
import { CommandError } from './command.ts';

/** The generator that draws in production, after its start test. @throws CommandError when it fails that. */
export const begunGenerator = (): RandomGenerator => {
  const generator = new RandomGenerator();
  const failure = generator.begin();
  if (failure !== undefined) throw new CommandError(`The random generator fails its start test: ${failure.detail}`);
  return generator;
};
