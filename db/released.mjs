// Released migrations are frozen, because stores have run them. `check` refuses an edited or missing one, as part of `make check`; `renew`
// adds those of the version being released, as part of `make data-folder`.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

const LIST = 'db/released.json';
const FOLDERS = ['db/migrations', 'clients/reference-wallet/store/migrations'];

const hashOf = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');
const released = JSON.parse(readFileSync(LIST, 'utf8'));
const faults = Object.entries(released).flatMap(([file, hash]) => {
  if (!existsSync(file)) return [`${file} is missing`];
  return hashOf(file) === hash ? [] : [`${file} was edited`];
});
if (faults.length > 0) {
  const why =
    'Released migrations cannot change, because stores have run them: restore the file, and write a new migration.';
  process.stderr.write(`${faults.join('; ')}. ${why}\n`);
  process.exit(1);
}
if (process.argv[2] === 'renew') {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true })
      .filter((name) => name.endsWith('.sql'))
      .map((name) => `${folder}/${name}`),
  );
  const hashes = Object.fromEntries(files.sort().map((file) => [file, hashOf(file)]));
  writeFileSync(LIST, `${JSON.stringify(hashes, null, 2)}\n`);
}
process.stdout.write(`${Object.keys(released).length} released migrations are unchanged\n`);
