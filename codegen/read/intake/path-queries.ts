import type { Report } from '../config/refusal.ts';
import {
  type Document,
  deref,
  isObject,
  METHODS,
  type OperationObject,
  type ParameterObject,
  type PathItem,
  type ReferenceObject,
} from '../document/document.ts';
import { parametersInQuery } from '../document/template-of.ts';

/** The document with the parameters that stand in the query of a path as parameters of the query. Paths with a query are reported. */
export const withPathQueries = (document: Document, report: Report): Document => {
  const { paths = {} } = document;
  if (!Object.keys(paths).some((path) => path.includes('?'))) return document;
  const settled = Object.entries(paths).map(([path, item]): [string, PathItem] => {
    if (!path.includes('?')) return [path, item];
    report.remark('path-query');
    const names = new Map(parametersInQuery(path).map(([name, parameter]) => [parameter, name]));
    return [path, names.size === 0 ? item : settledItem(document, item, names)];
  });
  return { ...document, paths: Object.fromEntries(settled) };
};

type Parameters = readonly (ParameterObject | ReferenceObject)[];

const settledItem = (document: Document, item: PathItem, names: ReadonlyMap<string, string>): PathItem => {
  const settled = (parameters: Parameters): Parameters =>
    parameters.map((written) => {
      const { style: _style, ...parameter } = deref<ParameterObject>(document, written);
      const name = names.get(parameter.name);
      return parameter.in === 'path' && name !== undefined ? { ...parameter, name, in: 'query' } : written;
    });
  const operations = METHODS.flatMap((method): [string, OperationObject][] => {
    const operation = item[method];
    return isObject(operation as never) && operation?.parameters
      ? [[method, { ...operation, parameters: settled(operation.parameters) }]]
      : [];
  });
  const own = item.parameters ? { parameters: settled(item.parameters) } : {};
  return { ...item, ...own, ...Object.fromEntries(operations) };
};
