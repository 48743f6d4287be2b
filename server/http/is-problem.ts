/** Whether a reply body looks like a problem document: it has a `code`. */
export const isProblem = (body: unknown): body is { readonly code: string } =>
  typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string';
