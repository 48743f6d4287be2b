// Writes what a version is published with to dist/release: executables, their bill of materials and notices, the manual page, completions
// of shells, the files for operators, and the SHA-256 sums of all. The same sources give the same bytes.
import { createHash } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { commands } from '../../cli/commands.ts';
import { SHELLS, shellCompletions } from '../../cli/shell-completions.ts';
import { buildExecutable } from './build-executable.mjs';
import { bundledPackages, sqliteVersion } from './bundled-packages.mjs';
import { manPage } from './man-page.ts';
import { sbomOf } from './sbom.mjs';
import { ARCHITECTURES } from './targets.mjs';
import { thirdPartyNotices } from './third-party-notices.mjs';

const FOLDER = 'dist/release';
const written = `${FOLDER}.tmp`;
rmSync(written, { recursive: true, force: true });

const write = (name, text) => {
  const file = join(written, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  chmodSync(file, 0o644);
};

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const files = new Set();
mkdirSync(written, { recursive: true });
for (const arch of ARCHITECTURES)
  for (const file of await buildExecutable(arch, join(written, `pitboss-linux-${arch}`))) files.add(file);

const packages = bundledPackages([...files]);
write('pitboss.cdx.json', `${JSON.stringify(sbomOf(version, packages), null, 2)}\n`);
write('THIRD-PARTY-NOTICES', thirdPartyNotices(packages, sqliteVersion()));
copyFileSync('LICENSE', join(written, 'LICENSE'));
write('pitboss.1', manPage(version, commands, '.'));
for (const shell of Object.keys(SHELLS))
  write(`completions/${shell}/${SHELLS[shell].file}`, shellCompletions(shell, commands));
cpSync('ops/deploy', join(written, 'deploy'), { recursive: true });

const sums = readdirSync(written, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(written, join(entry.parentPath, entry.name)))
  .sort()
  .map(
    (name) =>
      `${createHash('sha256')
        .update(readFileSync(join(written, name)))
        .digest('hex')}  ${name}\n`,
  );
write('SHA256SUMS', sums.join(''));
rmSync(FOLDER, { recursive: true, force: true });
renameSync(written, FOLDER);
process.stdout.write(sums.join(''));
