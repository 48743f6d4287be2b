import type { Report } from '../config/refusal.ts';
import { type Document, escapeSegment, isObject, type Json, type JsonObject } from '../document/document.ts';
import { findItem, findProperty, formKind, hasFields } from '../document/form-encoding.ts';
import { mapDocument } from '../document/map-schema.ts';
import { isNested, typesIn } from '../document/types-in.ts';

const BODY = /\/(?:requestBody|requestBodies\/[^/]+)\/content\/[^/]+$/;
/** The number of types that a value without a type has. */
const ANYTHING = 7;
const STYLED = ['style', 'explode', 'allowReserved'];

/** The document without the encodings of form fields that are not supported; each is a fault. `isOld` means before OpenAPI 3.1. */
export const withEncodings = <Part extends JsonObject & Pick<Document, 'components'>>(
  document: Part,
  isOld: boolean,
  report: Report,
): Part =>
  mapDocument(document, {
    schema: (schema) => schema,
    part: (part, at) => {
      const form = formKind(at.split('/').at(-1)?.replaceAll('~1', '/') ?? '');
      const { encoding, ...media } = part;
      // OpenAPI ignores the encodings of other content types.
      if (!BODY.test(at) || form === undefined || !isObject(encoding)) return part;
      const kept = Object.entries(encoding).flatMap(([name, written]): [string, Json][] => {
        if (!isObject(written)) return [];
        const refuse = (key: string, rule: string, mend: string) => {
          report.fault(`${at}/encoding/${escapeSegment(name)}/${key}`, rule, mend, 'encoding');
          return undefined;
        };
        const { headers, ...said } = written;
        // OpenAPI 3.0 ignores the styles of parts.
        const isStyled = form === 'form' || !isOld;
        const own = Object.fromEntries(Object.entries(said).filter(([key]) => isStyled || !STYLED.includes(key)));
        if (headers === undefined && Object.keys(own).length === 0) return [];
        const property = findProperty(document, part.schema, name);
        if (property === undefined) {
          report.fault(
            `${at}/encoding/${escapeSegment(name)}`,
            `the form has no field ${name}`,
            'Name a property of its schema.',
            'encoding',
          );
          return [];
        }
        if (isObject(headers) && Object.keys(headers).some((header) => header.toLowerCase() !== 'content-type'))
          refuse('headers', 'parts cannot have headers', 'Use a field of the form.');
        const entries = Object.entries(own).filter(([key, value]) =>
          isSupported(document, form, property, own, key, value, refuse),
        );
        return entries.length > 0 ? [[name, Object.fromEntries(entries)]] : [];
      });
      return { ...media, ...(kept.length > 0 ? { encoding: Object.fromEntries(kept) } : {}) };
    },
  });

const isSupported = (
  document: Pick<Document, 'components'>,
  form: 'form' | 'multipart',
  property: Json,
  encoding: JsonObject,
  key: string,
  value: Json,
  refuse: (key: string, rule: string, mend: string) => undefined,
): boolean => {
  const { item, isList } = findItem(document, property);
  const nested = isNested(typesIn(document, item));
  const { style = 'form', explode = style === 'form' } = encoding;
  if (key === 'contentType') {
    // OpenAPI ignores it next to a style.
    if (STYLED.some((one) => encoding[one] !== undefined)) return false;
    if (!nested || /^application\/([\w.-]+\+)?json\b/i.test(String(value))) return true;
    refuse(key, `an object is not written as ${value}`, 'Use application/json.');
  } else if (key === 'style' || key === 'explode') {
    const isDefault = !nested && (style === 'form' ? explode === true || !isList : !isList || explode === true);
    if (isDefault && style !== 'deepObject') return true;
    const isDelimited =
      form === 'form' && isList && !nested && /^(form|spaceDelimited|pipeDelimited)$/.test(String(style));
    const isDeep = form === 'form' && style === 'deepObject' && hasFields(document, property);
    if (isDelimited || isDeep) return true;
    // A text is the same in any style.
    if (form === 'form' && style === 'deepObject' && typesIn(document, property).size < ANYTHING) return false;
    if (key === 'style' || encoding.style === undefined)
      refuse(
        key,
        `the style ${style} is not supported for this field`,
        'Leave it out, or use contentType: application/json.',
      );
  } else if (key === 'allowReserved') {
    if (value !== true || (form === 'form' && !nested)) return true;
    refuse(key, 'reserved characters are encoded here', 'Leave it out.');
  } else if (!key.startsWith('x-')) refuse(key, 'nested encodings are not supported', 'Leave it out.');
  return false;
};
