// The licences of what is in the executable, in full, as each asks for.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { nodeOf } from './targets.mjs';

const LINE = '='.repeat(80);

/** The texts of licences of packages that name theirs but bring no text. */
const STANDARD = { MIT: 'ops/release/mit-licence.txt', 'Apache-2.0': 'LICENSE' };

const authorOf = (folder) => {
  const { author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return author?.name ?? author;
};

/** The texts that the authors of a package ask to pass on. */
const textsOf = ({ folder, name, license }) => {
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|notice|copying|third.party.notices)/i.test(file));
  if (files.length > 0) return files.sort().map((file) => readFileSync(join(folder, file), 'utf8').trim());
  const standard = STANDARD[license];
  if (standard === undefined) throw new Error(`${name} brings no licence; the notices need the text of ${license}.`);
  return [`Copyright (c) ${authorOf(folder) ?? `the authors of ${name}`}`, readFileSync(standard, 'utf8').trim()];
};

/** SQLite is in the public domain; what stands in its place is the first comment of its source. */
const sqliteText = () => {
  const source = readFileSync('node_modules/better-sqlite3/deps/sqlite3/sqlite3.h', 'utf8');
  return /\/\*\n([\s\S]*?May you share freely[^\n]*)/
    .exec(source)[1]
    .replaceAll(/^\*\* ?/gm, '')
    .trim();
};

export const thirdPartyNotices = (packages, sqliteVersion) => {
  const nodeLicence = readFileSync(join(dirname(nodeOf(process.arch)), '../LICENSE'), 'utf8').trim();
  const entries = [
    ...packages.map((one) => ({ ...one, texts: textsOf(one) })),
    { name: 'SQLite', version: sqliteVersion, license: 'Public Domain', texts: [sqliteText()] },
    { name: 'Node.js', version: process.versions.node, license: 'MIT, and those of its parts', texts: [nodeLicence] },
  ];
  const sections = entries.map(({ name, version, license, texts }) =>
    [LINE, `${name} ${version} (${license})`, LINE, '', texts.join('\n\n')].join('\n'),
  );
  return `The executable of Pitboss contains the software below, under these licences.\n\n${sections.join('\n\n')}\n`;
};
