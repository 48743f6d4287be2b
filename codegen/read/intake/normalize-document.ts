import { fullFormats } from 'ajv-formats/dist/formats.js';
import type { Api, ProjectConfig } from '../config/config.ts';
import type { Limitation, Remark } from '../config/limitations.ts';
import { type Report, refuseAny, type SpecFault, unaccepted } from '../config/refusal.ts';
import {
  type Document,
  deref,
  escapeSegment,
  isObject,
  type Json,
  type JsonObject,
  METHODS,
  type ParameterObject,
  type PathItem,
  pointer,
} from '../document/document.ts';
import { mapDocument } from '../document/map-schema.ts';
import { isIgnored } from '../document/parameters.ts';
import { INTEGERS } from '../document/wide-integers.ts';
import { withoutAnchors } from './anchors.ts';
import { reportContradictions } from './contradictions.ts';
import { discriminated } from './discriminators.ts';
import { withoutDynamicReferences } from './dynamic-references.ts';
import { withEncodings } from './encodings.ts';
import { withFileFields } from './file-fields.ts';
import { withInheritance } from './inheritance.ts';
import { inspected } from './inspect.ts';
import { withItems } from './items.ts';
import { withoutLoops } from './loops.ts';
import { withNames } from './operation-names.ts';
import { withSoundDefaults } from './parameter-defaults.ts';
import { withPathQueries } from './path-queries.ts';
import { withoutLeftOut } from './prune.ts';
import { inlineParts, withComponents } from './references.ts';
import { isOld, upgraded } from './upgrade.ts';

type Source = {
  readonly file: string;
  readonly document: JsonObject;
  /** The line of a JSON pointer, if the document is a single file. */
  readonly lineOf: (pointer: string) => number | undefined;
};

/**
 * Normalizes a document for all outputs: OpenAPI 3.1, references to components only, named operations, and schemas that mean the same to
 * validators and readers. Throws a SpecRefusal with everything that cannot be normalized and is not accepted; `count` gets the rest.
 */
export const normalizeDocument = (
  config: ProjectConfig,
  api: Api,
  { file, document, lineOf }: Source,
  formats: ReadonlySet<string>,
  count: (name: Remark | Limitation, where?: string) => void,
): Document => {
  const faults: (Omit<SpecFault, 'where'> & { readonly pointer: string })[] = [];
  const report: Report = {
    remark: count,
    fault: (pointer, rule, mend, limitation) =>
      faults.push({ pointer, rule, mend, ...(limitation === undefined ? {} : { limitation }) }),
  };
  const refuse = () => {
    const found = unaccepted(
      api.accept,
      faults.map(({ pointer, ...fault }) => ({ ...fault, where: pointer })),
    );
    refuseAny(
      found.map((fault) => {
        const line = lineOf(fault.where);
        return { ...fault, where: `${file}${line === undefined ? '' : `:${line}`}${fault.where}` };
      }),
    );
  };
  const old = isOld(document, report);
  refuse();
  const known = new Set([...Object.keys(fullFormats), ...formats]);
  const parts = withoutDynamicReferences(inlineParts(withoutAnchors(document, report), report));
  const strict = config.formats !== undefined;
  const { integers = 'number' } = config.read ?? {};
  const inspect = (schema: JsonObject, at: string) =>
    inspected(upgraded(schema, at, old, report, config.read), at, { known, strict, integers }, report);
  const closed = withComponents(
    mapDocument(parts, {
      schema: inspect,
      part: (part, at) => withoutIgnored(withoutNothing(part, at, report), at, parts, report),
    }),
    report,
  );
  const kept = withoutLeftOut(closed);
  const hasMedia = !old && JSON.stringify(kept).includes('"contentMediaType":');
  const items = withItems(withEncodings(hasMedia ? withFileFields(kept) : kept, old, report), report);
  const schemas = withoutLoops(withInheritance(schemasOf(items), report), report);
  const told = mapDocument(withSchemas(items, schemas), {
    schema: (schema, at) => discriminated(schema, at, schemas, report),
  });
  const sound = withSoundDefaults(told as JsonObject & Document, report);
  const usual = withPathQueries(withoutOtherMethods(sound, report), report);
  const settled: Document = {
    ...usual,
    ...(old ? { openapi: '3.1.0' } : {}),
    ...(integers === 'number' ? {} : { [INTEGERS]: integers }),
  };
  reportContradictions(settled, report);
  const named = config.require.includes('operationId') ? settled : withNames(settled, report);
  refuse();
  for (const { limitation, pointer } of faults) if (limitation) count(limitation, `${file}${pointer}`);
  return named;
};

const schemasOf = (document: JsonObject): JsonObject => {
  const { components } = document;
  return isObject(components) && isObject(components.schemas) ? components.schemas : {};
};

const withSchemas = (document: JsonObject, schemas: JsonObject): JsonObject =>
  Object.keys(schemas).length === 0
    ? document
    : { ...document, components: { ...(isObject(document.components) ? document.components : {}), schemas } };

/** An empty body or reply, `content: {}`, means no content; a response may lack a description. A key that is no content type is a fault. */
const withoutNothing = (part: JsonObject, at: string, report: Report): JsonObject => {
  const { content, ...rest } = part;
  if (!isObject(content)) return part;
  for (const type of Object.keys(content))
    if (!/^[^\s/;]+\/[^\s/;]/.test(type))
      report.fault(
        `${at}/content/${escapeSegment(type)}`,
        `${type} is not a content type`,
        'Write it as type/subtype, such as application/json.',
        'content-type',
      );
  return Object.keys(content).length === 0 ? rest : part;
};

/** The part without the parameters that OpenAPI ignores. One that is none, such as a reference to a schema, is a fault. */
const withoutIgnored = (
  part: JsonObject,
  at: string,
  document: JsonObject & Pick<Document, 'components'>,
  report: Report,
): Json => {
  const { parameters } = part;
  if (!Array.isArray(parameters)) return part;
  const sound = parameters.filter((written, index) => {
    const { name, in: place } = deref<Partial<ParameterObject>>(document, written);
    if (typeof name === 'string' && typeof place === 'string') return true;
    report.fault(
      `${at}/parameters/${index}`,
      'the parameter has no name or no in',
      'Add them, or refer to a parameter.',
    );
    return false;
  });
  const kept = sound.filter((written) => !isIgnored(deref<ParameterObject>(document, written)));
  if (kept.length === parameters.length) return part;
  if (kept.length < sound.length) report.remark('parameter-ignored');
  return { ...part, parameters: kept };
};

/** OpenAPI 3.2 allows operations with any method; those beyond the usual ones have no place in routes and clients. */
const withoutOtherMethods = (document: Document, report: Report): Document => {
  const paths = Object.entries(document.paths ?? {}).map(([path, item]) => {
    const { additionalOperations, ...rest } = item as PathItem & { readonly additionalOperations?: JsonObject };
    for (const method of Object.keys(additionalOperations ?? {}))
      report.fault(
        pointer('paths', path, 'additionalOperations', method),
        `the method ${method} is not one of ${METHODS.join(', ').toUpperCase()}`,
        'Use one of these.',
        'other-method',
      );
    return [path, rest] as const;
  });
  return document.paths ? { ...document, paths: Object.fromEntries(paths) } : document;
};
