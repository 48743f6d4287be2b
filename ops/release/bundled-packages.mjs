// Lists the packages in the executable: those whose files went into the bundles, and those that come as they are.
import { readFileSync } from 'node:fs';

/** Packages that no bundle shows: the addon and what it was compiled with, and the Redoc that draws the reference. */
const NOT_BUNDLED = ['node_modules/better-sqlite3', 'node_modules/node-addon-api', 'node_modules/@redocly/cli'];

/** The folder of the package that a file belongs to; nothing for one of our files. */
const folderOf = (file) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0];

/** @returns the packages, as package-lock.json has them, in the order of their folders */
export const bundledPackages = (files) => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const folders = new Set([...NOT_BUNDLED, ...files.map(folderOf).filter((folder) => folder !== undefined)]);
  const found = [...folders].sort().map((folder) => {
    const { version, license } = packages[folder] ?? {};
    if (version === undefined) throw new Error(`package-lock.json lacks ${folder}, which is in the executable.`);
    return { folder, name: folder.replace(/^.*node_modules\//, ''), version, license };
  });
  // npm may have installed one version in several folders.
  return [...new Map(found.map((one) => [`${one.name}@${one.version}`, one])).values()];
};

/** The version of SQLite that the addon has compiled in. */
export const sqliteVersion = () =>
  /#define SQLITE_VERSION\s+"(.+)"/.exec(readFileSync('node_modules/better-sqlite3/deps/sqlite3/sqlite3.h', 'utf8'))[1];
