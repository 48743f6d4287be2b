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

  // Older resolution and CommonJS without modules are not supported, as the profile esm-only of that program says.
  const inModules = async (tarball: Buffer) =>
    (await problemsOf(tarball)).filter(
      (problem) => !('resolutionKind' in problem) || !UNSUPPORTED.includes(problem.resolutionKind),
    );

  test('pitboss-client has types that are right wherever modules are imported', async () => {
    assert.equal(await inModules(await packedSdk()), []);
  });

  test('pitboss-codegen is a program, of which only the types for plugins can be imported', async () => {
    const wrong = (await inModules(packCodegen())).filter(({ kind }) => kind !== 'NoResolution');
    assert.equal(wrong, []);
    const offered = (await problemsOf(packCodegen())).flatMap((problem) =>
      'entrypoint' in problem && problem.kind !== 'NoResolution' ? [problem.entrypoint] : [],
    );
    assert.equal([...new Set(offered)], ['./plugin']);
  });
});

const UNSUPPORTED: readonly string[] = ['node10', 'node16-cjs'];

const problemsOf = async (tarball: Buffer) => {
  const result = await checkPackage(createPackageFromTarballData(new Uint8Array(tarball)));
  return result.types === false ? [] : result.problems;
};
