// The software bill of materials, in CycloneDX: npm writes what the lock file pins, of which what is in the executable is kept, and Node and
// SQLite are added. The time and the random number that npm adds are left out: the same sources give the same bytes.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { sqliteVersion } from './bundled-packages.mjs';

const NPM_SBOM = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];

const component = (type, name, version, licence, more = {}) => ({
  type,
  'bom-ref': `${name}@${version}`,
  name,
  version,
  ...(licence && { licenses: [{ license: licence }] }),
  ...more,
});

/** Node, with the libraries that it says it has inside. */
const nodeComponent = () => {
  const { node, modules: _, ...libraries } = process.versions;
  return component(
    'platform',
    'node',
    node,
    { id: 'MIT' },
    {
      purl: `pkg:generic/node@${node}`,
      components: Object.entries(libraries)
        .filter(([, version]) => version !== '')
        .map(([name, version]) =>
          component('library', name, version, undefined, { 'bom-ref': `node/${name}@${version}` }),
        ),
    },
  );
};

const sqliteComponent = () => {
  const version = sqliteVersion();
  return component('library', 'sqlite', version, { name: 'Public Domain' }, { purl: `pkg:generic/sqlite@${version}` });
};

/** @returns the bill of materials of an executable that has these packages in it */
export const sbomOf = (version, packages) => {
  const written = JSON.parse(execFileSync('npm', NPM_SBOM, { encoding: 'utf8', maxBuffer: 64e6 }));
  const found = new Map(written.components.map((one) => [`${one.name}@${one.version}`, one]));
  const components = packages.map(({ name, version: own }) => {
    const one = found.get(`${name}@${own}`);
    if (one === undefined) throw new Error(`npm sbom lacks ${name}@${own}, which is in the executable.`);
    // In the executable there is no optional package, and no address that this machine installed from.
    return { ...one, scope: 'required', externalReferences: [] };
  });
  const refs = new Set(components.map((one) => one['bom-ref']));
  const root = component(
    'application',
    'pitboss',
    version,
    { id: 'Apache-2.0' },
    {
      description: written.metadata.component.description,
    },
  );
  const others = [nodeComponent(), sqliteComponent()];
  const dependencies = written.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((to) => refs.has(to)).sort() }));
  const reached = new Set(dependencies.flatMap(({ dependsOn }) => dependsOn));
  const direct = [...refs].filter((ref) => !reached.has(ref));
  const bom = {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: root },
    components: [...components, ...others].sort((one, other) => (one['bom-ref'] < other['bom-ref'] ? -1 : 1)),
    dependencies: [
      { ref: root['bom-ref'], dependsOn: [...direct, ...others.map((one) => one['bom-ref'])].sort() },
      ...dependencies,
    ].sort((one, other) => (one.ref < other.ref ? -1 : 1)),
  };
  const digest = createHash('sha256').update(JSON.stringify(bom)).digest('hex');
  const uuid = [/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5'];
  return { ...bom, serialNumber: `urn:uuid:${digest.replace(...uuid)}` };
};
