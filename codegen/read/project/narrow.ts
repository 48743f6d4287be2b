import type { ProjectConfig } from '../config/config.ts';
import {
  type Document,
  deref,
  type Example,
  isObject,
  isReference,
  type Json,
  type JsonObject,
  listPlaces,
  type MediaType,
  type ParameterObject,
  type PathItem,
  type Place,
  type Response,
} from '../document/document.ts';
import type { Problem, Registry } from './registry.ts';

type Coded = Problem & { readonly code: string };

/**
 * Replaces the shared problem responses of each operation by its own: the description lists the codes that the operation returns with this
 * status, the schema allows only these, and each has an example. Shared responses that are no longer used are removed.
 */
export const narrowProblems = (config: ProjectConfig, registry: Registry, document: Document): Document => {
  if (config.problems === undefined) return document;
  const paths: Record<string, PathItem> = {};
  for (const [path, item] of Object.entries(document.paths ?? {})) paths[path] = { ...item };
  for (const place of listPlaces(document))
    paths[place.path] = {
      ...paths[place.path],
      [place.method]: { ...place.operation, responses: narrowed(config, registry, document, place) },
    };
  const { responses, ...components } = document.components ?? {};
  const named = new Set<string>();
  for (const { operation } of listPlaces({ ...document, paths }))
    for (const response of Object.values(operation.responses ?? {}))
      if (isReference(response)) named.add(response.$ref);
  const kept = Object.entries(responses ?? {}).filter(([name]) => named.has(`#/components/responses/${name}`));
  return {
    ...document,
    paths,
    components: kept.length > 0 ? { ...components, responses: Object.fromEntries(kept) } : components,
  };
};

/** Values that all responses of one operation share. */
type Scene = { readonly config: ProjectConfig; readonly document: Document; readonly path: string };

const narrowed = (config: ProjectConfig, registry: Registry, document: Document, place: Place) => {
  const { operation } = place;
  const scene: Scene = { config, document, path: examplePath(document, place) };
  const coded = (operation['x-problems'] ?? []).flatMap((code): Coded[] => {
    const problem = registry.get(code);
    return problem ? [{ ...problem, code }] : [];
  });
  const entries = Object.entries(operation.responses ?? {}).map(([status, response]) => {
    const problems = coded.filter((problem) => String(problem.status) === status);
    return [
      status,
      problems.length > 0 ? narrowResponse(scene, deref<Response>(document, response), problems) : response,
    ];
  });
  return Object.fromEntries(entries);
};

const narrowResponse = (scene: Scene, response: Response, problems: readonly Coded[]): Response => {
  const codes = problems.map(({ code, action }) => `- \`${code}\`: ${action}`);
  const content = Object.entries(response.content ?? {}).map(([type, media]) => [
    type,
    narrowMedia(scene, media, problems),
  ]);
  return {
    ...response,
    description: `${response.description.trim()}\n\n${codes.join('\n')}`,
    content: Object.fromEntries(content),
  };
};

const narrowMedia = (scene: Scene, media: MediaType, problems: readonly Coded[]): MediaType => {
  const code: Json = { enum: problems.map((problem) => problem.code) };
  const only = { type: 'object', required: ['code'], properties: { code } };
  const [named] = Object.values(media.examples ?? {});
  const base = media.example ?? (named && deref<Example>(scene.document, named).value);
  const examples = problems.map((problem) => [
    problem.code,
    { summary: problem.title, value: example(scene, base, problem) },
  ]);
  return { schema: media.schema ? { allOf: [media.schema, only] } : only, examples: Object.fromEntries(examples) };
};

/** The shared example, adapted to one code and path. Its list of field faults is kept only for the code of the shared example. */
const example = ({ config, path }: Scene, base: Json | undefined, { code, title, status, action }: Coded): Json => {
  const shared: JsonObject = isObject(base) ? base : {};
  const here: JsonObject = shared.instance === undefined ? {} : { instance: path };
  if (shared.code === code) return { ...shared, ...here };
  const { errors: _, ...rest } = shared;
  return { ...rest, type: `${config.problems?.type ?? ''}${code}`, title, status, detail: action, ...here, code };
};

/** The path with each parameter replaced by its example, or its name if it has none. */
const examplePath = (document: Document, { path, item, operation }: Place): string => {
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((written) =>
    deref<ParameterObject>(document, written),
  );
  return path.replace(/\{([^}]*)\}/g, (_match, name: string) => {
    const value = parameters.findLast((parameter) => parameter.in === 'path' && parameter.name === name)?.example;
    return encodeURIComponent(value === undefined ? name : String(value));
  });
};
