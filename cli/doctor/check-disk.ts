import { type DoctorFinding, fine, found } from './findings.ts';

/** The system's facts about a folder's disk. */
export type Disk = {
  readonly freeBytes: number;
  readonly freeFiles: number;
  /** Of all that there may be; some kinds of disk have no limit and say 0. */
  readonly files: number;
  /** The kind of file system, as the system numbers them. */
  readonly type: number;
  readonly storeBytes: number;
};

const MEGABYTE = 1024 * 1024;
const FREE_BYTES_MIN = 64 * MEGABYTE;
const FREE_BYTES_LOW = 1024 * MEGABYTE;
const FREE_FILES_LOW = 1000;

/** Kinds of file systems that other machines write to as well. */
const NETWORK: Readonly<Record<number, string>> = {
  26985: 'NFS',
  20859: 'SMB',
  4283649346: 'SMB',
  4266872130: 'SMB',
  16914839: '9p',
};
const MEMORY: Readonly<Record<number, string>> = { 16914836: 'tmpfs', 2240043254: 'ramfs' };

export const checkDisk = ({ freeBytes, freeFiles, files, type, storeBytes }: Disk): DoctorFinding[] => {
  const free = `${sizeOf(freeBytes)} are left`;
  const findings: DoctorFinding[] = [];
  const network = NETWORK[type >>> 0];
  const memory = MEMORY[type >>> 0];
  if (network !== undefined) findings.push(found('disk_network', `The data folder is on ${network}.`));
  if (memory !== undefined) findings.push(found('disk_volatile', `The data folder is in memory (${memory}).`));
  if (freeBytes < FREE_BYTES_MIN) findings.push(found('disk_full', `Only ${free}.`));
  else if (freeBytes < FREE_BYTES_LOW) findings.push(found('disk_low', `Only ${free}.`));
  if (freeBytes < storeBytes)
    findings.push(found('disk_no_room_for_copy', `The store has ${sizeOf(storeBytes)}, and ${free}.`));
  if (files > 0 && freeFiles < FREE_FILES_LOW)
    findings.push(found('inodes_low', `The disk can hold only ${freeFiles} more files.`));
  return findings.length > 0 ? findings : [fine('disk', `${sizeOf(freeBytes)} are free.`)];
};

const sizeOf = (bytes: number): string =>
  bytes >= 1024 * MEGABYTE ? `${(bytes / (1024 * MEGABYTE)).toFixed(1)} GB` : `${Math.floor(bytes / MEGABYTE)} MB`;
