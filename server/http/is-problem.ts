/** Whether a reply's body is a problem document, as far as its code goes. */
export const isProblem = (body: unknown): body is { readonly code: string } =>
  typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string';
