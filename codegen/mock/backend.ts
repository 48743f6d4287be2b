import { type Document, deref, type Json, type Place, type RequestBodyObject } from '../read/document/document.ts';
import type { ProjectFormats } from '../read/project/specs.ts';
import { createChecks, type RequestChecks } from './checks.ts';
import { asksForCors, preflight, shared } from './cors.ts';
import { readCredentials } from './credentials.ts';
import { type MockAnswer, type MockFault, plainRefusal } from './mock-answer.ts';
import { MockBodyRefusal, readMockBody } from './read-body.ts';
import { readParameters } from './read-parameters.ts';
import { createReplies, type Making, parseWish, type ReplyWish } from './replies.ts';
import { buildRoutes, type MockMatch } from './routes.ts';
import { createSampler } from './sample.ts';
import { createState } from './state.ts';

/** A request as received: `path` includes the query. */
export type MockRequest = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly body: string | Uint8Array;
};

export type MockOptions = {
  /** Generates values even where there are examples; they depend on the seed and the request. */
  readonly dynamic?: boolean;
  readonly seed?: number;
  /** Keeps what is sent in memory: what was POSTed can be read, listed, changed and deleted. */
  readonly state?: boolean;
  /** Returns the place of an operation's part in its source: `file:line:column`. */
  readonly where?: (section: string, pointer: string) => string;
  /** Called once for each fault of the spec that a reply has shown. */
  readonly tell?: (line: string) => void;
};

/**
 * A mock server from a document. Requests pass the validators that are generated from it; replies come from its examples and schemas, and
 * pass the validators too.
 */
export const createMock = async (
  document: Document,
  formats: ProjectFormats,
  basePath: string,
  {
    dynamic = false,
    seed = 1,
    state: isKept = false,
    where = (_, pointer) => pointer,
    tell = () => {},
  }: MockOptions = {},
): Promise<(request: MockRequest) => Promise<MockAnswer>> => {
  const checks = createChecks(document, formats);
  const faultsIn = checks.faultsIn('reply');
  const told = new Set<string>();
  const tellFaulty = ({ operation }: Place, pointer: string, detail: string): string => {
    const line = `${where(operation['x-section'] ?? '', pointer)}: the example does not fit its schema: ${detail}. Correct it; until then a generated value is sent.`;
    if (!told.has(line)) tell(line);
    told.add(line);
    return line;
  };
  const { reply, refuse } = createReplies(document, createSampler(document, faultsIn), faultsIn, tellFaulty);
  const credentials = readCredentials(document);
  const routes = buildRoutes(document);
  const state = isKept ? createState(document) : undefined;
  const requests = new Map<string, RequestChecks>();
  const checksFor = ({ item, operation, pointer }: Place): RequestChecks => {
    const known = requests.get(pointer) ?? checks.request(item, operation);
    requests.set(pointer, known);
    return known;
  };
  const making = ({ method, path }: MockRequest, { dynamic: asked = dynamic }: ReplyWish): Making => ({
    dynamic: asked,
    variant: asked ? variantOf(`${seed} ${method} ${path}`) : 0,
  });

  /** Some documents use 422 for an invalid request. */
  const invalid = (place: Place, detail: string, faults: readonly MockFault[]): MockAnswer => {
    const { responses = {} } = place.operation;
    return refuse(place, !responses['400'] && responses['422'] ? 422 : 400, detail, faults);
  };

  const answer = async (request: MockRequest): Promise<MockAnswer> => {
    const { method, headers } = request;
    const [path = '', ...search] = request.path.split('?');
    try {
      decodeURIComponent(path);
    } catch {
      return plainRefusal(400, 'The path is not percent-encoded.');
    }
    const inside = basePath === '/' ? path : path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : undefined;
    const query = new URLSearchParams(search.join('?'));
    const { matches, methods } =
      inside === undefined ? { matches: [], methods: [] } : routes.find(method, inside, query);
    if (asksForCors(request) && methods.length > 0) return preflight(request, methods);
    const [match] = matches;
    if (!match && methods.length > 0 && !methods.includes(method)) {
      const refused = plainRefusal(405, `${path} takes ${methods.join(', ')}.`);
      return { ...refused, headers: { ...refused.headers, allow: methods.join(', ') } };
    }
    if (!match) return plainRefusal(404, `No operation matches ${path}.`);
    const header = (name: string) => [headers[name] ?? ''].flat().join(', ');
    const wish = parseWish(header('prefer'), header('accept') || '*/*');
    let refusal: MockAnswer | undefined;
    for (const one of chosen(matches, wish.operation)) {
      const judged = await judge(one, request, new URLSearchParams(query));
      if (judged.refused === undefined) {
        const act = wish.code === undefined ? state?.act(one.place, inside ?? '', judged.body) : undefined;
        if (act && 'missing' in act) return refuse(one.place, 404, act.missing);
        return reply(one.place, wish, making(request, wish), act);
      }
      refusal ??= judged.refused;
    }
    return refusal ?? plainRefusal(400, `Prefer asks for operation=${wish.operation}, which is not one of ${path}.`);
  };

  /** The body of a request, or why the operation does not take it: credentials, parameters, body. */
  const judge = async (
    { place, values, fixed }: MockMatch,
    { path, headers, body: sent }: MockRequest,
    query: URLSearchParams,
  ): Promise<{ readonly refused?: MockAnswer; readonly body?: Json }> => {
    const security = place.operation.security ?? document.security ?? [];
    if (!credentials.arePresent(security, { headers, query })) {
      const answer = refuse(place, 401, 'Credentials are missing.');
      const challenges = credentials.challenges(security);
      const headers = { ...answer.headers, ...(challenges ? { 'www-authenticate': challenges } : {}) };
      return { refused: { ...answer, headers } };
    }
    for (const key of [...credentials.queryKeys, ...fixed.map(([name]) => name)]) query.delete(key);
    const { parameters, params, body } = checksFor(place);
    const faults = params(
      readParameters(document, parameters, { path: values, query, search: path.replace(/^[^?]*\??/, ''), headers }),
    );
    if (faults.length > 0) return { refused: invalid(place, 'Invalid parameters.', faults) };
    const { requestBody } = place.operation;
    const contentType = [headers['content-type'] ?? ''].flat().join(', ');
    try {
      const bytes = typeof sent === 'string' ? new TextEncoder().encode(sent) : sent;
      const declared = requestBody ? deref<RequestBodyObject>(document, requestBody) : undefined;
      const read = await readMockBody(document, declared, contentType, bytes);
      if (!read) return {};
      const found = body(read.type)?.(read.value) ?? [];
      return found.length > 0 ? { refused: invalid(place, 'Invalid body.', found) } : { body: read.value };
    } catch (error) {
      if (!(error instanceof MockBodyRefusal)) throw error;
      const { status, message, faults: about } = error;
      const refused = status === 400 ? invalid(place, message, about) : refuse(place, status, message, about);
      return { refused };
    }
  };

  return async (request) => shared(request, await answer(request));
};

/** The operation that the caller names, where several share a path and method. */
const chosen = (matches: readonly MockMatch[], name: string | undefined): readonly MockMatch[] =>
  name === undefined ? matches : matches.filter(({ place }) => place.operation.operationId === name);

/** A number from a text, the same for the same text: FNV-1a. */
const variantOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return 1 + (hash % 997);
};
