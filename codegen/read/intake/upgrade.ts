import { upgrade } from '@scalar/openapi-upgrader';
import type { Readings } from '../config/config.ts';
import type { Report } from '../config/refusal.ts';
import { isObject, type Json, type JsonObject } from '../document/document.ts';

const isString = (value: Json | undefined): value is string => typeof value === 'string';

/** Siblings of `$ref` that describe and do not restrict. */
const DESCRIBES = new Set([
  ...['$ref', 'title', 'description', 'deprecated', 'readOnly', 'writeOnly', 'example', 'examples', 'default'],
  ...['externalDocs', 'xml', 'summary'],
]);

const LIMITS = [
  ['exclusiveMinimum', 'minimum'],
  ['exclusiveMaximum', 'maximum'],
] as const;

/**
 * Converts an OpenAPI 3.0 schema to 3.1, which is JSON Schema. In a 3.1 document the keywords of 3.0 are faults; accepted ones are
 * converted the same way.
 */
export const upgraded = (
  schema: JsonObject,
  at: string,
  isOld: boolean,
  report: Report,
  readings: Readings = {},
): JsonObject => {
  if (isOld && isString(schema.$ref)) return alone(schema, at, report, readings);
  const old = ['nullable', ...LIMITS.map(([name]) => name)].filter((name) => typeof schema[name] === 'boolean');
  if (!isOld)
    for (const name of old)
      report.fault(
        `${at}/${name}`,
        `${name} is a keyword of OpenAPI 3.0`,
        name === 'nullable' ? "Write type: [<type>, 'null']." : 'Write the limit itself.',
        'keyword-of-openapi-3.0',
      );
  const plain = old.length > 0 ? withoutOld(schema, report) : schema;
  return isOld && plain.type === 'file' ? { ...plain, type: 'string', format: 'binary' } : plain;
};

/** OpenAPI 3.0 ignores the siblings of `$ref`. Most authors who write `nullable` there mean it, and a type only repeats the reference. */
const alone = (schema: JsonObject, at: string, report: Report, readings: Readings): JsonObject => {
  const { nullable, type } = schema;
  const isNullable = nullable === true || [type].flat().includes('null');
  const isRead = isNullable && readings['nullable-ref'] !== 'ignore';
  if (isNullable) report.remark(isRead ? 'nullable-ref' : 'nullable-ref-ignored');
  else if (type !== undefined || nullable !== undefined) report.remark('type-ref');
  for (const key of Object.keys(schema))
    if (!DESCRIBES.has(key) && !key.startsWith('x-') && key !== 'nullable' && key !== 'type')
      report.fault(
        `${at}/${key}`,
        `${key} is next to $ref, where OpenAPI 3.0 ignores it`,
        'Write allOf: [{ $ref }, { … }].',
        'reference-sibling',
      );
  const { $ref = '', ...described } = Object.fromEntries(Object.entries(schema).filter(([key]) => DESCRIBES.has(key)));
  return isRead ? { ...described, anyOf: [{ $ref }, { type: 'null' }] } : { $ref, ...described };
};

const withoutOld = (schema: JsonObject, report: Report): JsonObject => {
  const { nullable, ...rest } = schema;
  const kept: Record<string, Json> = rest;
  for (const [exclusive, inclusive] of LIMITS) {
    const flag = kept[exclusive];
    if (typeof flag !== 'boolean') continue;
    const limit = kept[inclusive];
    delete kept[exclusive];
    if (!flag || limit === undefined) continue;
    delete kept[inclusive];
    kept[exclusive] = limit;
  }
  return nullable === true ? orNull(kept, report) : kept;
};

const COMPOSED = ['allOf', 'anyOf', 'oneOf', '$ref'];

const orNull = (schema: JsonObject, report: Report): JsonObject => {
  const { type, enum: values } = schema;
  if (COMPOSED.some((key) => schema[key] !== undefined)) {
    // The variants would refuse null, so it becomes another alternative; descriptions stay outside.
    report.remark('nullable-meant');
    const inside = Object.entries(schema).filter(([key]) => key === '$ref' || !DESCRIBES.has(key));
    const outside = Object.entries(schema).filter(([key]) => key !== '$ref' && DESCRIBES.has(key));
    return { ...Object.fromEntries(outside), anyOf: [Object.fromEntries(inside), { type: 'null' }] };
  }
  const types = [type ?? []].flat();
  const lacksNull = Array.isArray(values) && !values.includes(null);
  if (lacksNull) report.remark('nullable-meant');
  return {
    ...schema,
    ...(types.length > 0 && !types.includes('null') ? { type: [...types, 'null'] } : {}),
    ...(lacksNull ? { enum: [...values, null] } : {}),
  };
};

