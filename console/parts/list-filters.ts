import { type Form, type Parameter, settled } from '../../generated/forms/runtime/form.gen.ts';

/** A filter of a list: a parameter of its query. */
export type Filter = {
  readonly name: string;
  readonly kind: 'text' | 'number' | 'choice' | 'time' | 'date';
  readonly choices: readonly string[];
  /** The choice that counts while none is made; without it, all do. */
  readonly unset?: string;
  readonly isRequired: boolean;
};

/** An order of a list: a field and its default direction. */
export type ListOrder = { readonly field: string; readonly direction: number };

const PLACES = ['page', 'after', 'limit', 'sort_field', 'sort_direction'];

/** The last millisecond that a Date can hold: what says so is a time. */
const LAST_MS = 8_640_000_000_000_000;

const queryOf = ({ parameters = [] }: Form): readonly Parameter[] => parameters.filter((each) => each.in === 'query');

/** The filters of a list, from the specs: a new one appears without a change here. */
export const listFilters = (form: Form): readonly Filter[] =>
  queryOf(form)
    .filter(({ name }) => !PLACES.includes(name))
    .map((parameter) => ({ name: parameter.name, isRequired: parameter.required === true, ...kindOf(parameter) }));

const kindOf = (parameter: Parameter): Pick<Filter, 'kind' | 'choices' | 'unset'> => {
  const node = settled(parameter);
  if (node.kind === 'choice')
    return { kind: 'choice', choices: node.options.map(String).filter((each) => each !== '') };
  if (node.kind === 'boolean')
    return node.default === undefined
      ? { kind: 'choice', choices: ['true', 'false'] }
      : { kind: 'choice', choices: [String(!node.default)], unset: String(node.default) };
  if (node.kind === 'number' || node.kind === 'integer')
    return { kind: node.maximum === LAST_MS ? 'time' : 'number', choices: [] };
  const isDate = node.kind === 'text' && (node.format === 'date' || node.schema === 'Day');
  return { kind: isDate ? 'date' : 'text', choices: [] };
};

/** The default order of a list; undefined if it has a fixed order. */
export const findDefaultOrder = (form: Form): ListOrder | undefined => {
  const defaultOf = (name: string): unknown => {
    const parameter = queryOf(form).find((each) => each.name === name);
    return parameter && settled(parameter).default;
  };
  const field = defaultOf('sort_field');
  return field === undefined
    ? undefined
    : { field: String(field), direction: Number(defaultOf('sort_direction') ?? 1) };
};
