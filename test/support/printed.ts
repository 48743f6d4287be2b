/** Runs a command in this process, and keeps what it prints: starting a program takes longer than most commands. */
export const printed = async <Status>(
  work: () => Promise<Status>,
): Promise<{ readonly status: Status; readonly stdout: string; readonly stderr: string }> => {
  const said = { stdout: '', stderr: '' };
  const { write: writeOut } = process.stdout;
  const { write: writeError } = process.stderr;
  process.stdout.write = (text: string | Uint8Array): boolean => {
    said.stdout += text;
    return true;
  };
  process.stderr.write = (text: string | Uint8Array): boolean => {
    said.stderr += text;
    return true;
  };
  try {
    const status = await work();
    return { status, ...said };
  } finally {
    process.stdout.write = writeOut;
    process.stderr.write = writeError;
  }
};
