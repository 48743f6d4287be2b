import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { flushFile } from '../../db/engine/copy-store.ts';
import { readManifest } from './backup-manifest.ts';

/** The time of the backup, so that names sort by it; unfinished and half-removed ones have an ending. */
const NAME = /^pitboss-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})-(\d{3})Z$/;
const PART = /^pitboss-[\dT-]+Z\.part-(\d+)$/;

/** The name of the next backup in a folder. Names sort in the order of the backups even after the clock ran ahead. */
export const nextBackupName = (folder: string, nowMs: number): string => {
  const newest = timeOf(listBackups(folder).at(-1) ?? '');
  const atMs = newest === undefined ? nowMs : Math.max(nowMs, newest + 1);
  return `pitboss-${new Date(atMs).toISOString().replaceAll(/[:.]/g, '-')}`;
};

const timeOf = (name: string): number | undefined => {
  const [, day, hour, minute, second, ms] = NAME.exec(name) ?? [];
  const atMs = Date.parse(`${day}T${hour}:${minute}:${second}.${ms}Z`);
  return Number.isNaN(atMs) ? undefined : atMs;
};

/** The backups in a folder, oldest first; those of one platform if it is named. Anything else in the folder is left out. */
export const listBackups = (folder: string, platform?: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => NAME.test(name))
        .filter((name) => platform === undefined || isOf(platform, join(folder, name)))
        .sort()
    : [];

/** Several platforms may share a folder, and each removes its own backups only. */
const isOf = (platform: string, backup: string): boolean =>
  platform !== '' && readManifest(backup)?.platform === platform;

/**
 * Removes all but the newest backups of a platform, and what its crashed processes left unfinished.
 * @returns the names of the removed backups.
 */
export const removeOldBackups = (folder: string, platform: string, keep: number): string[] => {
  for (const name of readdirSync(folder)) {
    const [, pid] = PART.exec(name) ?? [];
    if (pid === undefined || isRunning(Number(pid)) || !isOf(platform, join(folder, name))) continue;
    rmSync(join(folder, name), { recursive: true, force: true });
  }
  const old = listBackups(folder, platform).slice(0, -keep);
  for (const name of old) {
    // First of all it loses its name: a folder that has one is whole, also when this is interrupted.
    const part = join(folder, `${name}.part-${process.pid}`);
    renameSync(join(folder, name), part);
    flushFile(folder);
    rmSync(part, { recursive: true, force: true });
  }
  return old;
};

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};
