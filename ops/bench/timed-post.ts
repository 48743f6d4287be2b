import { request } from 'node:http';

/** A request without an account. */
export type Post = {
  readonly url: string;
  readonly body: object;
  /** The network it comes from, one of many, since a network is slowed down. */
  readonly network: number;
  /** The status that it must have. */
  readonly status: number;
};

/** The duration of a request, in milliseconds. */
export const timedPost = ({ url, body, network, status }: Post): Promise<number> =>
  new Promise((resolve, reject) => {
    const began = process.hrtime.bigint();
    const localAddress = `127.${1 + (network >> 8)}.${network & 255}.1`;
    const headers = { 'content-type': 'application/json' };
    const sent = request(url, { method: 'POST', headers, localAddress }, (response) => {
      response.resume();
      response.on('end', () => {
        if (response.statusCode === status) resolve(Number(process.hrtime.bigint() - began) / 1e6);
        else reject(new Error(`answered ${response.statusCode}`));
      });
    });
    sent.on('error', reject);
    sent.end(JSON.stringify(body));
  });

const SHARES = [0.05, 0.25, 0.5, 0.75, 0.95];

/** Distributions of times, a line each. */
export const distributions = (times: Readonly<Record<string, readonly number[]>>): string => {
  const line = (name: string, columns: readonly string[]): string =>
    `${name.padEnd(24)}${columns.map((column) => column.padStart(8)).join('')}\n`;
  const rows = Object.entries(times).map(([name, timesMs]) => {
    const sorted = timesMs.toSorted((a, b) => a - b);
    const at = (share: number): string => (sorted[Math.floor(share * sorted.length)] ?? 0).toFixed(2);
    return line(name, SHARES.map(at));
  });
  const titles = SHARES.map((share) => `p${Math.round(share * 100)}`);
  return [line('ms', titles), ...rows].join('');
};
