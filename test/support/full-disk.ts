import Database from 'better-sqlite3';

/** A disk that can be full: commits are then refused and rolled back, as SQLite does. */
export type FullDisk = { isFull: boolean };

/** Runs work in which every platform store uses such a disk. */
export const withFullDisk = async (work: (disk: FullDisk) => Promise<void>): Promise<void> => {
  const disk: FullDisk = { isFull: false };
  const { prepare } = Database.prototype;
  Database.prototype.prepare = function (this: Database.Database, text: string) {
    const statement = prepare.call(this, text);
    if (text !== 'COMMIT' || this.readonly || !this.name.endsWith('pitboss.db')) return statement;
    const { run } = statement;
    return Object.assign(statement, {
      run: () => {
        if (disk.isFull) throw new Database.SqliteError('database or disk is full', 'SQLITE_FULL');
        return Reflect.apply(run, statement, []);
      },
    });
  } as typeof prepare;
  try {
    await work(disk);
  } finally {
    Database.prototype.prepare = prepare;
  }
};
