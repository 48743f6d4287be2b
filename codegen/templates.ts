import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files that projects begin with. TypeScript ends with `.txt` here, since it compiles only next to generated code. */
const FOLDER = join(import.meta.dirname, 'templates');

/** The text of a template. */
export const template = (name: string): string => readFileSync(join(FOLDER, name), 'utf8');

/** The files of a new project, by path. */
export const projectTemplates = (): ReadonlyMap<string, string> =>
  new Map(
    globSync('**/*.*', { cwd: join(FOLDER, 'project') }).map((name) => [
      name === 'gitignore.txt' ? '.gitignore' : name.replace(/[.]txt$/, ''),
      template(`project/${name}`),
    ]),
  );
