import { type Document, type JsonObject, METHODS, type PathItem } from '../../read/document/document.ts';

/** An operation whose request has another type in another view, and the copy of it that the generator types for that view. */
export type OtherRequest = {
  readonly operationId: string;
  readonly copyId: string;
  readonly path: string;
  readonly copyPath: string;
};

/** The names of the types of one of them: of its request, and of everything that was only written for the copy. */
export type RequestNames = {
  readonly request: OtherRequest;
  readonly name: string;
  readonly copyName: string;
  readonly extra: readonly string[];
};

/**
 * The first view, with a copy of each operation whose request the second view describes differently; or undefined where they differ in
 * something else.
 */
export const withOtherRequests = (
  first: Document,
  second: Document,
): { readonly document: Document; readonly others: readonly OtherRequest[] } | undefined => {
  if (JSON.stringify([first.components, first.webhooks]) !== JSON.stringify([second.components, second.webhooks]))
    return undefined;
  // A schema of the same name would be renamed.
  const mark = freeWord(JSON.stringify([first.paths, Object.keys(first.components?.schemas ?? {})]).toLowerCase());
  const others: OtherRequest[] = [];
  const copies: Record<string, PathItem> = {};
  for (const [path, item] of Object.entries(first.paths ?? {})) {
    const other = second.paths?.[path];
    const copied: Record<string, JsonObject> = {};
    for (const method of METHODS) {
      const [operation, described] = [item[method], other?.[method]];
      if (!operation?.operationId || !described) continue;
      const { parameters, requestBody } = described;
      if (requestIn(item, operation) === requestIn(other, described)) continue;
      const copyId = `${operation.operationId}${mark}`;
      copied[method] = JSON.parse(JSON.stringify({ operationId: copyId, parameters, requestBody, responses: {} }));
      others.push({ operationId: operation.operationId, copyId, path, copyPath: `/${mark}${path}` });
    }
    if (Object.keys(copied).length > 0)
      copies[`/${mark}${path}`] = { ...(other?.parameters ? { parameters: other.parameters } : {}), ...copied };
  }
  return { document: { ...first, paths: { ...first.paths, ...copies } }, others };
};

const requestIn = (item: PathItem | undefined, operation: NonNullable<PathItem['get']>): string =>
  JSON.stringify([item?.parameters, operation.parameters, operation.requestBody]);

/** A word that a text in lower case does not contain, however it is written. */
const freeWord = (text: string, word = 'Sent'): string =>
  text.includes(word.toLowerCase()) ? freeWord(text, `${word}s`) : word;

/** The types of both views: the first without the copies, the second with the copies in place of what they were copied from. */
export const splitRequests = (
  text: string,
  names: readonly RequestNames[],
): readonly [first: string, second: string] => {
  const statements = text.trimEnd().split(/\n\n(?=export |\/\*\*)/);
  const nameOf = (statement: string): string => /^export type (\S+) =/m.exec(statement)?.[1] ?? '';
  const extra = new Set(names.flatMap((one) => [one.copyName, ...one.extra]));
  const byName = new Map(statements.map((statement) => [nameOf(statement), statement]));
  const first = statements.filter((statement) => !extra.has(nameOf(statement)));
  const replaced = new Map(
    names.map(({ name, copyName, request }) => [
      name,
      (byName.get(copyName) ?? '')
        .replace(`export type ${copyName} =`, () => `export type ${name} =`)
        .replace(request.copyPath.slice(0, -request.path.length), ''),
    ]),
  );
  const second = first.map((statement) => replaced.get(nameOf(statement)) ?? statement);
  return [first, second].map((kept) => `${kept.join('\n\n')}\n`) as [string, string];
};
