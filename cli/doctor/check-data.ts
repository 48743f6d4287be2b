import { accessSync, constants, existsSync, lstatSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { keyFilesIn, keysFolder } from '../../server/keys/keys.ts';
import { storeFile } from '../../server/start/folder-contents.ts';
import { type Finding, fine, found } from './findings.ts';

/** Who owns a file, and who may use it. */
const ownerOf = (path: string): { readonly uid: number; readonly mode: number } => {
  const { uid, mode } = lstatSync(path);
  return { uid, mode };
};

const isWritable = (folder: string): boolean => {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    if (existsSync(storeFile(folder))) accessSync(storeFile(folder), constants.W_OK);
    return true;
  } catch {
    return false;
  }
};

const SYSTEM = { ownerOf, isWritable };

/** Who owns the folder and its files, and who else can use them. Looks before anything is opened, which tightens modes. */
export const checkData = (data: string, { ownerOf, isWritable } = SYSTEM): Finding[] => {
  const folder = resolve(data);
  const existing = nearestExisting(folder);
  if (!isWritable(existing))
    return [
      found(
        'folder_not_writable',
        `${existing === folder ? folder : `${folder} cannot be created: ${existing}`} is not writable for this user.`,
      ),
    ];
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

const nearestExisting = (path: string): string => (existsSync(path) ? path : nearestExisting(dirname(path)));
