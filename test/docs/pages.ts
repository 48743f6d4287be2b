import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServedFile } from '../../server/http/pages.ts';
import { root } from '../cli/program.ts';

export const folder = join(root, 'dist/docs');

const readServed = (): ReadonlyMap<string, ServedFile> => {
  const list = join(folder, 'pages.json');
  if (!existsSync(list)) throw new Error('dist/docs is missing: run “make docs” first');
  return new Map(Object.entries<ServedFile>(JSON.parse(readFileSync(list, 'utf8'))));
};

// Built pages do not change during the tests and every link needs them, so each is read once.
let pages: ReturnType<typeof readServed> | undefined;
let drawings: ReturnType<typeof readReferences> | undefined;

/** Every built page, by address. */
export const served = (): ReadonlyMap<string, ServedFile> => {
  pages ??= readServed();
  return pages;
};

export const contentOf = ({ file }: ServedFile): string => readFileSync(join(folder, file), 'utf8');

/** The addresses of all pages, without downloads. */
export const htmlPages = (): string[] =>
  [...served()].filter(([, { type }]) => type.startsWith('text/html')).map(([address]) => address);

/** The addresses of the pages that Redoc draws, each with its document. */
export const references = (): ReadonlyMap<string, Drawn> => {
  drawings ??= readReferences();
  return drawings;
};

const readReferences = (): ReadonlyMap<string, Drawn> =>
  new Map(
    [...served()].flatMap(([address, page]) => {
      if (!page.type.startsWith('text/html')) return [];
      const [, script] = /<script type="module" src="([^"]+)"/.exec(contentOf(page)) ?? [];
      if (script === undefined) return [];
      const module = served().get(new URL(script, `http://x${address}`).pathname);
      if (module === undefined) throw new Error(`${address} names ${script}, which is no page`);
      return [[address, JSON.parse(contentOf(module).split('\n')[3]?.replace(/,$/, '') ?? '')] as const];
    }),
  );

/** A document that Redoc draws: annotated OpenAPI, or AsyncAPI. */
export type Drawn = {
  readonly openapi?: string;
  readonly asyncapi?: string;
  readonly info: { readonly title: string };
  readonly paths?: Readonly<Record<string, Readonly<Record<string, DrawnOperation>>>>;
};

export type DrawnOperation = {
  readonly operationId?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly 'x-pending'?: boolean;
  readonly 'x-problems'?: readonly string[];
};

export const operationsIn = (document: Drawn): (DrawnOperation & { readonly operationId: string })[] =>
  Object.values(document.paths ?? {})
    .flatMap((item) => Object.values(item))
    .flatMap((operation) => {
      const { operationId } = operation;
      return operationId === undefined ? [] : [{ ...operation, operationId }];
    });
