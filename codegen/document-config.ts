import { existsSync } from 'node:fs';
import { basename, extname, relative, resolve } from 'node:path';
import { CommandError, type Option, UsageError } from './command.ts';
import { type Api, type Config, configOf } from './config.ts';
import { FRAMEWORKS, type Framework } from './frameworks.ts';
import { kebab } from './handler-files.ts';
import { isLimitation, LIMITATIONS } from './limitations.ts';

/** Options of the commands that take a document in place of a configuration file. */
export const ACCEPT: Readonly<Record<string, Option>> = {
  accept: { value: 'names', says: 'with a document: limitations to accept, separated by commas, or all' },
};

/** Where nothing is written. */
const NOWHERE = 'generated';

type Choices = {
  readonly output?: string | undefined;
  readonly client?: string | undefined;
  readonly server?: string | undefined;
  readonly accept?: string | undefined;
};

/** The configuration of a single document that was named on the command line; paths are relative to the current folder. */
export const documentConfig = (document: string, { output = NOWHERE, client, server, accept }: Choices): Config => {
  if (!existsSync(document)) throw new CommandError(`${document}: no such file`);
  const place = (path: string): string => relative('.', resolve(path));
  return configOf(resolve('pitboss-codegen.json'), {
    apis: {
      [kebab(basename(document, extname(document)))]: {
        document: place(document),
        output: place(output),
        ...(client === undefined ? {} : { client: place(client) }),
        ...(server === undefined ? {} : { server: frameworksOf(server) }),
        accept: limitationsOf(accept),
      },
    },
  });
};

const namesIn = (text: string): string[] => text.split(',').map((name) => name.trim());

const frameworksOf = (text: string): Framework[] =>
  namesIn(text).map((name) => {
    const found = FRAMEWORKS.find((framework) => framework === name);
    if (found === undefined) throw new UsageError(`${name} is not a framework; use ${FRAMEWORKS.join(', ')}`);
    return found;
  });

const limitationsOf = (text: string | undefined): Api['accept'] => {
  if (text === undefined) return [];
  if (text === 'all') return Object.keys(LIMITATIONS).filter(isLimitation);
  return namesIn(text).map((name) => {
    if (!isLimitation(name))
      throw new UsageError(`${name} is not a limitation; use ${Object.keys(LIMITATIONS).join(', ')}`);
    return name;
  });
};
