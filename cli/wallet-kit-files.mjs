// The parts of the wallet's document that the SDK's wallet kit needs: its types, its operations and problems, and its validators with all
// that they import, so that the SDK depends on no package.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { problems } from '../generated/problems.gen.ts';
import { routes } from '../generated/wallet/operations.gen.ts';

const NOTICE = '// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.';
const root = join(import.meta.dirname, '..');

/** Answered to what reaches no operation. */
const WITHOUT_OPERATION = ['route_not_found', 'method_not_allowed'];

const operationsModule = () => {
  const operations = Object.fromEntries(routes.map(({ operationId, path }) => [operationId, path]));
  const codes = [...new Set([...WITHOUT_OPERATION, ...routes.flatMap((route) => route.problems)])];
  const used = Object.fromEntries(
    codes.map((code) => [code, (({ status, title, action }) => ({ status, title, action }))(problems[code])]),
  );
  const literal = (value) => JSON.stringify(value, null, 2);
  return `${NOTICE}

/** The path of each operation. */
export const paths = ${literal(operations)} as const;

/** Every problem that a wallet may answer with. */
export const problems = ${literal(used)} as const;
`;
};

const validatorsModule = async () => {
  const { outputFiles } = await build({
    stdin: { contents: `export { requests } from './generated/built/wallet/requests.gen.mjs';`, resolveDir: root },
    bundle: true,
    format: 'esm',
    target: 'es2022',
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: 'none',
    write: false,
    logLevel: 'warning',
  });
  const [{ text }] = outputFiles;
  // The code is written by a compiler of schemas; only its surface has types.
  return [
    NOTICE,
    '// @ts-nocheck',
    "import type { RequestValidators } from '../request-validators.ts';",
    "import type { paths } from './operations.gen.ts';",
    '',
    text.replace(
      /export\s*\{\s*(\w+)(?: as requests)?\s*\};?\s*$/,
      'const validators: { readonly [Id in keyof typeof paths]: RequestValidators } = $1;\nexport { validators };\n',
    ),
  ].join('\n');
};

export const files = async () => ({
  'types.gen.ts': readFileSync(join(root, 'generated/wallet/types.gen.ts'), 'utf8'),
  'operations.gen.ts': operationsModule(),
  'validators.gen.ts': await validatorsModule(),
});
