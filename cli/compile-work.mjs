// Compiles a built work.cjs to work.compiled, with the Node that will run it: compile-work.mjs FOLDER [SEA.JSON]. V8 keeps what was compiled
// by then, so each module is loaded and a platform is started once. With the configuration of an executable, its assets are read from there.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { constants, Script } from 'node:vm';

const [folder, sea] = process.argv.slice(2);
const file = join(resolve(folder), 'work.cjs');
const data = mkdtempSync(join(tmpdir(), 'pitboss-'));
for (const name of Object.keys(process.env)) if (name.startsWith('PITBOSS_')) delete process.env[name];
Object.assign(process.env, { PITBOSS_LOG_LEVEL: 'silent', XDG_CACHE_HOME: join(data, 'cache') });

const requireFile = createRequire(file);
const requireIn = (assets) => {
  const asset = (name, encoding) => readFileSync(assets[name], encoding);
  const module = { isSea: () => true, getAsset: asset, getRawAsset: asset };
  return (id) => (id === 'node:sea' ? module : requireFile(id));
};

const script = new Script(readFileSync(file, 'utf8'), {
  filename: file,
  importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
});
const module = {};
const require = sea === undefined ? requireFile : requireIn(JSON.parse(readFileSync(sea, 'utf8')).assets);
script.runInThisContext()(module, require, resolve(folder));
for (const load of Object.values(module.exports)) load();

const write = process.stdout.write.bind(process.stdout);
process.stdout.write = (text) => {
  if (text.startsWith('Pitboss serves')) process.emit('SIGTERM');
  return true;
};
try {
  await module.exports['./serve.ts']().serve(['--port', '0', '--data', join(data, 'data')], '');
} finally {
  process.stdout.write = write;
  rmSync(data, { recursive: true });
}
writeFileSync(join(folder, 'work.compiled'), script.createCachedData());
// What a stop leaves to its time limits would keep the process.
process.exit(0);
