// Runs all documents of a folder through this toolchain and through hey-api, and compares the outcomes with a table of explained
// differences: node test/codegen/compare-documents.ts folder [pattern [table]]. It fails if a difference is not in the table, or one there is gone.
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import ts from 'typescript';
import { generate } from '../../codegen/emit/generate.ts';
import { readProjectConfig } from '../../codegen/read/config/config.ts';
import { createProgram } from './create-program.ts';
import { limitationsOf } from './limitations-of.ts';

const root = join(import.meta.dirname, '../..');
const DOCUMENTS = '**/*.{json,yaml,yml}';
const [given = '.', pattern = DOCUMENTS, table = join(import.meta.dirname, 'documents.md')] = process.argv.slice(2);
const folder = resolve(given);

/** Documents, not parts that others refer to. */
const documents = globSync(pattern, { cwd: folder })
  .filter((file) => /^\s*(\{[^{[]*)?["']?(openapi|swagger)["']?\s*:/m.test(readFileSync(join(folder, file), 'utf8')))
  .sort();

/** The outcomes for a document: how it differs for the two, and where the output is. */
type Outcome = { readonly file: string; readonly place: string; readonly differences: string[]; isCompared: boolean };

/** Generates types, validators, a client and a server; adds what it needs, or that it is refused. */
const runOurs = async (one: Outcome): Promise<boolean> => {
  const document = relative(root, join(folder, one.file));
  try {
    const accept = await limitationsOf(document);
    const config = join(one.place, 'codegen.json');
    const api = {
      document: relative(one.place, join(folder, one.file)),
      ...{ output: 'ours/server', client: 'ours/client', server: 'node', accept },
    };
    writeFileSync(config, JSON.stringify({ apis: { it: api } }));
    for (const [file, text] of await generate(readProjectConfig(config))) {
      mkdirSync(dirname(join(one.place, file)), { recursive: true });
      writeFileSync(join(one.place, file), text);
    }
    if (accept.length > 0) one.differences.push(`needs ${accept.sort().join(', ')}`);
    return true;
  } catch (error) {
    const [line = ''] = String(error).split('\n');
    one.differences.push(`refused: ${line.replace(/^\w+: .*?(?=#)/, '').replaceAll(`${folder}/`, '')}`);
    return false;
  }
};

const runHey = async (one: Outcome): Promise<boolean> => {
  try {
    await createClient({
      input: join(folder, one.file),
      output: { path: join(one.place, 'hey'), module: { extension: '.ts' }, entryFile: false },
      logs: { level: 'silent', file: false },
      plugins: ['@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch'],
    });
    return existsSync(join(one.place, 'hey/types.gen.ts'));
  } catch {
    return false;
  }
};

const typesOf = (program: ts.Program, file: string): ReadonlyMap<string, ts.Type> => {
  const source = program.getSourceFile(file);
  const checker = program.getTypeChecker();
  const symbol = source && checker.getSymbolAtLocation(source);
  const exported = symbol ? checker.getExportsOfModule(symbol) : [];
  return new Map(exported.map((one) => [one.name, checker.getDeclaredTypeOfSymbol(one)]));
};

/** The body and each reply of the operations: `AddPetData.body`, `AddPetResponses.200`. */
const partsOf = (program: ts.Program, file: string): ReadonlyMap<string, ts.Type> => {
  const checker = program.getTypeChecker();
  const parts = new Map<string, ts.Type>();
  for (const [name, type] of typesOf(program, file)) {
    const wanted = /Data$/.test(name)
      ? ['body']
      : /Responses$/.test(name)
        ? type.getProperties().map((one) => one.name)
        : [];
    if (/Data$/.test(name) && !type.getProperty('url')) continue;
    for (const part of wanted) {
      const property = type.getProperty(part);
      if (property) parts.set(`${name}.${part}`, checker.getTypeOfSymbol(property));
    }
  }
  return parts;
};

const work = mkdtempSync(join(import.meta.dirname, 'fixtures/.run-'));
process.once('exit', () => rmSync(work, { recursive: true }));

const outcomes: Outcome[] = [];
for (const [index, file] of documents.entries()) {
  const one: Outcome = { file, place: join(work, String(index)), differences: [], isCompared: false };
  mkdirSync(one.place);
  const isOurs = await runOurs(one);
  const isHeys = await runHey(one);
  if (!isHeys) one.differences.push('hey-api refuses');
  one.isCompared = isOurs && isHeys;
  outcomes.push(one);
}

const OPTIONS: ts.CompilerOptions = {
  ...{ strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true, noEmit: true },
  ...{ allowImportingTsExtensions: true, verbatimModuleSyntax: true, erasableSyntaxOnly: true, skipLibCheck: true },
  target: ts.ScriptTarget.ES2024,
  module: ts.ModuleKind.NodeNext,
  types: ['node'],
};

const ours = (one: Outcome) => join(one.place, 'ours/client/types.gen.ts');
const hey = (one: Outcome) => join(one.place, 'hey/types.gen.ts');
const program = createProgram(
  outcomes.flatMap((one) => [...globSync(`${one.place}/ours/**/*.ts`), ...(one.isCompared ? [hey(one)] : [])]),
  OPTIONS,
);
for (const { file, start = 0 } of ts.getPreEmitDiagnostics(program)) {
  const one = outcomes.find(({ place }) => file?.fileName.startsWith(`${place}/`));
  const where = file
    ? `${relative(one?.place ?? work, file.fileName)}:${file.getLineAndCharacterOfPosition(start).line + 1}`
    : '';
  const said = where.startsWith('hey/') ? 'hey-api’s types do not compile' : `does not compile: ${where}`;
  if (one && !one.differences.includes(said)) one.differences.push(said);
}
const checker = program.getTypeChecker();
for (const one of outcomes.filter(({ isCompared }) => isCompared)) {
  const [mine, theirs] = [partsOf(program, ours(one)), partsOf(program, hey(one))];
  const other = [...new Set([...mine.keys(), ...theirs.keys()])].filter((name) => {
    const [a, b] = [mine.get(name), theirs.get(name)];
    // Nothing is known of a reply without a body; ours has none.
    if (a && b && (a.flags & ts.TypeFlags.Void) !== 0 && (b.flags & ts.TypeFlags.Unknown) !== 0) return false;
    return !a || !b || !checker.isTypeAssignableTo(a, b) || !checker.isTypeAssignableTo(b, a);
  });
  if (other.length > 0)
    one.differences.push(
      `other types: ${other.length > 4 ? `${other.slice(0, 3).join(', ')} and ${other.length - 3} more` : other.join(', ')}`,
    );
}

const found = outcomes.flatMap(({ file, differences }) => differences.map((difference) => `${file} | ${difference}`));
const expected = existsSync(table)
  ? readFileSync(table, 'utf8')
      .split('\n')
      .flatMap((line) => /^\| (\S+ +\| .+?) +\| .+ \|$/.exec(line)?.[1]?.replace(/ +\| /, ' | ') ?? [])
      .filter((line) => documents.includes(line.split(' | ')[0] ?? ''))
  : [];
for (const line of found) if (!expected.includes(line)) console.log(`not in the table: | ${line} |`);
for (const line of expected) if (!found.includes(line)) console.log(`no longer: | ${line} |`);
console.log(`${documents.length} documents, ${found.length} differences`);
process.exitCode = found.length === expected.length && found.every((line) => expected.includes(line)) ? 0 : 1;
