import ts from 'typescript';

/** Declarations of the compiler's library and of packages, which never change, by the options that they were read with. */
const librariesByOptions = new Map<string, Map<string, ts.SourceFile | undefined>>();

/**
 * A program of the compiler. For the same options, this process reads and binds each library only once, which takes longer than most
 * checks.
 */
export const createProgram = (files: readonly string[], options: ts.CompilerOptions): ts.Program => {
  const { configFilePath: _, ...decisive } = options;
  const key = JSON.stringify(decisive);
  const libraries = librariesByOptions.get(key) ?? new Map<string, ts.SourceFile | undefined>();
  librariesByOptions.set(key, libraries);
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile;
  host.getSourceFile = (file, how, ...rest) => {
    if (!/\/node_modules\/.*\.d\.[cm]?ts$/.test(file)) return read(file, how, ...rest);
    const place = `${file} ${typeof how === 'object' ? how.impliedNodeFormat : ''}`;
    if (!libraries.has(place)) libraries.set(place, read(file, how, ...rest));
    return libraries.get(place);
  };
  return ts.createProgram(files, options, host);
};

/** The compiler's errors in a project, as of `tsc -p`: one line for each. */
export const errorsIn = (project: string): string[] => {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} };
  const config = ts.getParsedCommandLineOfConfigFile(`${project}/tsconfig.json`, {}, host);
  if (config === undefined) return [`${project}/tsconfig.json cannot be read`];
  return [...config.errors, ...ts.getPreEmitDiagnostics(createProgram(config.fileNames, config.options))].map(
    ({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
  );
};
