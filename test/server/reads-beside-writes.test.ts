import * as assert from 'uvu/assert';
import type { Store } from '../../db/engine/store.ts';
import { routes } from '../../generated/server/operations.gen.ts';
import { createLog } from '../../server/base/log.ts';
import { readConfig } from '../../server/settings/config.ts';
import { STOP_LIMITS } from '../../server/start/start.ts';
import { DRAINS_AT_ONCE } from '../support/drains-at-once.ts';
import { buildWorld, requests } from '../support/every-operation.ts';
import { sampleOf } from '../support/in-full.ts';
import { until } from '../support/paying-players.ts';
import { Client, type OperationId, prepareFolder, startOnEngine, withFolder } from '../support/server.ts';
import { suite } from '../support/suite.ts';
import { allPublished } from '../support/tables.ts';

/** Keeps reads under way as those of a large store are: they go aside, and pause again and again. */
class LongReads {
  /** True if the reads of callers that begin now become long ones. */
  areBeginning = false;
  areUnderWay = false;
  count = 0;

  constructor(store: Store) {
    const read = store.read.bind(store);
    store.read = (work, requester) =>
      read(async (tx) => {
        if (!this.areBeginning || requester === undefined) return work(tx);
        await tx.aside(async () => {});
        this.count += 1;
        while (this.areUnderWay) await tx.pause();
        return work(tx);
      }, requester);
  }
}

const idsOf = (routesOf: readonly { readonly operationId: OperationId }[]): readonly OperationId[] =>
  routesOf.map(({ operationId }) => operationId);
const READS = sampleOf(idsOf(routes.filter(({ mode }) => mode === 'read')), 30);
const OTHERS = sampleOf(idsOf(routes.filter(({ mode }) => mode !== 'read')), 20);

suite('server/reads-beside-writes', (test) => {
  test('while every read is under way, every other operation succeeds with all that its commit wakes', () =>
    withFolder(async (data) => {
      await prepareFolder(data);
      const lines: string[] = [];
      const log = createLog('error', { write: (line) => void lines.push(line) });
      const opened: LongReads[] = [];
      const running = await startOnEngine(
        readConfig({ port: '0', data }, {}),
        { ...STOP_LIMITS, connections: DRAINS_AT_ONCE },
        log,
        (store) => opened.push(new LongReads(store)),
      );
      const [long] = opened;
      if (long === undefined) throw new Error('no store was opened');
      try {
        const client = new Client(running.url, data);
        await client.login();
        const asked = requests(await buildWorld(client));
        const failing: string[] = [];
        const ask = async (operationId: OperationId): Promise<void> => {
          const { status } = await client.call(operationId, asked[operationId]);
          if (status >= 500) failing.push(`${operationId}: ${status}`);
        };
        long.areBeginning = true;
        long.areUnderWay = true;
        const reading = READS.map(ask);
        await until(() => long.count, READS.length);
        long.areBeginning = false;
        for (const operationId of OTHERS) await ask(operationId);
        await allPublished(data);
        long.areUnderWay = false;
        await Promise.all(reading);
        assert.equal(failing, []);
        assert.equal(lines, []);
      } finally {
        long.areUnderWay = false;
        await running.stop();
      }
    }));
});
