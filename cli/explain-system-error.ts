import { whyUnusable } from '../server/base/why-unusable.ts';

/** Explains the system's refusal in a sentence, with what to do about the file that its error names, if that is clear. */
export const explainSystemError = (error: Error & { readonly path?: unknown }): string =>
  (typeof error.path === 'string' ? whyUnusable(error.path, 'writing') : undefined) ?? `${error.message}.`;
