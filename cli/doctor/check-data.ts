import { existsSync, lstatSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { whyUnusable } from '../../server/base/why-unusable.ts';
import { keyFilesIn, keysFolder } from '../../server/keys/keys.ts';
import { storeFile } from '../../server/start/folder-contents.ts';
import { type DoctorFinding, fine, found } from './findings.ts';

/** Who owns a file, and who may use it. */
const ownerOf = (path: string): { readonly uid: number; readonly mode: number } => {
  const { uid, mode } = lstatSync(path);
  return { uid, mode };
};

const whyNot = (folder: string): string | undefined =>
  whyUnusable(existsSync(storeFile(folder)) ? storeFile(folder) : folder, 'writing');

const SYSTEM = { ownerOf, whyNot };

/** Who owns the folder and its files, and who else can use them. Looks before anything is opened, which tightens modes. */
export const checkData = (data: string, { ownerOf, whyNot } = SYSTEM): DoctorFinding[] => {
  const folder = resolve(data);
  const why = whyNot(folder);
  if (why !== undefined) return [found('folder_not_writable', why)];
  if (!existsSync(storeFile(folder))) return [found('store_missing', `There is no store in ${folder}.`)];
  const files = [folder, ...ownFiles(folder)].map((path) => ({ path, ...ownerOf(path) }));
  const [{ uid = 0 } = {}] = files;
  const foreign = files.filter((file) => file.uid !== uid);
  const open = files.filter(({ mode }) => (mode & 0o077) !== 0);
  const findings = [
    ...(foreign.length === 0
      ? []
      : [found('owners_mixed', `${namesOf(foreign)} not to the owner of ${folder} (user ${uid}).`)]),
    ...(open.length === 0
      ? []
      : [found('files_open', `Other users can use ${open.map(({ path }) => path).join(', ')}.`)]),
  ];
  return findings.length > 0 ? findings : [fine('data', `${folder} belongs to user ${uid} alone.`)];
};

const namesOf = (files: readonly { readonly path: string; readonly uid: number }[]): string =>
  `${files.map(({ path, uid }) => `${path} (user ${uid})`).join(', ')} ${files.length === 1 ? 'belongs' : 'belong'}`;

const ownFiles = (folder: string): string[] => [
  ...readdirSync(folder)
    .filter((name) => /^(pitboss|lock)\.db/.test(name))
    .map((name) => join(folder, name)),
  ...(existsSync(keysFolder(folder)) ? [keysFolder(folder)] : []),
  ...keyFilesIn(folder).map((name) => join(keysFolder(folder), name)),
];
