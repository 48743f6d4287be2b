// A long proof: it builds the release files a second time, in another folder, and runs the executable for arm64.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import * as assert from 'uvu/assert';
import { root, run, watching } from '../../cli/program.ts';
import { blocksFor } from '../../docs/blocks.ts';
import { has, notRun } from '../../support/not-run.ts';
import { Client, withFolder } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { RELEASE } from './release.ts';

const blocks = blocksFor('docs/guides/install.md', import.meta.filename);
const read = (name: string): string => readFileSync(join(RELEASE, name), 'utf8');
const sumOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');

type Component = {
  readonly name: string;
  readonly version: string;
  readonly 'bom-ref': string;
  readonly licenses?: readonly unknown[];
  readonly components?: readonly Component[];
};
type Bom = {
  readonly serialNumber: string;
  readonly metadata: { readonly component: Component };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
};

const bom = (): Bom => JSON.parse(read('pitboss.cdx.json'));

/** The schema of CycloneDX 1.5, with those that it refers to. */
const schemaOf = (name: string): object =>
  JSON.parse(
    readFileSync(
      join(root, `node_modules/@cyclonedx/cyclonedx-library/res/schema/${name}.SNAPSHOT.schema.json`),
      'utf8',
    ),
  );

suite('ops/deploy/release-files', (test) => {
  test('a second build, in another folder, gives the same bytes', async () => {
    // On the same disk, so that the packages can be linked. The installed files keep their age, or make would install them again.
    const copy = join(root, `dist/second build ${process.pid}`);
    mkdirSync(copy, { recursive: true });
    try {
      const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
        cwd: root,
        encoding: 'utf8',
      });
      for (const file of tracked.split('\0').filter((name) => name !== ''))
        cpSync(join(root, file), join(copy, file), { preserveTimestamps: true });
      execFileSync('cp', ['--archive', '--link', join(root, 'node_modules'), join(copy, 'node_modules')]);
      // The Node for the other architecture is checked against the lock file, so it may be the same.
      for (const name of readdirSync(join(root, 'dist')).filter((found) => found.startsWith('node-linux-')))
        cpSync(join(root, 'dist', name), join(copy, 'dist', name), { recursive: true });
      const [{ text: line = '' } = {}] = blocks.take('The release files');
      const { MAKEFLAGS: _, MAKELEVEL: __, ...environment } = process.env;
      // Another time zone, locale and umask: nothing of the machine may be in the files.
      execFileSync('sh', ['-c', `umask 077; ${line}`], {
        cwd: copy,
        env: { ...environment, TZ: 'Pacific/Auckland', LC_ALL: 'C.UTF-8' },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      assert.is(readFileSync(join(copy, 'dist/release/SHA256SUMS'), 'utf8'), read('SHA256SUMS'));
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  });

  test('its sums are those of every file', () => {
    const files = readdirSync(RELEASE, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(RELEASE.length + 1))
      .filter((name) => name !== 'SHA256SUMS')
      .sort();
    assert.equal(read('SHA256SUMS'), files.map((name) => `${sumOf(join(RELEASE, name))}  ${name}\n`).join(''));
    for (const name of ['pitboss-linux-x64', 'pitboss-linux-arm64', 'deploy/pitboss.service', 'pitboss.1'])
      assert.ok(files.includes(name), name);
  });

  test('the executable for the other architecture serves and proves its ledger under QEMU', () =>
    withFolder(async (data) => {
      const [other, ...emulator] =
        process.arch === 'x64'
          ? ['arm64', 'qemu-aarch64', '-L', '/usr/aarch64-linux-gnu']
          : ['x64', 'qemu-x86_64', '-L', '/usr/x86_64-linux-gnu'];
      if (!has(emulator[0] ?? '')) return notRun(`the executable for ${other}`, `${emulator[0]} is missing`);
      const program = [...emulator, join(RELEASE, `pitboss-linux-${other}`)];
      const environment = { PATH: process.env.PATH, PITBOSS_ADMIN_PASSWORD: 'green-harbour-nineteen', HOME: data };
      const how = { program, environment };
      await watching(
        ['serve', '--port', '0', '--data', join(data, 'data')],
        async (serving) => {
          const [url] = await serving.printed(/http:[^\s,]+/);
          const client = new Client(url);
          await client.login({ username: 'admin', password: 'green-harbour-nineteen' });
          await client.call('saveOperators', { body: [{ id: 'northstar', name: 'Northstar' }] });
          serving.send('SIGTERM');
          const { status, stderr } = await serving.ended;
          assert.is(status, 0, stderr);
          assert.equal(
            stderr
              .trim()
              .split('\n')
              .map((line) => JSON.parse(line).msg),
            ['serving'],
          );
        },
        how,
      );
      const verified = await run(['verify', '--data', join(data, 'data')], how);
      assert.is(verified.status, 0, verified.stderr);
    }));

  test('the bill of materials is CycloneDX, and every part in it is found', () => {
    const ajv = new Ajv({ strict: false, formats: { 'iri-reference': true, 'idn-email': true } });
    formats.default(ajv);
    for (const name of ['spdx', 'jsf-0.82'])
      ajv.addSchema(schemaOf(name), `http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json`);
    const validate = ajv.compile(schemaOf('bom-1.5'));
    assert.ok(validate(bom()), JSON.stringify(validate.errors));
    const { components, dependencies, metadata } = bom();
    const refs = new Set([metadata.component, ...components].map((one) => one['bom-ref']));
    assert.is(refs.size, components.length + 1, 'each has a name of its own');
    for (const { ref, dependsOn } of dependencies)
      for (const name of [ref, ...dependsOn]) assert.ok(refs.has(name), name);
    for (const one of components) assert.ok(one.licenses !== undefined, one.name);
    const versions = new Map(components.map(({ name, version }) => [name, version]));
    assert.is(versions.get('node'), process.versions.node);
    for (const name of ['better-sqlite3', 'sqlite', 'koa', 'jose', 'ws', '@redocly/cli'])
      assert.ok(versions.has(name), name);
    const inNode = components.find(({ name }) => name === 'node')?.components ?? [];
    assert.is(inNode.find(({ name }) => name === 'openssl')?.version, process.versions.openssl);
    assert.not(versions.has('typescript'), 'what only builds it is not in it');
  });

  test('the notices have a text for every part', () => {
    const notices = read('THIRD-PARTY-NOTICES');
    for (const { name, version } of bom().components.filter((one) => !['node', 'sqlite'].includes(one.name)))
      assert.ok(notices.includes(`\n${name} ${version} (`), name);
    assert.match(notices, `Node.js ${process.versions.node}`);
    assert.match(notices, 'May you share freely, never taking more than you give.');
  });

  test('every block of the guide that is its own was run', () => assert.equal(blocks.left(), []));
});
