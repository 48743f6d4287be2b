import type { HeaderSource } from '../webhooks/verify-signature.ts';
import { headerOf } from '../webhooks/verify-signature.ts';
import { validators } from './generated/validators.gen.ts';
import type { OperationId } from './operations.ts';
import type { SchemaFault } from './request-validators.ts';
import type { FieldFault, WalletReply } from './wallet-reply.ts';

const HEADERS = ['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const;
/** Deeper JSON could not be written again. */
const DEPTH_MAX = 32;
const FAULTS_MAX = 100;

/** The body of an authentic call, validated; or why it is refused. */
export const readCall = (
  operationId: OperationId,
  headers: HeaderSource,
  bytes: Uint8Array,
): { readonly body: object } | { readonly refused: WalletReply } => {
  const { params, body: validate, leaveOutNulls } = validators[operationId];
  const header = Object.fromEntries(
    HEADERS.map((name) => [name, headerOf(headers, name)]).filter(([, value]) => value !== undefined),
  );
  if (!params({ path: {}, query: {}, header })) return refused('validation_failed', faultsOf(params.errors));
  if (bytes.length === 0) return refused('validation_failed', [{ pointer: '', detail: 'A body is required.' }]);
  const parsed = parse(bytes);
  if ('malformed' in parsed) return { refused: { problem: 'malformed_body', detail: parsed.malformed } };
  leaveOutNulls?.(parsed.value);
  if (validate !== undefined && !validate(parsed.value)) return refused('validation_failed', faultsOf(validate.errors));
  return { body: parsed.value as object };
};

const refused = (problem: 'validation_failed', errors: readonly FieldFault[]) => ({ refused: { problem, errors } });

const parse = (bytes: Uint8Array): { readonly value: unknown } | { readonly malformed: string } => {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return { malformed: 'The body is not UTF-8.' };
  }
  if (isTooDeep(text)) return { malformed: `The body nests deeper than ${DEPTH_MAX} levels.` };
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { malformed: 'The body is not JSON.' };
  }
};

/** Brackets inside texts do not count. */
const isTooDeep = (text: string): boolean => {
  let depth = 0;
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/g)) {
    if (token === '[' || token === '{') depth += 1;
    else if (token === ']' || token === '}') depth -= 1;
    if (depth > DEPTH_MAX) return true;
  }
  return false;
};

const escaped = (name: unknown): string => String(name).replaceAll('~', '~0').replaceAll('/', '~1');

/** The first fault of each field. */
const faultsOf = (errors: readonly SchemaFault[] | null | undefined): FieldFault[] => {
  const faults = new Map<string, FieldFault>();
  for (const { keyword, instancePath, params, message = 'is not valid' } of errors ?? []) {
    const isMissing = keyword === 'required';
    const isUnknown = keyword === 'additionalProperties';
    const name = isMissing ? params.missingProperty : isUnknown ? params.additionalProperty : undefined;
    const pointer = name === undefined ? instancePath : `${instancePath}/${escaped(name)}`;
    const sentence = `${message.charAt(0).toUpperCase()}${message.slice(1).replace(' NOT ', ' not ')}.`;
    const detail = isMissing ? 'This field is required.' : isUnknown ? 'Unknown field.' : sentence;
    if (!faults.has(pointer)) faults.set(pointer, { pointer, detail });
    if (faults.size === FAULTS_MAX) break;
  }
  return [...faults.values()];
};
