import { type Document, deref, isObject, type Schema } from '../../read/document/document.ts';
import { DELIMITERS } from '../../read/document/form-encoding.ts';
import { order } from '../../read/document/order.ts';
import { parameterStyles } from '../../read/document/parameter-styles.ts';
import { findSequence } from '../../read/document/sequences.ts';
import { type PathTemplate, templateOf } from '../../read/document/template-of.ts';
import { typesIn } from '../../read/document/types-in.ts';
import { hasWide, integersOf } from '../../read/document/wide-integers.ts';
import type { WidePlans } from '../../read/document/wide-plans.ts';
import { type ApiOperation, type BodyContent, mayBeEmpty, readSecurity } from '../../read/project/operation.ts';
import type { ParameterStyle } from '../../runtime/server/read-styles.ts';
import { propertyName, stringLiteral } from '../code/names.ts';

/** An operation as the server runs it: the source of a value. */
export const serverOperation = (document: Document, operation: ApiOperation, plans: WidePlans): string => {
  const security = readSecurity(document, operation);
  const { operationId, method, body, responses, pending } = operation;
  const { path, fixed } = templateOf(operation.path, operation.parameters);
  const choices = security.map((choice) => {
    const schemes = Object.entries(choice).map(
      ([name, scopes]) => `${propertyName(name)}: [${scopes.map(stringLiteral).join(', ')}]`,
    );
    return schemes.length > 0 ? `{ ${schemes.join(', ')} }` : '{}';
  });
  const types = (body?.contents ?? []).map(
    (content) => `${stringLiteral(content.type)}: ${formatValue(document, content)}`,
  );
  const replies = responses.map(({ status, response, contents }) => {
    const empty = mayBeEmpty(response) ? ', mayBeEmpty: true' : '';
    return `${keyOfStatus(status)}: { types: [${contents.map(({ type }) => stringLiteral(type)).join(', ')}]${empty} }`;
  });
  return `{
      operationId: ${stringLiteral(operationId)},
      method: ${stringLiteral(method.toUpperCase())},
      path: ${stringLiteral(path)},${fixedValue(fixed)}
      security: [${choices.join(', ')}],
      body: ${body === null ? 'null' : `{ required: ${body.required}, types: { ${types.join(', ')} } }`},
      replies: { ${replies.join(', ')} },${pending ? '\n      pending: true,' : ''}${stylesValue(document, operation)}${namesValue('sends', sentBy(operation))}${namesValue('exposes', exposedBy(operation))}${integersValue(document, operation, plans)}
    }`;
};

const fixedValue = (fixed: PathTemplate['fixed']): string => {
  const pairs = fixed.map((pair) => literal(pair));
  return pairs.length > 0 ? `\n      fixed: [${pairs.join(', ')}],` : '';
};

const stylesValue = (document: Document, { parameters }: ApiOperation): string => {
  const styles = parameterStyles(document, parameters).map((style) => `\n        ${literal(style)},`);
  return styles.length > 0 ? `\n      styles: [${styles.join('')}\n      ],` : '';
};

const literal = (value: ParameterStyle | string | true | readonly string[]): string =>
  typeof value === 'string'
    ? stringLiteral(value)
    : value === true
      ? 'true'
      : Array.isArray(value)
        ? `[${value.map(stringLiteral).join(', ')}]`
        : `{ ${Object.entries(value)
            .map(([key, part]) => `${key}: ${literal(part)}`)
            .join(', ')} }`;

const keyOfStatus = (status: string): string => (/^\d+$|^default$/.test(status) ? status : stringLiteral(status));

/** The format in which the body of a content type is read; the types agree: a `Blob` is what they call binary. */
const formatValue = (document: Document, { type, schema, encodings }: BodyContent): string => {
  const essence = type.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const wide = integersOf(document) === 'number' ? ', exact: true' : ", exact: 'kept'";
  const exact = hasWide(document, schema) ? wide : '';
  if (findSequence(type) === 'lines' && typesIn(document, schema).has('array')) return `{ as: 'lines'${exact} }`;
  if (/^application\/(?:[\w.-]+\+)?json$|^\*\/\*$/.test(essence)) return `{ as: 'json'${exact} }`;
  if (essence === 'application/x-www-form-urlencoded' || essence === 'multipart/form-data') {
    const isMultipart = essence === 'multipart/form-data';
    const nested = objectFields(document, schema).filter((name) => encodings?.get(name)?.style !== 'brackets');
    const names = nested.map(stringLiteral).join(', ');
    const fields = names === '' ? '' : `, json: [${names}], deep: [${names}]`;
    return `{ as: '${isMultipart ? 'multipart' : 'form'}'${fields}${encodedFields(encodings)} }`;
  }
  const { type: kind, format } = schema ? deref<Schema>(document, schema) : ({} as Schema);
  const isText = format !== 'binary' && (kind === 'string' || essence.startsWith('text/'));
  return `{ as: '${isText ? 'text' : 'bytes'}' }`;
};

