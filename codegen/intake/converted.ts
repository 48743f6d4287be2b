import { upgrade } from '@scalar/openapi-upgrader';
import type { JsonObject } from '../document.ts';

/** Whether a document is OpenAPI 2.0, also called Swagger. */
export const isSwagger = (document: JsonObject): boolean => /^2([.]|$)/.test(String(document.swagger ?? ''));

/** A document of OpenAPI 2.0 as 3.0, which the rest of the program reads; any other is returned unchanged. */
export const converted = (document: JsonObject): JsonObject =>
  isSwagger(document) ? (upgrade(structuredClone(document), '3.0') as object as JsonObject) : document;

/** Where a part of a converted document was in the original. */
export const original = (pointer: string): string =>
  pointer
    .replace(/^#\/components\/schemas(?=\/|$)/, '#/definitions')
    .replace(/^#\/components\/(parameters|responses)(?=\/|$)/, '#/$1')
    .replace(/^#\/components\/securitySchemes(?=\/|$)/, '#/securityDefinitions')
    .replace(/\/requestBody(\/.*)?$/, '/parameters');
