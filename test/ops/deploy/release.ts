import { join } from 'node:path';
import { root } from '../../cli/program.ts';

/** The files that a version is published with. The runner builds them for tests that import this. */
export const RELEASE = join(root, 'dist/release');
