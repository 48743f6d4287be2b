import { readFileSync } from 'node:fs';
import { CommandError } from './command.ts';

/** The value in a file. @throws CommandError when it cannot be read, or is not JSON. */
export const readJson = (file: string): unknown => {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new CommandError(`Cannot read ${file}.`);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new CommandError(`${file} is not JSON: ${error instanceof Error ? error.message : error}.`);
  }
};