const encodedFields = (encodings: BodyContent['encodings']): string => {
  const all = [...(encodings ?? [])];
  const lists = all.flatMap(([name, { style }]) => {
    const delimiter = style && DELIMITERS[style];
    return delimiter === undefined ? [] : [`${propertyName(name)}: ${stringLiteral(delimiter)}`];
  });
  const typed = all.flatMap(([name, { types }]) =>
    types.length > 0 ? [`${propertyName(name)}: [${types.map(stringLiteral).join(', ')}]`] : [],
  );
  const bracketed = all.flatMap(([name, { lists }]) =>
    lists === undefined ? [] : [`${propertyName(name)}: [${lists.map(stringLiteral).join(', ')}]`],
  );
  const texts = all.flatMap(([name, { types, isText }]) => (types.length > 0 && isText ? [stringLiteral(name)] : []));
  return [
    ...(lists.length > 0 ? [`, split: { ${lists.join(', ')} }`] : []),
    ...(bracketed.length > 0 ? [`, brackets: { ${bracketed.join(', ')} }`] : []),
    ...(typed.length > 0 ? [`, types: { ${typed.join(', ')} }`] : []),
    ...(texts.length > 0 ? [`, texts: [${texts.join(', ')}]`] : []),
  ].join('');
};

/** The properties of a form that text alone cannot be: objects, and lists of them. */
const objectFields = (document: Document, schema: Schema | undefined, depth = 0): string[] => {
  if (schema === undefined || depth > 4) return [];
  const { properties, allOf } = deref<Schema>(document, schema);
  const own = isObject(properties) ? Object.entries(properties) : [];
  const named = own.flatMap(([name, property]) => (isStructured(document, property) ? [name] : []));
  const inherited = (Array.isArray(allOf) ? allOf : []).flatMap((part) =>
    isObject(part) ? objectFields(document, part, depth + 1) : [],
  );
  return [...new Set([...named, ...inherited])];
};

const isStructured = (document: Document, property: unknown): boolean => {
  const types = typesIn(document, property as Schema);
  if (types.has('string')) return false;
  if (types.has('object')) return true;
  const { items } = isObject(property as Schema) ? deref<Schema>(document, property as Schema) : ({} as Schema);
  return types.has('array') && isObject(items) && isStructured(document, items);
};

/** The plans of an operation whose integers of 64 bits are not numbers. */
const integersValue = (document: Document, { parameters, body, responses }: ApiOperation, plans: WidePlans): string => {
  if (integersOf(document) === 'number') return '';
  const inPlace = (place: string): Schema => ({
    properties: Object.fromEntries(
      parameters
        .filter((parameter) => parameter.in === place)
        .map(({ name, schema }) => [place === 'header' ? name.toLowerCase() : name, schema]),
    ),
  });
  const [path, query, headers, cookies] = ['path', 'query', 'header', 'cookie'].map(inPlace);
  const params = plans.add([{ properties: { path, query, headers, cookies } } as Schema]);
  const sent = plans.add((body?.contents ?? []).map(({ schema }) => schema));
  const replies = responses.flatMap(({ status, contents }) => {
    const place = plans.add(contents.map(({ schema }) => schema));
    return place === undefined ? [] : [`${keyOfStatus(status)}: ${place}`];
  });
  const parts = [
    ...(params === undefined ? [] : [`params: ${params}`]),
    ...(sent === undefined ? [] : [`body: ${sent}`]),
    ...(replies.length > 0 ? [`replies: { ${replies.join(', ')} }`] : []),
  ];
  return parts.length > 0 ? `\n      integers: { ${parts.join(', ')} },` : '';
};

const namesValue = (field: string, names: readonly string[]): string => {
  const distinct = [...new Set(names.map((name) => name.toLowerCase()))].sort(order);
  return distinct.length > 0 ? `\n      ${field}: [${distinct.map(stringLiteral).join(', ')}],` : '';
};

const sentBy = ({ parameters, idempotent }: ApiOperation): string[] => [
  ...parameters.flatMap(({ name, in: place }) => (place === 'header' ? [name] : [])),
  ...(idempotent ? ['idempotency-key'] : []),
];

const exposedBy = ({ responses }: ApiOperation): string[] =>
  responses.flatMap(({ response }) => Object.keys(response.headers ?? {}));
