import { verify } from '../../cli/verify.ts';
import { printed } from './printed.ts';

/** What `pitboss verify` prints about a data folder, and its exit status. */
export const verifyFolder = (data: string): Promise<{ readonly status: number; readonly stdout: string }> =>
  printed(() => verify(['--data', data], ''));
