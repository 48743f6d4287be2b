import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { generate } from '../../codegen/emit/generate.ts';
import type { Files } from '../../codegen/emit/output/files.ts';
import { readProjectConfig } from '../../codegen/read/config/config.ts';
import type { Limitation } from '../../codegen/read/config/limitations.ts';

type Fault = { instancePath: string; keyword: string };
export type Validate = { (value: unknown): boolean; errors?: Fault[] | null };
export type Requests = Record<
  string,
  { params: Validate; body?: Validate; bodies?: Record<string, Validate> } | undefined
>;
type Reply = {
  contentType: string | null;
  headers: Validate | null;
  body: Validate | null;
  bodies?: Record<string, Validate | null>;
};
export type Replies = Record<string, Record<string, Reply | undefined> | undefined>;

/** The output for one foreign document, with a configuration that only names it. */
export type Foreign = {
  readonly folder: string;
  readonly files: Files;
  readonly remarks: readonly string[];
  /** The text of a generated file. */
  read(file: string): string;
  requests(): Promise<Requests>;
  webhooks(): Promise<Requests>;
  replies(): Promise<Replies>;
  routes(): Promise<readonly { operationId: string; security: unknown }[]>;
  /** Any generated module. */
  load(file: string): Promise<Readonly<Record<string, unknown>>>;
};

const fixtures = join(import.meta.dirname, 'fixtures');
const root = join(import.meta.dirname, '../..');

/** Generates from a document; its path is relative to the repository. The output lies inside it, so that it finds its packages. */
export const withForeign = async <Result>(
  document: string,
  accept: readonly Limitation[],
  use: (foreign: Foreign) => Promise<Result>,
  client: boolean | string = true,
  server?: 'node',
): Promise<Result> => {
  const folder = mkdtempSync(join(fixtures, '.run-'));
  try {
    const api = {
      document: join(root, document),
      output: 'out',
      ...(client === false ? {} : { client: client === true ? 'out' : client }),
      accept,
      ...(server ? { server } : {}),
    };
    writeFileSync(join(folder, 'codegen.json'), JSON.stringify({ apis: { foreign: api } }));
    const remarks: string[] = [];
    const files = await generate(readProjectConfig(join(folder, 'codegen.json')), (remark) => remarks.push(remark));
    const load = async (name: string) => {
      writeFiles(folder, files);
      return import(pathToFileURL(join(folder, `out/${name}`)).href);
    };
    return await use({
      folder,
      files,
      remarks,
      read: (file) => files.get(`out/${file}`) ?? '',
      requests: async () => (await load('requests.gen.mjs')).requests,
      webhooks: async () => (await load('webhooks.gen.mjs')).webhooks,
      replies: async () => (await load('replies.gen.mjs')).replies,
      routes: async () => (await load('operations.gen.ts')).routes,
      load,
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const writeFiles = (folder: string, files: Files): void => {
  for (const [file, text] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
};

/** Writes the output for several documents, each to its own folder, where it finds its packages. */
export const withGenerated = async <Result>(
  generated: readonly Files[],
  use: (folders: readonly string[]) => Result,
): Promise<Result> => {
  const folder = mkdtempSync(join(fixtures, '.run-'));
  try {
    return await use(
      generated.map((files, index) => {
        const own = join(folder, String(index));
        writeFiles(own, files);
        return own;
      }),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** The lines with which a document is refused, without the path. */
export const refusalOf = async (document: string, accept: readonly Limitation[] = []): Promise<string[]> => {
  try {
    await withForeign(document, accept, async () => undefined);
    return [];
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return error.message.split('\n').map((line) => line.replace(join(root, dirname(document)), '').replace(/^\//, ''));
  }
};

/** `ok`, or where and why the value is refused. */
export const verdict = (validate: Validate | null | undefined, value: unknown): string => {
  if (!validate) return 'no validator';
  if (validate(value)) return 'ok';
  const [fault] = validate.errors ?? [];
  return `${fault?.instancePath} ${fault?.keyword}`;
};
