import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { isObject, type Json, type JsonObject } from '../../codegen/document.ts';

export const spec = new URL('../../spec/', import.meta.url);

/** An object of a spec file, such as an operation or a channel, and its location. */
export type Written = { readonly where: string; readonly url: URL; readonly value: JsonObject };

const read = (file: string, base: URL): { url: URL; document: JsonObject } => {
  const url = new URL(file, base);
  const document: Json = parse(readFileSync(url, 'utf8'));
  if (!isObject(document)) throw new Error(`${url} is not an object`);
  return { url, document };
};

const objectsIn = (url: URL, at: string, value: Json | undefined): Written[] =>
  Object.entries(isObject(value) ? value : {}).flatMap(([key, item]) =>
    isObject(item) ? [{ where: `${url.href.slice(spec.href.length)}#${at}/${key}`, url, value: item }] : [],
  );

const documents = (name: string) =>
  globSync(`*/${name}.yaml`, { cwd: spec })
    .sort()
    .map((file) => read(file, spec));

/** Every operation of every section, as written in its path file. */
export const operations: readonly Written[] = documents('openapi').flatMap(({ url, document }) =>
  objectsIn(url, '/paths', document.paths).flatMap(({ value }) => {
    const item = typeof value.$ref === 'string' ? read(value.$ref, url) : { url, document: value };
    return objectsIn(item.url, '', item.document).filter(({ value }) => value.operationId !== undefined);
  }),
);

const asynchronous = documents('asyncapi');

/** Every channel of every section. */
export const channels: readonly Written[] = asynchronous.flatMap(({ url, document }) =>
  objectsIn(url, '/channels', document.channels),
);

/** Every message of every section, as written in its own file or its document. */
export const messages: readonly Written[] = asynchronous
  .flatMap(({ url, document }) =>
    objectsIn(url, '/components/messages', isObject(document.components) ? document.components.messages : {}),
  )
  .map((written) => {
    if (typeof written.value.$ref !== 'string') return written;
    const { url, document } = read(written.value.$ref, written.url);
    return { ...written, url, value: document };
  });
