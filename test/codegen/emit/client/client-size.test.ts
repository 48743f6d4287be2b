// A long proof: it generates from a large document and bundles the result.
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createClient } from '@hey-api/openapi-ts';
import { build } from 'esbuild';
import * as assert from 'uvu/assert';
import { suite } from '../../../support/suite.ts';
import { withGeneratedClient } from '../../generated-client.ts';

const ONE_CALL_BYTES_MAX = 4_096;
const ALL_SHARE_MAX = 1.2;

const SMALL = 'test/codegen/fixtures/quirks/plain.yaml';
const GITHUB = 'node_modules/@octokit/openapi/generated/api.github.com.json';

/** The size of a page that runs this, as a browser downloads it. */
const bytesOf = async (contents: string, resolveDir: string): Promise<number> => {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    legalComments: 'none',
    write: false,
  });
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length;
};

const ONE = `import { createClient, getPet } from './client/index.gen.ts';
  getPet(createClient({ baseUrl: 'https://api.example.com' }), { path: { id: '7' } }).then(console.log);`;

suite('codegen/size of a client', (test) => {
  test('one call that needs neither credentials nor keys is at most 4 KB, with retries and time limits', () =>
    withGeneratedClient(SMALL, {}, async ({ folder }) => {
      const bytes = await bytesOf(ONE, folder);
      assert.ok(bytes <= ONE_CALL_BYTES_MAX, `${bytes}`);
    }));

  test('other operations of the document add nothing to a page', () =>
    withGeneratedClient('test/codegen/fixtures/quirks/shop.yaml', {}, async ({ folder }) => {
      const page = `import { createClient, readNote } from './client/index.gen.ts'; readNote(createClient());`;
      const { outputFiles } = await build({
        stdin: { contents: page, resolveDir: folder, loader: 'ts' },
        bundle: true,
        format: 'esm',
        write: false,
      });
      const text = outputFiles[0]?.text ?? '';
      assert.match(text, 'readNote');
      for (const absent of [
        'FormData',
        'listByPage',
        'getRandomValues',
        'encodeURI(',
        'TextDecoderStream',
        'headers.cookie',
      ])
        assert.not.match(text, absent);
    }));

  for (const document of ['generated/built/openapi.json', GITHUB])
    test(`all operations of ${document.split('/').at(-1)} are less than 1.2 times those of hey-api`, () =>
      withGeneratedClient(document, {}, async ({ folder }) => {
        await createClient({
          input: join(import.meta.dirname, '../../../..', document),
          output: { path: join(folder, 'hey-api'), module: { extension: '.ts' } },
          logs: { level: 'silent', file: false },
          plugins: ['@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch'],
        });
        const own = await bytesOf(
          `import { createApi } from './client/index.gen.ts'; globalThis.api = createApi({ baseUrl: 'https://a' });`,
          folder,
        );
        const other = await bytesOf(`import * as api from './hey-api/sdk.gen.ts'; globalThis.api = api;`, folder);
        assert.ok(own < other * ALL_SHARE_MAX, `${own} and ${other}`);
      }));
});
