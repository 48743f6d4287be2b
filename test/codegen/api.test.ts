import { readFileSync } from 'node:fs';
import * as assert from 'uvu/assert';
import { SDK_API, sdkApi } from '../clients/typescript/api.ts';
import { suite } from '../support/suite.ts';
import { CODEGEN_API, codegenApi } from './api.ts';

const differs = (name: string) =>
  `what ${name} offers has changed: if that is meant, say it in CHANGELOG.md and run make api`;

suite('the interface of the packages', (test) => {
  test('that of the SDK is as reviewed', () => {
    assert.fixture(sdkApi(), readFileSync(SDK_API, 'utf8'), differs('clients/typescript'));
  });

  test('that of the toolchain is as reviewed', async () => {
    assert.fixture(await codegenApi(), readFileSync(CODEGEN_API, 'utf8'), differs('codegen'));
  });
});
