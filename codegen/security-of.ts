import type { Document, Security } from './document.ts';
import type { Operation } from './operation.ts';

/** What an operation requires of its caller, as OpenAPI writes it: alternatives, each with all its schemes. */
export const securityOf = (document: Document, { path, method }: Pick<Operation, 'path' | 'method'>): Security =>
  document.paths?.[path]?.[method]?.security ?? document.security ?? [];
