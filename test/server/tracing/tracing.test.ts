import * as assert from 'uvu/assert';
import { ConfigError } from '../../../server/base/environment.ts';
import { readConfig } from '../../../server/settings/config.ts';
import { readTraceparent, writeTraceparent } from '../../../server/tracing/tracer.ts';
import { create } from '../../support/destinations.ts';
import { by, paidByPlayers, startWalletSide } from '../../support/paying-players.ts';
import { Receiver } from '../../support/receiver.ts';
import { ADMINISTRATOR, Client, withFolder } from '../../support/server.ts';
import { start } from '../../support/start.ts';
import { openJackpot, registerOwners } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';

const SPAN = '00f067aa0ba902b7';

suite('server/tracing', (test) => {
  type Attribute = { readonly key: string; readonly value: Readonly<Record<string, string>> };

  type Span = {
    readonly traceId: string;
    readonly spanId: string;
    readonly parentSpanId?: string;
    readonly name: string;
    readonly kind: number;
    readonly startTimeUnixNano: string;
    readonly endTimeUnixNano: string;
    readonly attributes: readonly Attribute[];
    readonly status: { readonly code?: number };
  };

  const spansIn = (collector: Receiver): Span[] =>
    collector.received.flatMap(({ body }) => JSON.parse(body).resourceSpans[0].scopeSpans[0].spans);

  const readValue = ({ attributes }: Span, name: string): string | undefined =>
    Object.values(attributes.find(({ key }) => key === name)?.value ?? {})[0];

  test("a request and its calls to the wallet are spans of the caller's trace, and the other side can continue it", () =>
    withFolder(async (folder) => {
      const wallet = await startWalletSide(`${folder}/wallet`);
      const collector = await Receiver.start(() => 200);
      const receiver = await Receiver.start();
      const { host } = receiver;
      const running = await start(
        readConfig(
          { port: '0', data: `${folder}/data` },
          {
            ...wallet.environment,
            PITBOSS_LOG_LEVEL: 'silent',
            PITBOSS_OUTGOING_HOSTS: '127.0.0.1',
            PITBOSS_ADMIN_USERNAME: ADMINISTRATOR.username,
            PITBOSS_ADMIN_PASSWORD: ADMINISTRATOR.password,
            OTEL_EXPORTER_OTLP_ENDPOINT: `http://${collector.host}/otlp/`,
            OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20secret',
            OTEL_SERVICE_NAME: 'jackpots',
          },
        ),
      );
      try {
        const client = new Client(running.url);
        await client.login();
        await registerOwners(client);
        const { id } = await openJackpot(client, paidByPlayers('sure', true));
        await create(client, { url: receiver.url });
        const headers = { traceparent: `00-${TRACE}-${SPAN}-01`, 'x-request-id': 'r-1' };
        assert.is((await client.call('contributeToInstance', { body: by(id, 'p-1'), headers })).status, 200);
        await client.call('contributeToInstance', {
          body: by(id, 'p-2'),
          headers: { traceparent: `00-${TRACE.replace('4', '5')}-${SPAN}-00` },
        });
        await fetch(`${running.url}/nothing?token=secret`);
        await receiver.arrived(1);
      } finally {
        await running.stop();
        await wallet.stop();
        await receiver.stop();
        await collector.stop();
      }
      const [first] = collector.received;
      assert.is(first?.path, '/otlp/v1/traces');
      assert.equal([first?.headers['x-key'], first?.headers['content-type']], ['a secret', 'application/json']);
      assert.match(first?.body ?? '', /"key":"service.name","value":\{"stringValue":"jackpots"\}/);
      const spans = spansIn(collector);
      const ours = spans.filter(({ traceId }) => traceId === TRACE);
      const request = ours.find(({ kind }) => kind === 2);
      assert.equal([request?.name, request?.parentSpanId, request?.status], ['contributeToInstance', SPAN, {}]);
      assert.equal(
        request && ['http.response.status_code', 'pitboss.request_id'].map((name) => readValue(request, name)),
        ['200', 'r-1'],
      );
      const calls = ours.filter(({ kind }) => kind === 3);
      assert.ok(calls.length >= 2 && calls.every(({ parentSpanId }) => parentSpanId === request?.spanId));
      assert.ok(calls.some(({ name }) => name.startsWith('wallet /')));
      assert.ok(spans.some(({ name, kind }) => name === `POST ${host}` && kind === 3));
      for (const span of spans) assert.ok(BigInt(span.endTimeUnixNano) >= BigInt(span.startTimeUnixNano), span.name);
      const unknown = spans.find(({ attributes }) => attributes.some(({ value }) => value.stringValue === '/nothing'));
      assert.equal([unknown?.name, unknown && readValue(unknown, 'http.response.status_code')], ['GET', '404']);
      const told = receiver.received.map(({ headers }) => String(headers.traceparent));
      assert.ok(told.every((header) => spans.some(({ spanId }) => header.includes(spanId))));
      // Its caller did not want it recorded.
      assert.is(
        spans.find(({ traceId }) => traceId.startsWith('5bf92f')),
        undefined,
      );
      assert.not.match(JSON.stringify(spans), /token|secret/);
    }));

  test('a collector that is down or refuses costs no request anything', () =>
    withFolder(async (data) => {
      const environment = { PITBOSS_LOG_LEVEL: 'silent', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' };
      const running = await start(readConfig({ port: '0', data }, environment));
      assert.is((await fetch(`${running.url}/healthz`)).status, 200);
      await running.stop();
    }));

  test('the variables of OpenTelemetry decide where traces go, and a wrong one is refused without its headers', () => {
    const of = (environment: Record<string, string>) => readConfig({}, environment).tracing;
    assert.is(of({}), undefined);
    assert.is(of({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://x.example', OTEL_SDK_DISABLED: 'true' }), undefined);
    assert.equal(of({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://x.example/t', OTEL_TRACES_SAMPLER_ARG: '0.25' }), {
      url: 'https://x.example/t',
      headers: {},
      serviceName: 'pitboss',
      ratio: 0.25,
    });
    const wrong: Record<string, string>[] = [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'x.example:4317' },
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://x.example', OTEL_TRACES_SAMPLER_ARG: '2' },
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://x.example', OTEL_EXPORTER_OTLP_HEADERS: 'a secret' },
    ];
    for (const environment of wrong)
      assert.throws(
        () => of(environment),
        (error: unknown) => error instanceof ConfigError && !error.message.includes('secret'),
      );
  });
});

suite('server/tracing/tracer', (test) => {
  test('a place is read as the standard writes it, and written as it was read', () => {
    for (const flags of ['01', '00']) {
      const place = readTraceparent(`00-${TRACE}-${SPAN}-${flags}`);
      assert.equal(place, { traceId: TRACE, spanId: SPAN, isSampled: flags === '01' });
      assert.is(place && writeTraceparent(place), `00-${TRACE}-${SPAN}-${flags}`);
    }
    assert.is(readTraceparent(`cc-${TRACE}-${SPAN}-03-of-a-later-version`)?.isSampled, true);
  });

  test('anything else is no place', () => {
    for (const header of [
      undefined,
      '',
      `00-${TRACE}-${SPAN}`,
      `00-${TRACE}-${SPAN}-01-more`,
      `ff-${TRACE}-${SPAN}-01`,
      `00-${TRACE.toUpperCase()}-${SPAN}-01`,
      `00-${'0'.repeat(32)}-${SPAN}-01`,
      `00-${TRACE}-${'0'.repeat(16)}-01`,
      `00-${TRACE}0-${SPAN}-01`,
    ])
      assert.is(readTraceparent(header), undefined, header);
  });
});
