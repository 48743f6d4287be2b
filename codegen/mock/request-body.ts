import { type Document, type Json, type OperationObject, type RequestBody, resolve } from '../document.ts';
import { leaveOutNulls } from '../schema/leave-out-nulls.ts';
import { NullPlans } from '../schema/null-plans.ts';
import { type Fault, isJson, mediaTypeOf } from './answer.ts';
import type { FaultsIn } from './schema-checks.ts';

/** Why a body is refused: status, explanation, and faults. */
export type BodyFault = { readonly status: number; readonly detail: string; readonly faults: readonly Fault[] };

/** Validates a request body against its operation. Anything but JSON and forms is validated as text. */
export const bodyFaultOf = (
  document: Document,
  faultsIn: FaultsIn,
  operation: OperationObject,
  contentType: string,
  text: string,
): BodyFault | undefined => {
  const body = operation.requestBody ? resolve<RequestBody>(document, operation.requestBody) : undefined;
  if (!body) return text === '' ? undefined : { status: 400, detail: 'The operation takes no body.', faults: [] };
  if (text === '')
    return body.required
      ? { status: 400, detail: 'The body is missing.', faults: [{ pointer: '', detail: 'is required' }] }
      : undefined;
  const type = mediaTypeOf(contentType);
  const entries = Object.entries(body.content ?? {});
  const range = `${type.split('/', 1)[0]}/*`;
  const entry = [type, range, '*/*'].flatMap(
    (wanted) => entries.find(([name]) => mediaTypeOf(name) === wanted) ?? [],
  )[1];
  if (typeof entry !== 'object')
    return {
      status: 415,
      detail: `The body has ${type ? `the content type ${type}` : 'no content type'}; the operation takes ${entries.map(([name]) => name).join(', ')}.`,
      faults: [],
    };
  let value: Json = text;
  if (isJson(type)) {
    try {
      value = JSON.parse(text);
    } catch (error) {
      return {
        status: 400,
        detail: `The body is not JSON: ${error instanceof Error ? error.message : error}`,
        faults: [],
      };
    }
    const plans = new NullPlans(document);
    const place = document['x-null-is-left-out']?.includes('requests') ? plans.add(entry.schema) : undefined;
    if (place !== undefined) leaveOutNulls(plans.list, place, value);
  } else if (type === 'application/x-www-form-urlencoded') value = Object.fromEntries(new URLSearchParams(text));
  // Multipart bodies are not validated.
  else if (type.startsWith('multipart/')) return undefined;
  const faults = faultsIn(entry.schema ?? {}, value).map(({ instancePath, message = 'is invalid', params }) => ({
    pointer: instancePath,
    detail: 'additionalProperty' in params ? `${message}: ${params.additionalProperty}` : message,
  }));
  return faults.length > 0 ? { status: 400, detail: 'Invalid body.', faults } : undefined;
};
