// The migrations that a version was released with are frozen: stores have them. `check` refuses an edit or a loss of one, as a part of
// `make check`; `renew` adds those of the version that is being released, as a part of `make data-folder`.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

const LIST = 'db/released.json';
const FOLDERS = ['db/migrations', 'reference-wallet/store/migrations'];

const hashOf = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');
const released = JSON.parse(readFileSync(LIST, 'utf8'));
const faults = Object.entries(released).flatMap(([file, hash]) => {
  if (!existsSync(file)) return [`${file} is missing`];
  return hashOf(file) === hash ? [] : [`${file} was edited`];
});
if (faults.length > 0) {
  const why =
    'A migration that was released must stay as it is, since stores have it: restore the file, and write another migration.';
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
process.stdout.write(`${Object.keys(released).length} released migrations are as they were\n`);
