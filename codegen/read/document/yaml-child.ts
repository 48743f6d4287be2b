import { type Document, isAlias, isMap, isScalar, isSeq, type Node } from 'yaml';

/** A part of a map or a list: where it starts, at its key if it has one, and its value. */
type YamlChild = { readonly start: Node; readonly value: Node };

/** The child of a node under a key or a position, behind aliases and among what a map merges (`<<`); undefined if there is none. */
export const yamlChild = (document: Document, node: unknown, segment: string): YamlChild | undefined => {
  const found = isAlias(node) ? node.resolve(document) : node;
  if (isSeq<Node>(found)) {
    const item = found.items[Number(segment)];
    return item && { start: item, value: item };
  }
  if (!isMap<Node, Node | null>(found)) return undefined;
  const own = found.items.find(({ key }) => isScalar(key) && String(key.value) === segment);
  if (own) return { start: own.key, value: own.value ?? own.key };
  const merged = found.items.flatMap(({ key, value }) =>
    isScalar(key) && key.value === '<<' ? (isSeq<Node>(value) ? value.items : [value]) : [],
  );
  for (const part of merged) {
    const inherited = yamlChild(document, part, segment);
    if (inherited) return inherited;
  }
  return undefined;
};
