/** Bodies that are sent to many callers, with their text, for as long as someone keeps them. */
const texts = new WeakMap<object, string>();

/** A body that is rendered only once. It must not change from now on. */
export const rendered = <Body extends object>(body: Body, text: string): Body => {
  texts.set(body, text);
  return body;
};

/** A body as JSON. */
export const textOfBody = (body: unknown): string =>
  (typeof body === 'object' && body !== null ? texts.get(body) : undefined) ?? JSON.stringify(body);
