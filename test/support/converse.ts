import { connect } from 'node:net';

/** Sends raw bytes to a server, and returns everything received until the server closes the connection. */
export const converse = (url: string, ...texts: readonly (string | Uint8Array)[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    let heard = '';
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => {
      heard += text;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(heard));
    for (const text of texts) socket.write(text);
  });

export type Heard = { readonly status: number; readonly headers: Headers; readonly body: string };

/** The replies in the received text, each with a body as long as its Content-Length. */
export const repliesIn = (text: string): Heard[] => {
  const replies: Heard[] = [];
  let rest = text;
  while (rest !== '') {
    const end = rest.indexOf('\r\n\r\n');
    if (end < 0) throw new Error(`this is no reply: ${rest}`);
    const [first = '', ...lines] = rest.slice(0, end).split('\r\n');
    const headers = new Headers(
      lines.map((line): [string, string] => [line.split(':', 1)[0] ?? '', line.replace(/^[^:]*:/, '')]),
    );
    const length = Number(headers.get('content-length') ?? 0);
    replies.push({ status: Number(first.split(' ')[1]), headers, body: rest.slice(end + 4, end + 4 + length) });
    rest = rest.slice(end + 4 + length);
  }
  return replies;
};
