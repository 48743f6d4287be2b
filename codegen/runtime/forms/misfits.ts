import { type Node, settled } from './form.ts';

/** Measures how far a value is from what a node allows: the branch of a oneOf with the fewest misfits is the one that was meant. */
export const misfits = (node: Node, value: unknown): number => {
  const own = settled(node);
  if (value === null) return own.nullable ? 0 : 1;
  switch (own.kind) {
    case 'text':
      return typeof value === 'string' ? 0 : 1;
    case 'number':
    case 'integer':
      return typeof value === 'number' ? 0 : 1;
    case 'boolean':
      return typeof value === 'boolean' ? 0 : 1;
    case 'choice':
      return own.options.some((option) => option === value) ? 0 : 1;
    case 'json':
      return 0;
    case 'list':
      return Array.isArray(value) ? value.reduce<number>((sum, item) => sum + misfits(own.items, item), 0) : 1;
    case 'oneOf':
      return Math.min(...own.branches.map((branch) => misfits(branch, value)));
    case 'map':
      return isRecord(value) ? Object.values(value).reduce((sum: number, one) => sum + misfits(own.values, one), 0) : 1;
    case 'object': {
      // More than any fault inside, so that a text is never taken for an object.
      if (!isRecord(value)) return 1 + own.fields.length;
      const names = new Set(own.fields.map(({ name }) => name));
      const unknown = own.more ? 0 : Object.keys(value).filter((name) => !names.has(name)).length;
      return own.fields.reduce((sum, field) => {
        const part: unknown = Object.hasOwn(value, field.name) ? value[field.name] : undefined;
        return sum + (part === undefined ? (field.required ? 1 : 0) : misfits(field, part));
      }, unknown);
    }
  }
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
