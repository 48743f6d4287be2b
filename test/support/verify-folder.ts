import { verify } from '../../cli/verify.ts';

/** What `pitboss verify` prints about a data folder, and its exit status. It runs in this process, since starting it takes longer. */
export const verifyFolder = async (data: string): Promise<{ readonly status: number; readonly stdout: string }> => {
  const { write } = process.stdout;
  let stdout = '';
  process.stdout.write = (text: string | Uint8Array): boolean => {
    stdout += text;
    return true;
  };
  try {
    const status = await verify(['--data', data], '');
    return { status, stdout };
  } finally {
    process.stdout.write = write;
  }
};
