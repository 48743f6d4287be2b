// Writes the next migration of a store from its schema: `make migration name=add-currencies` from the tables in db/tables/, or with the word `wallet`
// before the options, the reference wallet's from clients/reference-wallet/store/schema.ts. drizzle-kit does not support STRICT tables, and without
// STRICT an INTEGER column accepts 5.5, so it is added here. drizzle-kit asks whether a column was renamed; run it in a terminal to answer.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

const words = process.argv.slice(2);
const store = words[0] === 'wallet' ? 'clients/reference-wallet/store' : 'db';
const options = words[0] === 'wallet' ? words.slice(1) : words;

const folder = `${store}/migrations`;
const migrations = () => {
  try {
    return readdirSync(folder).filter((file) => file.endsWith('.sql'));
  } catch {
    return [];
  }
};
const before = new Set(migrations());
const args = ['drizzle-kit', 'generate', '--config', `${store}/drizzle.config.ts`, ...options];
const { status } = spawnSync('npx', args, { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);
const written = migrations().filter((file) => !before.has(file));
for (const file of written) {
  const path = `${folder}/${file}`;
  writeFileSync(path, readFileSync(path, 'utf8').replaceAll(/(CREATE TABLE `[^`]+` \([\s\S]*?\n\));/g, '$1 STRICT;'));
}
// drizzle-kit compares the tables with the newest snapshot and reads no other.
const snapshots = readdirSync(`${folder}/meta`).filter((file) => file.endsWith('_snapshot.json'));
for (const file of snapshots.sort().slice(0, -1)) rmSync(`${folder}/meta/${file}`);
