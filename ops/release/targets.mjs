// The systems that executables are built for, and how this machine comes by what it needs to build one for another.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Emulators that run programs of an architecture on another: QEMU, and the folder of its C and C++ libraries. */
const EMULATORS = {
  arm64: ['qemu-aarch64', '-L', '/usr/aarch64-linux-gnu'],
  x64: ['qemu-x86_64', '-L', '/usr/x86_64-linux-gnu'],
};

export const ARCHITECTURES = Object.keys(EMULATORS).sort();

/** The words that come before a program of an architecture for it to run here. */
export const emulatorOf = (arch) => (arch === process.arch ? [] : EMULATORS[arch]);

/** The package that has Node for an architecture, as package-lock.json pins it. */
const nodePackage = (arch) => {
  const name = `node-linux-${arch}`;
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const { version, integrity } = packages[`node_modules/${name}`];
  return { name, version, integrity };
};

/**
 * Node for an architecture: that of this process, or one from the registry, which npm does not install here because it is for other machines.
 * It is checked against package-lock.json, and kept in dist/.
 */
export const nodeOf = (arch) => {
  if (arch === process.arch) return process.execPath;
  const { name, version, integrity } = nodePackage(arch);
  const folder = `dist/${name}-${version}`;
  const node = `${folder}/package/bin/node`;
  if (existsSync(node)) return node;
  const partial = `${folder}.tmp`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial, { recursive: true });
  const packed = execFileSync('npm', ['pack', '--silent', '--pack-destination', partial, `${name}@${version}`], {
    encoding: 'utf8',
  });
  const archive = join(partial, packed.trim());
  const found = `sha512-${createHash('sha512').update(readFileSync(archive)).digest('base64')}`;
  if (found !== integrity) throw new Error(`${name}@${version} is ${found}, but package-lock.json has ${integrity}.`);
  execFileSync('tar', ['-xzf', archive, '-C', partial, '--no-same-owner']);
  rmSync(archive);
  renameSync(partial, folder);
  return node;
};
