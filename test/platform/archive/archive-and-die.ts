import { archiveFolder } from '../../../db/archive/archives.ts';
import { archiveLedgers } from '../../../platform/archive/archive-ledger.ts';
import { openDataFolder } from '../../../server/start/data-folder.ts';
import { storeFile } from '../../../server/start/folder-contents.ts';

// A program that archives a data folder, and kills itself right after a number of steps.
const [data = '', steps = ''] = process.argv.slice(2);
const folder = openDataFolder(data, (error) => {
  throw error;
});
let left = Number(steps);
const { failures } = await archiveLedgers({
  store: folder.store,
  seal: folder.keys.seal,
  clock: Date.now,
  folder: archiveFolder(storeFile(data)),
  beforeMs: Date.now(),
  entriesPerFile: 4,
  entriesPerBlock: 2,
  onStep: () => {
    left -= 1;
    if (left === 0) process.kill(process.pid, 'SIGKILL');
  },
});
await folder.close();
if (failures.length > 0) throw failures[0];
