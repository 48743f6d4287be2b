import { join } from 'node:path';
import { createMock } from '../../codegen/mock/backend.ts';
import { createChecks } from '../../codegen/mock/checks.ts';
import type { MockAnswer } from '../../codegen/mock/mock-answer.ts';
import { createSampler } from '../../codegen/mock/sample.ts';
import { readProjectConfig } from '../../codegen/read/config/config.ts';
import type { Document } from '../../codegen/read/document/document.ts';
import { merge } from '../../codegen/read/project/merge.ts';
import { listOperations } from '../../codegen/read/project/operation.ts';
import { type ProjectFormats, readSpecs } from '../../codegen/read/project/specs.ts';
import type { Foreign, Replies } from './foreign.ts';
import { type Draw, NoRequest, requestFor } from './valid-requests.ts';

export type Count = {
  readonly operations: number;
  readonly declared: number;
  /** Replies that are not as declared, one line each. */
  readonly wrong: readonly string[];
  /** Requests that could not be built, since no value fits the schema. */
  readonly impossible: readonly string[];
};

/**
 * Asks a mock of the document for every operation, with required and with all parameters, and judges the replies with the generated
 * validators. An operation counts if all its replies are declared and none refuses the request.
 */
export const declaredReplies = async (foreign: Foreign): Promise<Count> => {
  const config = readProjectConfig(join(foreign.folder, 'codegen.json'));
  const { sections, formats } = await readSpecs(config);
  const [api] = config.apis;
  if (!api) throw new Error('there is no interface');
  const document = merge(api, sections);
  const replies = await foreign.replies();
  const ask = await createMock(document, formats, '/');
  const draw = drawOf(document, formats);
  const operations = listOperations(config, document);
  const wrong: string[] = [];
  const impossible: string[] = [];
  let declared = 0;
  for (const operation of operations) {
    const { operationId, method } = operation;
    const faults: string[] = [];
    for (const withOptional of [false, true])
      try {
        const request = await requestFor(document, operation, draw, withOptional);
        // Documents that distinguish operations by a fragment send the same request for several.
        const prefer = `operation=${operationId}`;
        const answer = await ask({ ...request, headers: { ...request.headers, prefer } });
        const fault = faultOf(replies, operationId, method, answer);
        if (fault !== undefined) faults.push(`${operationId} ${request.method} ${request.path}: ${fault}`);
      } catch (error) {
        if (!(error instanceof NoRequest)) throw error;
        impossible.push(`${operationId}: ${error.message}`);
      }
    if (faults.length === 0) declared += 1;
    wrong.push(...faults);
  }
  return { operations: operations.length, declared, wrong, impossible };
};

/** Values for requests: an example that fits its schema, else a sample. */
export const drawOf = (document: Document, formats: ProjectFormats): Draw => {
  const faultsIn = createChecks(document, formats).faultsIn('request');
  const sample = createSampler(document, faultsIn, 'request');
  return (schema, example) =>
    example !== undefined && faultsIn(schema, example).length === 0 ? example : sample(schema);
};

/** The fault of a reply that the document does not declare for a valid request. */
export const faultOf = (
  replies: Replies,
  operationId: string,
  method: string,
  { status, headers, body }: MockAnswer,
): string | undefined => {
  const all = replies[operationId] ?? {};
  const statuses = Object.keys(all);
  const detail = `${headers['mock-detail'] ?? ''} ${body?.text.slice(0, 300) ?? ''}`;
  const hasSuccess = statuses.length === 0 || statuses.some((one) => /^[23]|default/i.test(one));
  if (status >= 400 && hasSuccess) return `refused with ${status}: ${detail}`;
  if (statuses.length === 0) return undefined;
  const range = statuses.find((one) => one.toUpperCase() === `${Math.trunc(status / 100)}XX`);
  const declared = all[status] ?? (range === undefined ? undefined : all[range]) ?? all.default;
  if (!declared) return `${status} is not declared: ${detail}`;
  if (declared.headers && !declared.headers({ ...headers }))
    return `headers: ${JSON.stringify(declared.headers.errors)}`;
  if (declared.contentType === null || method === 'head' || [204, 304].includes(status)) return undefined;
  if (!body) return 'there is no body';
  const bodies = declared.bodies ?? { [declared.contentType]: declared.body };
  const validate = bodies[body.type];
  if (validate === undefined && !Object.keys(bodies).some((type) => type.includes('*')))
    return `${body.type} is not declared`;
  const isJson = /[/+]json$/.test(body.type);
  return isJson && validate && !validate(JSON.parse(body.text))
    ? `body: ${JSON.stringify(validate.errors)} ${detail}`
    : undefined;
};
