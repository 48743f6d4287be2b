// A long proof: it packs both packages.
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import * as assert from 'uvu/assert';
import { packCodegen } from '../codegen/foreign-project.ts';
import { suite } from '../support/suite.ts';
import { packedSdk } from './typescript/project.ts';

const PACKAGES: readonly (readonly [name: string, pack: () => Buffer | Promise<Buffer>])[] = [
  ['pitboss-client', packedSdk],
  ['pitboss-codegen', packCodegen],
];

suite('published packages', (test) => {
  for (const [name, pack] of PACKAGES) {
    test(`${name} passes publint, suggestions included`, async () => {
      const tarball = new Uint8Array(await pack()).buffer;
      assert.equal((await publint({ pack: { tarball }, strict: true })).messages, []);
    });
  }

  test('pitboss-client has types that are right wherever modules are imported', async () => {
    const found = await problemsOf(await packedSdk());
    // Older resolution and CommonJS without modules are not supported, as the profile esm-only of that program says.
    assert.equal(
      found.filter((problem) => !('resolutionKind' in problem) || !UNSUPPORTED.includes(problem.resolutionKind)),
      [],
    );
  });

  test('pitboss-codegen is a program: there is nothing to import', async () => {
    for (const { kind } of await problemsOf(packCodegen())) assert.is(kind, 'NoResolution');
  });
});

const UNSUPPORTED: readonly string[] = ['node10', 'node16-cjs'];

const problemsOf = async (tarball: Buffer) => {
  const result = await checkPackage(createPackageFromTarballData(new Uint8Array(tarball)));
  return result.types === false ? [] : result.problems;
};
