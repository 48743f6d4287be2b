// Tries documents of your own on the whole toolchain, and prints what of them works: node test/codegen/try-documents.ts a.yaml b.json
import { basename, join, relative, resolve } from 'node:path';
import { LIMITATIONS, type Limitation } from '../../codegen/read/config/limitations.ts';
import { clientCalls } from './client-calls.ts';
import { refusalOf, withForeign } from './foreign.ts';
import { complaintsOf } from './strictly-compiled.ts';

const root = join(import.meta.dirname, '../..');

/** The limitations that a document needs: those that its refusals name, until none is left. */
const limitationsOf = async (document: string): Promise<Limitation[]> => {
  const accepted: Limitation[] = [];
  for (;;) {
    const lines = await refusalOf(document, accepted);
    if (lines.length === 0) return accepted;
    const names = lines.flatMap((line) => /(?:Or accept|more of) ([\w.-]+)[:.]/.exec(line)?.[1] ?? []);
    const more = Object.keys(LIMITATIONS).filter((name) => names.includes(name)) as Limitation[];
    const fresh = more.filter((name) => !accepted.includes(name));
    if (fresh.length === 0) throw new Error(lines.join('\n'));
    accepted.push(...fresh);
  }
};

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
