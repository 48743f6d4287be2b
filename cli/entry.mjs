#!/usr/bin/env node
// The program that `npx pitboss` runs, built as dist/pitboss.mjs. An older Node cannot even load the program, so its version is checked
// first, in syntax that an old Node can parse.
const NODE_MIN = '26.10';

const [major, minor] = process.versions.node.split('.').map(Number);
const [majorMin, minorMin] = NODE_MIN.split('.').map(Number);
if (major > majorMin || (major === majorMin && minor >= minorMin)) {
  import('./program.mjs');
} else {
  process.stderr.write(
    `pitboss: This is Node ${process.versions.node}, but pitboss needs ${NODE_MIN} or newer. Run “npx pitboss” in its folder, which has its own Node, or dist/pitboss, which needs none.\n`,
  );
  process.exitCode = 1;
}
