import { type Document, deref, type Header, type Response, type Schema } from '../../read/document/document.ts';
import { findSequence } from '../../read/document/sequences.ts';
import { typesIn } from '../../read/document/types-in.ts';
import { type ApiOperation, type BodyContent, mayBeEmpty } from '../../read/project/operation.ts';
import { propertyName, stringLiteral } from '../code/names.ts';

/** The replies that a handler of an operation may return: a member of a type. */
export const serverReplies = (document: Document, { operationId, responses }: ApiOperation): string => {
  const exact = responses.filter(({ status }) => /^\d+$/.test(status)).map(({ status }) => status);
  const replies = responses.map(({ status, response, contents }) => {
    const others = exact.length > 0 && status === 'default' ? exact : exact.filter((one) => one[0] === status[0]);
    const ranges = responses
      .filter((one) => /XX$/.test(one.status))
      .map((one) => `StatusIn<${stringLiteral(one.status)}>`);
    const declared = [...others, ...(status === 'default' ? ranges : [])].join(' | ') || 'never';
    const statusType = /^\d+$/.test(status) ? status : `StatusIn<${stringLiteral(status)}, ${declared}>`;
    const key = /^\d+$/.test(status) ? status : stringLiteral(status);
    const headers = headersType(document, response);
    if (contents.length === 0)
      return `    | Reply<${statusType}, null${headers === '' ? '' : `, undefined, ${headers}`}>`;
    const typed = `BodyOf<Operations[${stringLiteral(operationId)}], ${key}>`;
    const bodies = new Set(contents.map((content) => bodyType(document, typed, content, contents.length === 1)));
    const types = contents.map(({ type }) => stringLiteral(type)).join(' | ');
    const optional = mayBeEmpty(response) ? ' | undefined' : '';
    return `    | Reply<${statusType}, ${types}, ${[...bodies].join(' | ')}${optional}${headers === '' ? '' : `, ${headers}`}>`;
  });
  return `  ${operationId}:\n${replies.length > 0 ? replies.join('\n') : '    never'};`;
};

const bodyType = (document: Document, typed: string, { type, schema }: BodyContent, isOnly: boolean): string => {
  const essence = type.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const sequence = findSequence(type);
  const item = schema !== undefined && isOnly ? `<${typed}>` : '';
  if (sequence !== undefined) return `${sequence === 'events' ? 'EventStream' : 'JsonLines'}${item}`;
  if (/^application\/(?:[\w.-]+\+)?json$/.test(essence)) return typed;
  const { type: kind } = schema ? deref<Schema>(document, schema) : ({} as Schema);
  return kind === 'object' || kind === 'array' ? `${typed} | Content` : 'Content';
};

/** The declared headers; a required one must be returned. The content type is not among them, as OpenAPI says. */
const headersType = (document: Document, response: Response): string => {
  const headers = Object.entries(response.headers ?? {}).flatMap(([name, written]) => {
    if (name.toLowerCase() === 'content-type') return [];
    const { required = false, schema } = deref<Header>(document, written);
    const types = typesIn(document, schema);
    const isMany = types.has('array') && !types.has('string');
    const value = ['string', ...(types.has('integer') ? ['number'] : []), ...(types.has('boolean') ? ['boolean'] : [])];
    const type = [...value, ...(isMany || name.toLowerCase() === 'set-cookie' ? ['readonly string[]'] : [])].join(
      ' | ',
    );
    return [`readonly ${propertyName(name.toLowerCase())}${required ? '' : '?'}: ${type}`];
  });
  return headers.length > 0 ? `{ ${headers.join('; ')} }` : '';
};
