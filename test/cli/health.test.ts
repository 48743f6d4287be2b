import { createServer } from 'node:http';
import * as assert from 'uvu/assert';
import { withServer } from '../support/server.ts';
import { suite } from '../support/suite.ts';
import { run, sentenceOf } from './program.ts';

suite('cli/health', (test) => {
  test('a platform that is alive says so, also below a path', () =>
    withServer(async ({ url }) => {
      for (const address of [url, `${url}/`]) {
        const { status, stdout } = await run(['health', '--url', address]);
        assert.equal([status, stdout], [0, '{"status":"ok"}\n']);
      }
      const { stdout } = await run(['health', '--url', url, '--json']);
      assert.equal(JSON.parse(stdout), { url: `${url}/healthz`, answer: '{"status":"ok"}' });
    }));

  test('one that does not answer, or answers otherwise, is one line and status 1', async () => {
    const server = createServer((_request, response) => response.writeHead(503).end('not now'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    const refused = await run(['health', '--url', url]);
    assert.is(refused.status, 1);
    assert.match(sentenceOf(refused), `${url}/healthz answers 503: not now`);
    await new Promise((resolve) => server.close(resolve));
    const gone = await run(['health', '--url', url]);
    assert.is(gone.status, 1);
    assert.match(sentenceOf(gone), /does not answer: .*ECONNREFUSED/);
  });

  test('--wait asks again until it answers', async () => {
    const server = createServer((_request, response) => response.end('ok'));
    let calls = 0;
    server.on('connection', (socket) => {
      calls += 1;
      if (calls < 3) socket.destroy();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    const { status, stdout } = await run(['health', '--url', url, '--wait', '60']);
    server.close();
    assert.equal([status, stdout, calls], [0, 'ok\n', 3]);
  });

  test('what is no URL and no number is refused', async () => {
    assert.match(sentenceOf(await run(['health', '--url', 'here'])), '--url must be a URL');
    assert.match(sentenceOf(await run(['health', '--wait', 'long'])), '--wait must be a number of seconds');
  });
});
