import * as assert from 'uvu/assert';
import { type ProblemCode, problems } from '../../generated/problems.gen.ts';
import { type Operation, operations, resolved, type Schema } from './schema.ts';

type Faults = readonly { readonly pointer: string; readonly detail: string }[];

/** The sent request; a JSON body may be text. */
type Sent = {
  readonly path?: object | undefined;
  readonly query?: object | undefined;
  readonly headers?: object | undefined;
  readonly body?: unknown;
};

/** Fails unless a problem about a field points to a field that the request has or its schema allows. */
export const checkPointers = (operationId: string, code: string, errors: Faults | undefined, sent: Sent): void => {
  const where = `${operationId} refused with ${code}`;
  const isAboutField = 'fields' in problems[code as ProblemCode];
  assert.is(errors !== undefined && errors.length > 0, isAboutField, `${where}: is it about a field?`);
  for (const { pointer } of errors ?? [])
    assert.ok(leads(operationId, code, pointer, sent), `${where}: nothing is at ${JSON.stringify(pointer)}`);
};

const leads = (operationId: string, code: string, pointer: string, sent: Sent): boolean => {
  if (pointer === '' || pointer === '/query') return true;
  // A problem quotes only the start of a very long pointer.
  if (pointer.length > 1000) return true;
  const names = pointer
    .slice(1)
    .split('/')
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
  const [place, name = ''] = names;
  const { parameters, body } = operationOf(operationId);
  if (place === 'path' || place === 'query' || place === 'header') {
    const given = { path: sent.path, query: sent.query, header: sent.headers }[place] ?? {};
    return parameters.some((each) => each.in === place && each.name.toLowerCase() === name) || name in given;
  }
  // publishTemplate is refused for the template that it names.
  const published = operationId === 'publishTemplate' && ['template_invalid', 'warnings_not_accepted'].includes(code);
  const schema = published ? operationOf('createTemplate').body : body;
  return has(read(sent.body), names) || (schema !== undefined && mayHave(schema, names));
};

/** Reports whether an operation's request may have the field that a problem's registry entry names. */
export const mayHaveField = ({ parameters, body }: Operation, name: string): boolean =>
  parameters.some((each) => each.name.toLowerCase() === name) || (body !== undefined && mayHave(body, name.split('/')));

const operationOf = (operationId: string): Operation => {
  const operation = operations.find((each) => each.operationId === operationId);
  if (operation === undefined) throw new Error(`the document has no operation ${operationId}`);
  return operation;
};

const read = (body: unknown): unknown => {
  try {
    return typeof body === 'string' ? JSON.parse(body) : body;
  } catch {
    return undefined;
  }
};

const has = (value: unknown, [name, ...rest]: readonly string[]): boolean =>
  name === undefined ||
  (typeof value === 'object' && value !== null && Object.hasOwn(value, name) && has(Reflect.get(value, name), rest));

const mayHave = (schema: Schema, names: readonly string[]): boolean => {
  const [name, ...rest] = names;
  if (name === undefined) return true;
  const { properties = {}, additionalProperties: others, items, allOf = [], anyOf = [], oneOf = [] } = resolved(schema);
  const ofMap = typeof others === 'object' ? others : undefined;
  const inside = /^\d+$/.test(name) ? items : (properties[name] ?? ofMap);
  return (
    (inside !== undefined && mayHave(inside, rest)) || [...allOf, ...anyOf, ...oneOf].some((one) => mayHave(one, names))
  );
};
