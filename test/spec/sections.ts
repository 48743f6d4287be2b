import { globSync, readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { isObject, type Json, type JsonObject } from '../../codegen/read/document/document.ts';
import { writtenOut } from '../../codegen/read/intake/based-on.ts';
import { events as sentEvents } from '../../generated/server/events.gen.ts';

export const spec = new URL('../../spec/', import.meta.url);

/** An object of a spec file, such as an operation or a channel, and its location. */
export type Written = { readonly where: string; readonly url: URL; readonly value: JsonObject };

const textOf = (path: string): string => readFileSync(path, 'utf8');

const read = (file: string, base: URL): { url: URL; document: JsonObject } => {
  const url = new URL(file, base);
  const document: Json = parse(readFileSync(url, 'utf8'));
  if (!isObject(document)) throw new Error(`${url} is not an object`);
  return { url, document };
};

/** The schemas of a file, written out, their enums with the events that `x-enum-events-of` stands for. */
const schemasIn = (url: URL): Readonly<Record<string, JsonObject>> =>
  JSON.parse(JSON.stringify(parse(writtenOut(url.pathname, textOf))), (_, value) => {
    const { 'x-enum-events-of': outlets, ...schema } = Object(value);
    if (!Array.isArray(outlets)) return value;
    const added = Object.entries(sentEvents).filter(([, places]) => places.some((place) => outlets.includes(place)));
    return { ...schema, enum: [...schema.enum, ...added.map(([event]) => event)] };
  });

/** Every schema of `spec/schemas/` by its name, with a reference to it. */
export const schemas: ReadonlyMap<string, { readonly reference: string; readonly schema: JsonObject }> = new Map(
  readdirSync(new URL('schemas/', spec)).flatMap((file) => {
    const url = new URL(`schemas/${file}`, spec);
    return Object.entries(schemasIn(url)).map(([name, schema]) => [name, { reference: `${url}#/${name}`, schema }]);
  }),
);

/** A schema of `spec/schemas/`, written out. */
export const readSchema = (name: string): JsonObject => {
  const { schema } = schemas.get(name) ?? {};
  if (schema === undefined) throw new Error(`there is no schema ${name}`);
  return schema;
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

const shared = read('events.yaml', spec);

/** Every event, as written. */
export const events: readonly Written[] = objectsIn(shared.url, '', shared.document);

/** Every message, of all sections and of one, as written. */
export const messages: readonly Written[] = [
  ...events,
  ...asynchronous.flatMap(({ url, document }) =>
    objectsIn(url, '/components/messages', isObject(document.components) ? document.components.messages : {}),
  ),
];
