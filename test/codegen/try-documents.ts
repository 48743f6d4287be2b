// Tries documents of your own on the whole toolchain, and prints what of them works: node test/codegen/try-documents.ts a.yaml b.json
import { basename, join, relative, resolve } from 'node:path';
import { clientCalls } from './client-calls.ts';
import { withForeign } from './foreign.ts';
import { limitationsOf } from './limitations-of.ts';
import { complaintsOf } from './strictly-compiled.ts';

const root = join(import.meta.dirname, '../..');

let isWell = true;
for (const file of process.argv.slice(2)) {
  const document = relative(root, resolve(file));
  const startedMs = performance.now();
  try {
    const accepted = await limitationsOf(document);
    await withForeign(document, accepted, async (foreign) => {
      await foreign.load('operations.gen.ts');
      const complaints = complaintsOf([foreign.folder]);
      const { operations, declared, wrong, impossible } = await clientCalls(foreign);
      const share = operations === 0 ? 1 : declared / operations;
      const seconds = ((performance.now() - startedMs) / 1000).toFixed(0);
      console.log(
        `${basename(file)}: ${declared} of ${operations} operations (${(share * 100).toFixed(1)} %) answer as declared, type errors: ${complaints.length}, accepted: ${accepted.join(', ') || 'nothing'}, ${seconds} s`,
      );
      for (const line of [...complaints, ...wrong, ...impossible]) console.log(`  ${line.slice(0, 300)}`);
      isWell &&= complaints.length === 0 && share >= 0.99;
    });
  } catch (error) {
    isWell = false;
    console.log(`${basename(file)}: ${error instanceof Error ? error.message : error}`);
  }
}
process.exitCode = isWell ? 0 : 1;
