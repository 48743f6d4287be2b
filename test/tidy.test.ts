import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import * as assert from 'uvu/assert';
import { commentsIn, SHAPES, sentencesOf } from './support/comment-shapes.ts';
import { sharedNames } from './support/exported-names.ts';
import { suite } from './support/suite.ts';

const root = join(import.meta.dirname, '..');

/** Every file of the project that git tracks or would track. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)));
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const isGenerated = (file: string): boolean => /(^|\/)generated\//.test(file);
const sources = files.filter(
  (file) => /\.(tsx?|mjs|js)$/.test(file) && !isGenerated(file) && !file.includes('/fixtures/'),
);
const product = sources.filter((file) =>
  /^(server|cli|clients\/(reference-wallet|simulator)|handlers|platform|wire|db|domain)\//.test(file),
);

/** Rings that lie in the folder of those who use them. */
const INNER = /^(cli\/verify|clients\/reference-wallet|clients\/simulator)(?=\/)/;

/** The ring of a file: the folder at the top that it lives in, or one of those inside. */
const ringOf = (file: string): string => INNER.exec(file)?.[0] ?? file.split('/', 1)[0] ?? '';

/** The rings and packages that each ring may import, and the alternative to importing more. */
const RINGS: Readonly<
  Record<string, { readonly rings: readonly string[]; readonly packages: RegExp; readonly instead: string }>
> = {
  domain: {
    rings: [],
    packages: /^$/,
    instead: 'hand the value in as an argument: the domain knows nothing but itself',
  },
  db: {
    rings: ['domain'],
    packages: /^(node:|better-sqlite3$|pg$|drizzle-orm|drizzle-kit$)/,
    instead: 'let the handler translate: the store knows the domain alone',
  },
  wire: {
    rings: ['db', 'domain', 'generated'],
    packages: /^$/,
    instead: 'translate only: what has to be decided or found out belongs to platform/',
  },
  platform: {
    rings: ['wire', 'db', 'domain', 'generated'],
    packages: /^(node:crypto|csv-parse\/sync)$/,
    instead: 'take it as a port of the context: the platform knows neither HTTP nor who calls it',
  },
  handlers: {
    rings: ['platform', 'wire', 'db', 'domain', 'generated'],
    packages: /^node:crypto$/,
    instead: 'reach it through the context: a handler knows neither HTTP nor SQL',
  },
  'cli/verify': {
    rings: ['db', 'domain'],
    packages: /^(node:crypto|drizzle-orm)$/,
    instead: 'work it out from the store alone: a proof that shares code with what it proves proves nothing',
  },
  server: {
    rings: ['handlers', 'platform', 'wire', 'db', 'domain', 'generated', 'package.json'],
    packages: /./,
    instead: 'move it to the ring that owns it',
  },
  'clients/reference-wallet': {
    rings: ['server', 'clients', 'db', 'domain'],
    packages: /./,
    instead: "keep it out: the wallet is another program, which only borrows the platform's tools",
  },
  cli: {
    rings: [
      ...['server', 'clients/reference-wallet', 'clients/simulator', 'cli/verify', 'platform', 'wire', 'db', 'domain'],
      'generated',
      'package.json',
    ],
    packages: /./,
    instead: 'move it to server/',
  },
  'clients/simulator': {
    rings: ['wire', 'domain', 'generated'],
    packages: /^$/,
    instead: 'hand it in: the simulator also runs in browsers, and only the domain decides',
  },
  codegen: { rings: [], packages: /./, instead: 'name it in the configuration file: the toolchain serves any project' },
  console: {
    rings: ['clients', 'generated', 'clients/simulator', 'codegen'],
    packages: /^(preact|@preact\/signals|pitboss:access)($|\/)/,
    instead: 'ask the platform through the SDK: the console knows what any client knows',
  },
  docs: {
    rings: ['codegen', 'server', 'cli'],
    packages: /./,
    instead: 'read it from the specs: the documentation says what they say',
  },
  clients: { rings: [], packages: /^$/, instead: 'generate it: the SDK is installed without this repository' },
};

/** The rooms of a ring in the order in which they know each other: each may import those before it. The loose files come last. */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  codegen: [
    ...['runtime', 'read/config', 'read/document', 'read/intake', 'read/project', 'read/events', 'check'],
    ...['emit/output', 'emit/code', 'emit/types', 'emit/validators', 'emit/server', 'emit/client', 'emit/forms'],
    ...[
      'emit/events',
      'emit',
      'mock',
      'plugins',
      'contract',
      'commands/program',
      'commands/scaffold',
      'commands',
      'pitboss',
    ],
  ],
  console: [
    ...[
      'form',
      'shell',
      'parts',
      'jackpot',
      'bonuses',
      'approval',
      'template-editor',
      'start',
      'screens',
      'rooms',
      'frame',
    ],
  ],
};