/** True if the document is OpenAPI 3.0; reports a fault for an unsupported version. */
export const isOld = (document: JsonObject, report: Report): boolean => {
  const version = isString(document.openapi) ? document.openapi : isString(document.swagger) ? document.swagger : '';
  if (!/^3[.][012]([.]|$)/.test(version))
    report.fault(
      '#',
      `the file is ${version === '' ? 'not an OpenAPI document' : `OpenAPI ${version}`}`,
      'OpenAPI 2.0, 3.0, 3.1 and 3.2 are read: convert it.',
    );
  if (!isObject(document.info) || !isString(document.info.version))
    report.fault('#/info', 'the document has no info.version', 'Add it.');
  if (document.servers !== undefined && !Array.isArray(document.servers))
    report.fault('#/servers', 'servers is not a list', 'Write a list of servers, each with its url.');
  return version.startsWith('3.0');
};

/** Reports whether a document is OpenAPI 2.0, also called Swagger. */
export const isSwagger = (document: JsonObject): boolean => /^2([.]|$)/.test(String(document.swagger ?? ''));

/** A document of OpenAPI 2.0 as 3.0, which the rest of the program reads; any other is returned unchanged. */
export const converted = (document: JsonObject): JsonObject => {
  if (!isSwagger(document)) return document;
  const made = upgrade(structuredClone(document), '3.0') as object as JsonObject;
  const { requestBodies } = isObject(made.components) ? made.components : {};
  for (const item of valuesOf(made.paths))
    for (const operation of valuesOf(item))
      if (isObject(operation)) {
        takeBodies(operation, isObject(requestBodies) ? requestBodies : {});
        joinLists(operation);
      }
  return made;
};

const valuesOf = (value: Json | undefined): readonly Json[] => (isObject(value) ? Object.values(value) : []);

const BODIES = '#/components/requestBodies/';

/** Bodies and fields of forms are shared parameters in 2.0; the converter leaves the references to them among the parameters. */
const takeBodies = (operation: JsonObject, bodies: JsonObject): void => {
  const { parameters, requestBody } = operation;
  if (!Array.isArray(parameters)) return;
  const nameOf = (one: Json) => (isObject(one) && isString(one.$ref) && one.$ref.startsWith(BODIES) ? one.$ref : '');
  const taken = parameters.filter((one) => nameOf(one) !== '').map((one) => bodies[nameOf(one).slice(BODIES.length)]);
  if (taken.length === 0) return;
  const all = structuredClone([requestBody, ...taken].filter((body) => isObject(body)));
  Object.assign(operation, {
    parameters: parameters.filter((one) => nameOf(one) === ''),
    requestBody: all.reduce(joined),
  });
};

/** Two objects as one: the lists and objects in both are joined, and anything else is that of the second. */
const joined = (one: JsonObject, other: JsonObject): JsonObject => {
  const both = Object.entries(other).map(([key, value]) => {
    const known = one[key];
    if (isObject(known) && isObject(value)) return [key, joined(known, value)];
    return [key, Array.isArray(known) && Array.isArray(value) ? [...known, ...value] : value];
  });
  return { ...one, ...Object.fromEntries(both) };
};

/** In 2.0, a list in an urlencoded form is one text with commas unless it says otherwise; in 3.0, it is a repeated key. */
const joinLists = ({ requestBody: body }: JsonObject): void => {
  const form = isObject(body) && isObject(body.content) ? body.content['application/x-www-form-urlencoded'] : undefined;
  if (!isObject(form) || !isObject(form.schema) || !isObject(form.schema.properties)) return;
  const encoding = isObject(form.encoding) ? form.encoding : {};
  const joined = Object.entries(form.schema.properties).flatMap(([name, schema]) =>
    isObject(schema) && schema.type === 'array' && encoding[name] === undefined ? [[name, { explode: false }]] : [],
  );
  if (joined.length > 0) Object.assign(form, { encoding: { ...encoding, ...Object.fromEntries(joined) } });
};

/** The pointer of a part of a converted document in the original. */
export const original = (pointer: string): string =>
  pointer
    .replace(/^#\/components\/schemas(?=\/|$)/, '#/definitions')
    .replace(/^#\/components\/(parameters|responses)(?=\/|$)/, '#/$1')
    .replace(/^#\/components\/securitySchemes(?=\/|$)/, '#/securityDefinitions')
    .replace(/\/requestBody(\/.*)?$/, '/parameters');
