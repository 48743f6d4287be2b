import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import * as assert from 'uvu/assert';
import type { Api } from '../../../../codegen/read/config/config.ts';
import { suite } from '../../../support/suite.ts';
import { withGeneratedClient } from '../../generated-client.ts';

const STRICT: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.dom.asynciterable.d.ts'],
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noImplicitOverride: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  verbatimModuleSyntax: true,
  erasableSyntaxOnly: true,
  isolatedModules: true,
  allowImportingTsExtensions: true,
  noEmit: true,
};

/** The options of each generated client. */
const OPTIONS: Readonly<Record<string, NonNullable<Api['clientOptions']>>> = {
  throwing: {},
  returning: { errors: 'return' },
  open: { enums: 'open' },
};

/** Code that must compile with a client. The line after a mistake must not. */
const USES: readonly (readonly [fact: string, client: string, use: string])[] = [
  [
    'requests, replies, streams and items are typed',
    'throwing',
    `import { createApi, createClient, iterateListByOffset, placeOrder, watchPrices } from './index.gen.ts';
      const client = createClient({ auth: { token: async (refused) => refused ?? 'first' } });
      const { status, body } = await placeOrder(client, { body: { item: 'book' } }, { idempotencyKey: 'k' });
      export const created: 201 = status;
      export const id: string = body.id;
      for await (const { data } of (await watchPrices(client)).body) export_(data.price);
      for await (const item of iterateListByOffset(client)) export_(item);
      const api = createApi({ baseUrl: 'http://127.0.0.1' });
      export_((await api.listByPage({ query: { page: 1 } })).body[0] ?? 0);
      function export_(_: number): void {}
      // mistake: an order needs an item
      await placeOrder(client, { body: {} });
      // mistake: the client makes the key
      await placeOrder(client, { body: { item: 'book' }, headers: { 'idempotency-key': 'k' } });
      // mistake: the document has no such scheme
      createClient({ auth: { other: 'x' } });
      // mistake: enums are closed
      await placeOrder(client, { body: { item: 'book', state: 'lost' } });
      // mistake: there is no such redirect
      await api.signInElsewhere({ query: { other: 's' } });
    `,
  ],
  [
    'thrown errors are typed by operation, status and code',
    'throwing',
    `import { createClient, isErrorOf, placeOrder } from './index.gen.ts';
      const client = createClient();
      try {
        await placeOrder(client, { body: { item: 'book' } });
      } catch (error) {
        if (!isErrorOf('placeOrder', error)) throw error;
        if (error.status === 409) {
          const left: number | undefined = error.body.left;
          const code: 'sold_out' | 'in_flight' = error.code;
          console.log(left, code);
          // mistake: this code is not one of the status
          console.log(error.code === 'item_unknown');
        } else if (error.status === undefined) console.log(error.reason);
        // mistake: nothing is known about a status that is not declared
        else if (error.status === 500) console.log(error.body.code);
      }
    `,
  ],
  [
    'returned errors are typed, and data only without one',
    'returning',
    `import { createClient, placeOrder } from './index.gen.ts';
      const { data, error } = await placeOrder(createClient(), { body: { item: 'book' } });
      if (error === undefined) {
        const id: string = data.id;
        console.log(id);
      } else if (error.status === 404) {
        const code: 'item_unknown' = error.code;
        console.log(code);
      }
      // mistake: there may be no data
      console.log(data.id);
    `,
  ],
  [
    'open enums accept other values and keep the known ones',
    'open',
    `import { createClient, type Order, placeOrder } from './index.gen.ts';
      await placeOrder(createClient(), { body: { item: 'book', state: 'lost' } });
      export const known: Order['state'] = 'paid';
      // mistake: still a text
      export const none: Order = { id: 'o', state: 1 };
    `,
  ],
];

/** The compiler's complaints about all clients and uses, by the file of the use; it reads its libraries only once. */
const complaints = async (folders: readonly string[] = [], left = Object.entries(OPTIONS)): Promise<string[]> => {
  const [next, ...rest] = left;
  if (next === undefined) return check(folders);
  const [name, options] = next;
  return withGeneratedClient('test/codegen/fixtures/quirks/shop.yaml', options, ({ folder, files }) => {
    const roots = [...files.keys()].filter((file) => file.startsWith('client/'));
    for (const [index, [, client, use]] of USES.entries())
      if (client === name) {
        writeFileSync(join(folder, `client/use-${index}.ts`), use);
        roots.push(`client/use-${index}.ts`);
      }
    return complaints([...folders, ...roots.map((file) => join(folder, file))], rest);
  });
};

const check = async (roots: readonly string[]): Promise<string[]> => {
  const found = ts.getPreEmitDiagnostics(ts.createProgram(roots, STRICT)).map(({ file, start, messageText }) => {
    const line = file && start !== undefined ? file.getLineAndCharacterOfPosition(start).line + 1 : 0;
    const place = `${file?.fileName.replace(/.*\/client\//, '')}:${line}`;
    return { place, text: ts.flattenDiagnosticMessageText(messageText, '\n') };
  });
  const mistakes = USES.flatMap(([, , use], index) =>
    use.split('\n').flatMap((line, at) => (line.includes('// mistake:') ? [`use-${index}.ts:${at + 2}`] : [])),
  );
  const places = new Set(found.map(({ place }) => place));
  return [
    ...found.filter(({ place }) => !mistakes.includes(place)).map(({ place, text }) => `${place} ${text}`),
    ...mistakes.filter((place) => !places.has(place)).map((place) => `${place} compiles, although it is a mistake`),
  ];
};

const found = await complaints();

suite('codegen/client types', (test) => {
  for (const [index, [fact]] of USES.entries())
    test(fact, () => {
      assert.equal(
        found.filter((complaint) => complaint.startsWith(`use-${index}.ts`)),
        [],
      );
    });

  test('the clients themselves compile strictly', () => {
    assert.equal(
      found.filter((complaint) => !complaint.startsWith('use-')),
      [],
    );
  });
});
