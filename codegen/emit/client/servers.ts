import { type Document, isObject, type Json, type JsonObject } from '../../read/document/document.ts';
import { propertyName, stringLiteral } from '../code/names.ts';

type Variable = { readonly name: string; readonly preset: string; readonly values: readonly string[] };
type ServerUrl = { readonly url: string; readonly description: string; readonly variables: readonly Variable[] };

/** The address of an operation's own server, with the defaults of its variables. */
export const serverAddress = (server: { readonly url: string }): string => {
  const [{ url, variables } = { url: server.url, variables: [] }] = serversIn([server as JsonObject]);
  return variables.reduce((address, { name, preset }) => address.replaceAll(`{${name}}`, () => preset), url);
};

const serversOf = (document: Document): ServerUrl[] => serversIn(document.servers ?? []);

const serversIn = (servers: readonly Json[]): ServerUrl[] =>
  servers.flatMap((server) => {
    if (!isObject(server) || typeof server.url !== 'string') return [];
    const declared: JsonObject = isObject(server.variables) ? server.variables : {};
    const variables = [...server.url.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => {
      const variable = declared[name];
      const { default: preset, enum: values } = isObject(variable) ? variable : {};
      return {
        name,
        preset: typeof preset === 'string' || typeof preset === 'number' ? String(preset) : '',
        values: Array.isArray(values) ? values.map(String) : [],
      };
    });
    const description = typeof server.description === 'string' ? server.description.trim() : '';
    return [{ url: server.url, description, variables }];
  });

/** Reports whether the first server has an absolute address, so that a client needs no other. */
export const hasServer = (document: Document): boolean => /^https?:\/\//i.test(serversOf(document)[0]?.url ?? '');

/** `servers.gen.ts`: the address of each server, a function where it has variables; undefined without servers. */
export const serversModule = (notice: string, document: Document): string | undefined => {
  const servers = serversOf(document);
  if (servers.length === 0) return undefined;
  return [
    `// ${notice}`,
    '',
    '/** The addresses of the servers, in the order of the document. Some take variables; all have defaults. */',
    'export const servers = [',
    ...servers.flatMap(({ url, description, variables }) => {
      const comment = description.split('\n')[0]?.replaceAll('*/', '*\\/');
      return [
        ...(comment ? [`  /** ${comment} */`] : []),
        variables.length === 0 ? `  () => ${stringLiteral(url)},` : withVariables(url, variables),
      ];
    }),
    '] as const;',
    '',
  ].join('\n');
};

const withVariables = (url: string, variables: readonly Variable[]): string => {
  const types = variables.map(({ name, values }) => {
    const type = values.length > 0 ? values.map(stringLiteral).join(' | ') : 'string';
    return `readonly ${propertyName(name)}?: ${type}`;
  });
  const template = url
    .split(/\{([^}]+)\}/)
    .map((part, index) => {
      if (index % 2 === 0) return part.replaceAll(/[`\\$]/g, '\\$&');
      const preset = variables.find(({ name }) => name === part)?.preset ?? '';
      return `\${variables[${stringLiteral(part)}] ?? ${stringLiteral(preset)}}`;
    })
    .join('');
  return `  (variables: { ${types.join('; ')} } = {}): string => \`${template}\`,`;
};
