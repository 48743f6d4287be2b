import { type Operations, routes } from '../generated/server/operations.gen.ts';

type OperationId = keyof Operations;
type Parts<Id extends OperationId> = Omit<Operations[Id]['data'], 'url' | 'headers'>;
type Body<Id extends OperationId> = Operations[Id]['responses'] extends { 200: infer Answer } ? Answer : undefined;

/** The result of a call: its body, or the code of a problem that the operation declares. */
export type DemoAnswer<Id extends OperationId> =
  | { readonly done: true; readonly code?: never; readonly body: Body<Id> }
  | { readonly done: false; readonly code: Operations[Id]['problems']; readonly detail: string };

/** Calls operations of a platform over HTTP, the way clients do. */
export type DemoCaller = <Id extends OperationId>(operationId: Id, parts: Parts<Id>) => Promise<DemoAnswer<Id>>;

/** Calls without a token, or with one. */
export const callerAt =
  (url: string, token?: string): DemoCaller =>
  async (operationId, parts) => {
    const route = routes.find((known) => known.operationId === operationId);
    if (route === undefined) throw new Error(`there is no operation ${operationId}`);
    const { path = {}, query = {}, body }: { path?: object; query?: object; body?: unknown } = parts;
    const filled = Object.entries(path).reduce(
      (text, [name, value]) => text.replace(`{${name}}`, encodeURIComponent(String(value))),
      route.path as string,
    );
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    const response = await fetch(`${url}${filled}${search.size > 0 ? `?${search}` : ''}`, {
      method: route.method.toUpperCase(),
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const content = text === '' ? undefined : JSON.parse(text);
    return response.ok ? { done: true, body: content } : { done: false, code: content.code, detail: content.detail };
  };

/** The body of a call that is refused only if the program has a bug. */
export const demoBody = <Id extends OperationId>(operationId: Id, answer: DemoAnswer<Id>): Body<Id> => {
  if (!answer.done) throw new Error(`${operationId} was refused with ${answer.code}: ${answer.detail}`);
  return answer.body;
};
