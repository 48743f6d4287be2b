import ts from 'typescript';
import { isObject, type Json } from '../../read/document/document.ts';

/** Types that compute with the names of fields; their unions are not values. */
const OPERATORS = ['Omit', 'Pick', 'Exclude', 'Extract'];

/**
 * The types with every enum of texts open: `'open' | 'paid' | (string & {})`, so that a value that a later version adds is no surprise,
 * and an editor still offers the known ones. Discriminators stay closed, because they distinguish variants, and so do constants.
 */
export const withOpenEnums = (text: string, document: Json): string => {
  const closed = discriminatorsIn(document);
  const file = ts.createSourceFile('types.ts', text, ts.ScriptTarget.Latest, true);
  const ends: number[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeReferenceNode(node) && OPERATORS.includes(node.typeName.getText(file))) {
      const [first] = node.typeArguments ?? [];
      if (first) visit(first);
      return;
    }
    if (ts.isPropertySignature(node) && closed.has(node.name.getText(file).replaceAll(/^['"]|['"]$/g, ''))) return;
    if (ts.isUnionTypeNode(node) && isEnum(node)) ends.push(node.end);
    else ts.forEachChild(node, visit);
  };
  visit(file);
  return ends.reduceRight((opened, end) => `${opened.slice(0, end)} | (string & {})${opened.slice(end)}`, text);
};

/** A union of at least two texts, and perhaps null. */
const isEnum = ({ types }: ts.UnionTypeNode): boolean => {
  const texts = types.filter((type) => ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal));
  const isNull = (type: ts.TypeNode) => ts.isLiteralTypeNode(type) && type.literal.kind === ts.SyntaxKind.NullKeyword;
  return texts.length > 1 && types.every((type) => texts.includes(type) || isNull(type));
};

const discriminatorsIn = (value: Json | undefined, found = new Set<string>()): ReadonlySet<string> => {
  if (Array.isArray(value)) for (const one of value) discriminatorsIn(one, found);
  else if (isObject(value)) {
    const { discriminator } = value;
    if (isObject(discriminator) && typeof discriminator.propertyName === 'string')
      found.add(discriminator.propertyName);
    for (const one of Object.values(value)) discriminatorsIn(one, found);
  }
  return found;
};
