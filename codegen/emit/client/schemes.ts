import {
  type Document,
  deref,
  isObject,
  type Json,
  type JsonObject,
  type Security,
} from '../../read/document/document.ts';
import { constantName, propertyName, stringLiteral, unique } from '../code/names.ts';
import { Imports } from './imports.ts';

/** A security scheme of a client. */
export type ClientScheme = {
  /** Its name in the document. */
  readonly name: string;
  /** The constant in security.gen.ts. */
  readonly constant: string;
  /** The function of the runtime that places its credential, and what it is called with. */
  readonly place: string;
  readonly words: readonly string[];
  /** The type of its credential. */
  readonly credential: string;
  readonly comment: string;
  /** The token address of an OAuth 2 flow that a program can run. */
  readonly tokenUrl: string | undefined;
};

/** The schemes that have a credential, by name; mutual TLS has none. */
export const nameSchemes = (document: Document): ReadonlyMap<string, ClientScheme> => {
  const free = unique();
  return new Map(
    Object.entries(document.components?.securitySchemes ?? {}).flatMap(([name, written]) => {
      const scheme = isObject(written) ? deref<JsonObject>(document, written) : {};
      const placed = placeOf(scheme);
      if (placed === undefined) return [];
      const [place, ...words] = placed;
      const constant = free(constantName(name));
      const credential =
        place === 'basic' ? 'UserPassword | CredentialSource<UserPassword>' : 'string | CredentialSource';
      const comment = typeof scheme.description === 'string' ? (scheme.description.trim().split('\n')[0] ?? '') : '';
      const tokenUrl = tokenUrlOf(scheme);
      return [[name, { name, constant, place, words, credential, comment, tokenUrl }]];
    }),
  );
};

const placeOf = ({ type, scheme, in: place, name }: JsonObject): [place: string, ...words: string[]] | undefined => {
  const is = (value: Json | undefined, text: string) => typeof value === 'string' && value.toLowerCase() === text;
  if (type === 'oauth2' || type === 'openIdConnect' || (type === 'http' && is(scheme, 'bearer'))) return ['bearer'];
  if (type === 'http') return [is(scheme, 'basic') ? 'basic' : 'authorization'];
  if (type !== 'apiKey' || typeof name !== 'string') return undefined;
  if (place === 'header') {
    // The header is never sent to another host by fetch, so it needs no care of ours.
    return name.toLowerCase() === 'authorization' ? ['authorization'] : ['keyInHeader', name.toLowerCase()];
  }
  return [place === 'cookie' ? 'keyInCookie' : 'keyInQuery', name];
};

const tokenUrlOf = ({ flows }: JsonObject): string | undefined => {
  for (const flow of Object.values(isObject(flows) ? flows : {})) {
    const url = isObject(flow) ? (flow.tokenUrl ?? flow.refreshUrl) : undefined;
    if (typeof url === 'string') return url;
  }
  return undefined;
};

/** The alternatives of an operation, as constants. None is the last one that is tried, so it is left out. */
export const listAlternatives = (schemes: ReadonlyMap<string, ClientScheme>, security: Security): string[][] =>
  security
    .map((choice) => Object.keys(choice).flatMap((name) => schemes.get(name)?.constant ?? []))
    .filter((constants) => constants.length > 0);

/** `security.gen.ts`: each scheme, and the type of all credentials. */
export const securityModule = (notice: string, schemes: ReadonlyMap<string, ClientScheme>): string => {
  const imports = new Imports([...schemes.values()].map(({ constant }) => constant));
  const constants = [...schemes.values()].map(({ name, constant, place, words }) => {
    const called = imports.value('./runtime/security.gen.ts', place);
    const type = imports.type('./runtime/operation.gen.ts', 'Scheme');
    return `export const ${constant}: ${type} = /* @__PURE__ */ ${called}(${[name, ...words].map(stringLiteral).join(', ')});`;
  });
  const fields = [...schemes.values()].map(({ name, credential, comment, tokenUrl }) => {
    for (const used of ['UserPassword', 'CredentialSource'])
      if (credential.includes(used)) imports.type('./runtime/security.gen.ts', used);
    const help = tokenUrl === undefined ? '' : ` Tokens come from ${tokenUrl}: \`oauth2\` gets and renews them.`;
    const said = `${comment}${help}`.trim().replaceAll('*/', '*\\/');
    return `${said === '' ? '' : `  /** ${said} */\n`}  readonly ${propertyName(name)}?: ${credential} | undefined;`;
  });
  return [
    `// ${notice}`,
    '',
    `${imports}`,
    ...constants,
    '',
    '/** Credentials by the name of their security scheme: each a secret, or a function that returns one. */',
    `export type Credentials = {${fields.length > 0 ? `\n${fields.join('\n')}\n` : ''}};`,
    '',
  ].join('\n');
};
