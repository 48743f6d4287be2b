import { propertyName, stringLiteral } from '../code/names.ts';

/** A name that the code refers to, where other literals have a value. */
export class Code {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type Literal =
  | string
  | number
  | boolean
  | null
  | Code
  | readonly Literal[]
  | { readonly [name: string]: Literal };

const WIDTH = 120;

/** A value as TypeScript. Keeps a value on one line if it fits. */
export const literal = (value: Literal, indent = ''): string => {
  if (value instanceof Code) return value.text;
  if (typeof value === 'string') return stringLiteral(value);
  if (value === null || typeof value !== 'object') return String(value);
  const inner = `${indent}  `;
  const isList = Array.isArray(value);
  const parts = isList
    ? value.map((one: Literal) => literal(one, inner))
    : Object.entries(value).map(([name, one]) => `${propertyName(name)}: ${literal(one, inner)}`);
  const [open, close] = isList ? '[]' : '{}';
  if (parts.length === 0) return `${open}${close}`;
  const space = isList ? '' : ' ';
  const line = `${open}${space}${parts.join(', ')}${space}${close}`;
  if (!line.includes('\n') && indent.length + line.length <= WIDTH) return line;
  return `${open}\n${parts.map((part) => `${inner}${part},\n`).join('')}${indent}${close}`;
};
