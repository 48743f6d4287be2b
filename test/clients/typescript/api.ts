import { join } from 'node:path';
import ts from 'typescript';
import { apiOf } from '../../support/api-of.ts';

const folder = join(import.meta.dirname, '../../../clients/typescript');

/** The file that keeps the SDK's interface for review. */
export const SDK_API = join(folder, 'api.txt');

export const sdkApi = (): string => {
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  return apiOf(join(folder, 'src/pitboss.ts'), options);
};