/** Loose files that every room of their ring may import. */
const GROUND = ['codegen/home.ts'];

const LOOSE_MAX = 5;

/** Names that several files export still. It only falls. */
const SHARED_MAX = 7;

type Import = {
  readonly file: string;
  readonly to: string;
  /** Absent for types and for what is loaded when it is needed. */
  readonly loads?: boolean;
};

const importsOf = (file: string): Import[] =>
  [
    ...read(file).matchAll(/^(?:import|export)\s[^'"]*?from\s+'([^']+)'|^import\s+'([^']+)'|\bimport\('([^']+)'\)/gm),
  ].map((match) => ({
    file,
    to: match[1] ?? match[2] ?? match[3] ?? '',
    loads: match[3] === undefined && !/^\w+\s+(?:type\s|\{(?:\s*type\s+[^,}]+,?)+\s*\})/.test(match[0]),
  }));

const isRelative = ({ to }: Import): boolean => to.startsWith('.');
const targetOf = ({ file, to }: Import): string => relative(root, join(root, dirname(file), to));

/** The rule that an import breaks, as a sentence; nothing when it breaks none. */
const complaint = (found: Import): string | undefined => {
  const ring = ringOf(found.file);
  const rule = RINGS[ring];
  if (rule === undefined) return undefined;
  if (!isRelative(found))
    return rule.packages.test(found.to) ? undefined : `${found.file} imports ${found.to}; ${rule.instead}.`;
  const target = ringOf(targetOf(found));
  return target === ring || rule.rings.includes(target)
    ? undefined
    : `${found.file} imports ${targetOf(found)}; ${rule.instead}.`;
};

/** The arrows of a graph that are part of circles, or lead from one to another. */
const circlesIn = (graph: ReadonlyMap<string, ReadonlySet<string>>): string[] => {
  const left = new Map(graph);
  for (let before = -1; before !== left.size; ) {
    before = left.size;
    const reached = new Set([...left.values()].flatMap((tos) => [...tos]));
    for (const [from, tos] of left) if (!reached.has(from) || ![...tos].some((to) => left.has(to))) left.delete(from);
  }
  return [...left].map(([from, tos]) => `${from} → ${[...tos].filter((to) => left.has(to))}`);
};

/** Lines of files that match, as `file:line`. */
const linesWith = (among: readonly string[], pattern: RegExp): string[] =>
  among.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}`] : [])),
  );

suite('tidy', (test) => {
  test('every ring imports only what it may', () => {
    const checked = sources
      // Both build pages with the writer of the documentation's.
      .filter((file) => !/^(test\/|console\/build\.ts$|clients\/elements\/build\.ts$)/.test(file))
      .flatMap(importsOf);
    assert.ok(checked.length > 100, 'the imports were found');
    assert.equal(
      checked.map(complaint).filter((sentence) => sentence !== undefined),
      [],
    );
  });

  test('a forbidden import is found, with what to do instead', () => {
    const cases: [file: string, to: string, verdict: RegExp | undefined][] = [
      ['domain/jackpot/quote.ts', '../../db/store.ts', /hand the value in as an argument/],
      ['domain/jackpot/quote.ts', 'node:crypto', /hand the value in as an argument/],
      ['db/engine/store.ts', '../../platform/unit/reply.ts', /let the handler translate/],
      ['handlers/accounts/login.ts', 'koa', /through the context/],
      ['handlers/accounts/login.ts', '../../server/keys.ts', /through the context/],
      ['clients/typescript/src/transport.ts', '../../../handlers/reply.ts', /generate it/],
      ['codegen/cli.ts', '../server/settings/config.ts', /configuration file/],
      ['handlers/accounts/login.ts', '../../db/accounts/accounts.ts', undefined],
      ['cli/serve.ts', '../server/start/start.ts', undefined],
      ['cli/prove-store.ts', './verify/verify.ts', undefined],
      ['cli/verify/verify.ts', '../time-in.ts', /work it out from the store alone/],
      ['clients/simulator/simulation-run.ts', '../typescript/src/pitboss.ts', /hand it in/],
    ];
    for (const [file, to, verdict] of cases) {
      const found = complaint({ file, to });
      if (verdict === undefined) assert.is(found, undefined, `${file} → ${to}`);
      else assert.match(found ?? '', verdict, `${file} → ${to}`);
    }
  });

  test('rooms form no circle', () => {
    const roomOf = (file: string): string => {
      const ring = ringOf(file);
      const [room = '', ...inner] = file.slice(ring.length + 1).split('/');
      return inner.length === 0 ? ring : `${ring}/${room}`;
    };
    const rooms = new Map<string, Set<string>>();
    for (const found of product.flatMap(importsOf).filter(isRelative)) {
      const [from, to] = [roomOf(found.file), roomOf(targetOf(found))];
      if (found.file === 'handlers/index.ts' || from === to) continue;
      rooms.set(from, (rooms.get(from) ?? new Set()).add(to));
    }
    assert.ok(rooms.size > 30, 'the rooms were found');
    assert.equal(circlesIn(rooms), []);
  });

  test('no file loads itself in a circle: what two of them need is in a third file', () => {
    const loaded = new Map<string, Set<string>>();
    for (const found of product.flatMap(importsOf).filter(isRelative))
      if (found.loads) loaded.set(found.file, (loaded.get(found.file) ?? new Set()).add(targetOf(found)));
    assert.ok(loaded.size > 400, 'the files were found');
    assert.equal(circlesIn(loaded), []);
  });

  test('the proof works the game out again without the code that books and draws, so that no mistake is made twice', () => {
    const reached = new Set(['cli/verify/verify.ts']);
    for (const file of reached)
      for (const found of importsOf(file).filter(isRelative)) if (found.loads) reached.add(targetOf(found));
    assert.ok(reached.has('cli/verify/rules/judge.ts'));
    const shared = [...reached].filter(
      (file) => /^(platform|wire|domain)\//.test(file) && !file.startsWith('domain/money/'),
    );
    assert.equal(shared.sort(), ['domain/jackpot/rules.ts', 'domain/raffle/earn-tickets.ts']);
  });

  test('db/ keeps its files in rooms by noun', () => {
    const loose = sources.filter((file) => /^db\/[^/]+$/.test(file));
    assert.ok(loose.length <= 5, `put it in the room of its noun, and its table in db/tables/: ${loose}`);
  });

  test('the rooms of the toolchain and of the console stand in one order: each knows those before it', () => {
    for (const [ring, order] of Object.entries(ROOMS)) {
      const inside = sources.filter((file) => ringOf(file) === ring);
      const looseNow = inside.filter((file) => file.split('/').length === 2);
      assert.ok(looseNow.length <= LOOSE_MAX, `loose files in ${ring}/: ${looseNow.join(', ')}`);
      const placeOf = (file: string): number => {
        const folder = dirname(file).slice(ring.length + 1);
        if (folder === '') return GROUND.includes(file) ? -1 : order.length;
        return order.findIndex((room) => room === folder || (room === 'runtime' && folder.startsWith('runtime/')));
      };
      const folders = new Set(inside.filter((file) => !GROUND.includes(file) && placeOf(file) < 0).map(dirname));
      assert.equal([...folders], [], `name the room in ROOMS, after all that it imports`);
      const upwards = inside
        .flatMap(importsOf)
        .filter(isRelative)
        .filter((found) => ringOf(targetOf(found)) === ring && placeOf(targetOf(found)) > placeOf(found.file))
        .map((found) => `${found.file} imports ${targetOf(found)}, which is in a later room`);
      assert.equal(upwards, []);
    }
  });

  test('a handler imports no other handler: what two share is in platform/ or wire/', () => {
    const section = /^handlers\/(?!index\.ts)/;
    const wrong = sources
      .filter((file) => section.test(file))
      .flatMap(importsOf)
      .filter(isRelative)
      .filter((found) => section.test(targetOf(found)));
    assert.equal(wrong, []);
  });

  test('one file moves contributions between their states', () => {
    const movers = product.filter((file) => /\b(insert|move)Contribution\b/.test(read(file)));
    assert.equal(movers.sort(), ['db/contributions/contributions.ts', 'platform/contributions/contribution-states.ts']);
  });

  test('clock, randomness and environment enter in server/ and cli/ and travel as arguments', () => {
    const inner = product.filter(
      (file) => !/^(server|cli(?!\/verify\/)|clients\/reference-wallet\/process)\//.test(file),
    );
    assert.equal(
      linesWith(inner, /\bDate\.now\(|\bnew Date\(\)|Math\.random\(|process\.env|\brandom(Bytes|Int|UUID)/),
      [],
    );
  });

  test('no float arithmetic on money: amounts are bigint micros from the wire to the ledger', () => {
    const money = product.filter(
      (file) => /^(domain|handlers|platform|wire|db)\//.test(file) && file !== 'domain/money/micros.ts',
    );
    assert.equal(
      linesWith(money, /parseFloat\(|toFixed\(|Math\.(round|floor|ceil)\(.*([aA]mount|[mM]icros|[wW]ager)/),
      [],
    );
  });

  test('fields of a request are pointed at in wire/ and handlers/: platform/ names them in the words of the domain', () => {
    const inner = product.filter((file) => /^(domain|db|platform)\//.test(file));
    assert.equal(linesWith(inner, /['"`]\/([a-z]{2}|\$\{)/), []);
  });

  test('uvu is reached through test/support/suite.ts alone', () => {
    const wrong = sources.filter(
      (file) => importsOf(file).some(({ to }) => to === 'uvu') && file !== 'test/support/suite.ts',
    );
    assert.equal(wrong, []);
  });

  test('the platforms of tests log where an error fails the test', () => {
    const tests = sources.filter((file) => file.startsWith('test/') && !file.startsWith('test/support/start.ts'));
    assert.equal(linesWith(tests, /\bstart\b.* from '[./]+server\/start\/start\.ts'|createLog\('silent'/), []);
  });

  test('no check is switched off', () => {
    const types = linesWith(
      sources.filter((file) => file !== 'test/tidy.test.ts'),
      /@ts-(ignore|nocheck|expect-error)|\bas any\b|as unknown as (?!.*\/\/)/,
    ).filter((line) => !ALLOWED_CASTS.some((file) => line.startsWith(`${file}:`)));
    assert.equal(types, []);
  });

  test('everything generated says so in its first line', () => {
    const notice = 'Generated from spec/ by codegen. Do not edit: change the spec and run make generate.';
    const generated = files.filter(
      (file) => isGenerated(file) && !file.endsWith('.json') && !file.includes('/fixtures/'),
    );
    assert.ok(generated.length > 10);
    assert.equal(
      generated.filter((file) => !read(file).split('\n', 1)[0]?.includes(notice)),
      [],
    );
  });

  test('files hold one idea each', () => {
    const limit = (file: string): number => (file.startsWith('test/') ? 500 : 310);
    const long = sources
      .map((file) => ({ file, lines: read(file).split('\n').length }))
      .filter(({ file, lines }) => lines > limit(file));
    assert.equal(long, []);
  });

  test('comments begin with a verb or a noun, and use the words of a native reader', () => {
    const found = sources.flatMap((file) =>
      commentsIn(read(file))
        .flatMap(sentencesOf)
        .flatMap((sentence) =>
          Object.entries(SHAPES)
            .filter(([, has]) => has(sentence) && !PREFIX.test(sentence))
            .map(([shape]) => `${file}: a sentence ${shape}: ${sentence}`),
        ),
    );
    assert.equal(found, []);
  });

  test('a name has one meaning: files do not export the same one, but where an interface fixes it', () => {
    const named = sources.filter((file) => ROOMS[ringOf(file)] !== undefined || product.includes(file));
    const shared = sharedNames(named.map((path) => ({ path, text: read(path) })));
    assert.ok(shared.length > 20, 'the operations that have the name of a query were found');
    const own = shared.filter(({ fixed }) => !fixed).map(({ name, paths }) => `${name}: ${paths.join(', ')}`);
    assert.ok(own.length <= SHARED_MAX, `say whose it is in the name of the new one:\n${own.join('\n')}`);
    const pair = (one: string, other: string) =>
      sharedNames([one, other].map((path) => ({ path, text: 'export const listWins = 1;' })))[0]?.fixed;
    assert.is(pair('db/wins/wins.ts', 'wire/wins.ts'), false);
    assert.is(pair('db/wins/wins.ts', 'handlers/operator/list-wins.ts'), true);
  });

  test('names are kebab-case', () => {
    const wrong = sources.filter(
      (file) => !/^([a-z0-9.-]+\/)*[a-z0-9-]+(\.(test|config|d))?\.(tsx?|mjs|js)$/.test(file),
    );
    assert.equal(wrong, []);
  });

  test('the project names no machine and no registry', () => {
    const texts = files.filter((file) => !/\.(png|ico)$/.test(file) && file !== 'test/tidy.test.ts');
    assert.equal(linesWith(texts, /registry\.npmjs|"resolved":|\/(root|work|home)\/[a-z]/), []);
  });
});

/** Begins a comment that test/support/run.mjs reads. */
const PREFIX = /Needs a process of its own: /;

/** Files that may cast because the types of two libraries do not match; each place says so. */
const ALLOWED_CASTS = [
  'server/http/operate.ts',
  'server/operations/platform.ts',
  // Writes a module of validators, which a compiler of schemas has written.
  'cli/wallet-kit-files.mjs',
];
