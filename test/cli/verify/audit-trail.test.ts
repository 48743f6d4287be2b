import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as assert from 'uvu/assert';
import { checkAuditTrail } from '../../../cli/verify/check-audit-trail.ts';
import { Keys } from '../../../server/keys/keys.ts';
import { removeOutdated } from '../../../server/start/housekeeping.ts';
import { rotateLedgerKey } from '../../../server/start/rotate-keys.ts';
import { openedReader } from '../../support/engine-store.ts';
import { type InProcessPlatform, openPlatform } from '../../support/platform.ts';
import { copyOf } from '../../support/played.ts';
import { seededDraw } from '../../support/seeded-draw.ts';
import { suite } from '../../support/suite.ts';
import { tampered } from '../../support/verifying.ts';

const START_MS = 1_850_000_000_000;
const EVENTS = 6;

type Trail = InProcessPlatform & {
  /** Audits another action, a second after the one before. */
  act(): Promise<void>;
  /** The check of the store, or of a copy that someone changed who has no key. */
  check(sql?: string): ReturnType<typeof checkAuditTrail>;
  /** Says which actions the check finds no longer right. */
  faults(sql: string): Promise<readonly string[]>;
};

/** Runs work with a platform whose audit trail has six events, each a second after the one before. */
const withTrail = async (work: (trail: Trail) => Promise<void>): Promise<void> => {
  let nowMs = START_MS;
  const platform = openPlatform({ draw: seededDraw(1), clock: () => nowMs, inFile: true });
  let acts = 0;
  const act = async (): Promise<void> => {
    nowMs += 1_000;
    acts += 1;
    const { status } = await platform.call('saveOperators', { body: [{ id: `operator-${acts}`, name: 'Northstar' }] });
    assert.is(status, 200);
  };
  const check = async (sql = ''): ReturnType<typeof checkAuditTrail> => {
    const folder = dirname(platform.file);
    const whole = join(folder, 'whole.db');
    rmSync(whole, { force: true });
    const reader = await openedReader(tampered(copyOf(platform, whole), join(folder, 'copy.db'), sql));
    try {
      const { proof } = new Keys(dirname(platform.file));
      return await reader.read((tx) => checkAuditTrail(tx, () => proof));
    } finally {
      await reader.close();
    }
  };
  try {
    for (let event = 0; event < EVENTS; event += 1) await act();
    await work({ ...platform, act, check, faults: async (sql) => (await check(sql)).faults });
  } finally {
    await platform.close();
  }
};

/** The columns of an event, each with another value. */
const CHANGES: Readonly<Record<string, string>> = {
  id: "'another'",
  at_ms: 'at_ms + 1',
  owner_id: "'another'",
  actor_id: "'another'",
  actor_username: "'another'",
  network_address: "'another'",
  action: "'another'",
  resource: "'another'",
  target_id: "'another'",
  outcome: "'refused'",
  code: "'another'",
  request_id: "'another'",
  detail: "'no JSON'",
  changes: "'[]'",
};

suite('cli/verify/audit-trail', (test) => {
  test('events that nobody touched follow from their seals', () =>
    withTrail(async ({ check }) => {
      const trail = await check();
      assert.equal(
        [trail.events, trail.seals, trail.removed, trail.earlier, trail.unsealed, trail.faults],
        [EVENTS, EVENTS + 1, 0, 0, 0, []],
      );
      assert.match(trail.head ?? '', /^[\da-f]{64}$/);
      assert.is(trail.begunAtMs, START_MS + 1_000);
    }));

  test('an event is named when any of its columns was changed', () =>
    withTrail(async ({ faults }) => {
      for (const [column, value] of Object.entries(CHANGES)) {
        const [first, ...more] = await faults(`update audit_events set ${column} = ${value} where seq = 3`);
        const what = column === 'id' ? 'deleted' : 'changed after it was sealed';
        assert.match(
          first ?? '',
          new RegExp(`^the audit event \\S+ \\(seal 4, saveOperators, 2028-.*\\) was ${what}$`),
          column,
        );
        assert.is(more.length, column === 'id' ? 1 : 0, column);
      }
    }));

  for (const [what, sql, ...found] of [
    ['an event was deleted', 'delete from audit_events where seq = 3', /\(seal 4, saveOperators, .*\) was deleted$/],
    [
      'an event was inserted',
      `insert into audit_events select 100, 'mine', at_ms, owner_id, actor_id, actor_username, network_address, 'createAccount', resource, target_id,
        outcome, code, request_id, detail, changes from audit_events where seq = 3`,
      /^the audit event mine \(createAccount, .*\) has no seal: the platform has not written it$/,
    ],
    [
      'two events have changed their places',
      'update audit_events set seq = 100 where seq = 3; update audit_events set seq = 3 where seq = 4; update audit_events set seq = 4 where seq = 100',
      /\(seal 5, .*\) is not where it was in the order of events$/,
    ],
    [
      'a seal was deleted',
      'delete from audit_seals where number = 4',
      /^seal 4 of the audit trail is missing$/,
      /has no seal/,
    ],
    [
      'a seal and its event were deleted',
      'delete from audit_events where seq in (3, 4); delete from audit_seals where number in (4, 5)',
      /^seals 4 to 5 of the audit trail are missing$/,
    ],
    [
      'a seal was changed',
      `update audit_seals set record = replace(record, 'saveOperators', 'listAccounts') where number = 4`,
      /^seal 4 of the audit trail was changed$/,
    ],
    [
      'the newest events and seals were deleted',
      'delete from audit_events where seq > 4; delete from audit_seals where number > 5',
      /^the audit trail ends with seal 5, but its head is of seal 7$/,
    ],
    [
      'the newest ones were deleted, and the head is that of the rest',
      `delete from audit_events where seq > 4; delete from audit_seals where number > 5;
        update audit_head set number = 5, mac = (select mac from audit_seals where number = 5)`,
      /^the audit trail's head is not that of seal 5: later seals, and their events, were cut off$/,
    ],
    ['the head was deleted', 'delete from audit_head', /^the audit trail has lost its head$/],
    ['all seals were deleted', 'delete from audit_seals', /^the audit trail has lost all its seals$/],
    [
      'what may be removed was written by hand, and events are gone',
      `insert into audit_removal values (1, ${START_MS + 3_500}); delete from audit_events where at_ms < ${START_MS + 3_500}`,
      /^audit_removal says that events from before 2028-.* may be removed; the audit trail has sealed no time$/,
    ],
  ] as const)
    test(`it is named when ${what}`, () =>
      withTrail(async ({ faults }) => {
        const named = await faults(sql);
        assert.is(named.length, found.length, named.join('\n'));
        for (const [index, text] of found.entries()) assert.match(named[index] ?? '', text);
      }));

  test('the setting for it removes events, whose seals stay; it is named when its time was raised by hand', () =>
    withTrail(async ({ store, keys, check, act, faults }) => {
      const nowMs = START_MS + 10_000;
      const retention = { deliveredMs: undefined, deadMs: undefined, textsMs: undefined, auditMs: 6_500 };
      const events = { keptMs: 1_000_000, countMax: 1_000 };
      const remove = (clock: () => number) => removeOutdated({ store, keys, clock }, { events, ...retention } as never);
      await remove(() => nowMs);
      await act();
      const trail = await check();
      assert.equal([trail.events, trail.removed, trail.seals, trail.faults], [EVENTS - 2, 3, EVENTS + 3, []]);
      await remove(() => nowMs + 1_000);
      const later = await check();
      assert.equal([later.events, later.removed, later.faults], [EVENTS - 3, 4, []]);
      const raised = `update audit_removal set before_ms = ${START_MS + 6_500}; delete from audit_events where at_ms < ${START_MS + 6_500}`;
      assert.match(
        (await faults(raised)).join('\n'),
        /^audit_removal says .*T\S+ may be removed; the audit trail has sealed 2028-\S+$/,
      );
      const [deleted] = await faults('delete from audit_events where seq = 6');
      assert.match(deleted ?? '', /\) was deleted$/);
    }));

  test('it goes on with a new key, and may not end with the former one', () =>
    withTrail(async ({ store, keys, check, act, faults }) => {
      await rotateLedgerKey({ store, keys, clock: () => START_MS + 7_000 });
      await act();
      const trail = await check();
      assert.equal([trail.events, trail.seals, trail.faults], [EVENTS + 2, EVENTS + 4, []]);
      const cut = `delete from audit_events where seq > 4; delete from audit_seals where number > 5;
        update audit_head set number = 5, mac = (select mac from audit_seals where number = 5)`;
      assert.equal((await faults(cut)).slice(1), ['the audit trail ends with the seal of a key that was replaced']);
    }));

  test('two actions at once, and those of units that fail, leave no gap', () =>
    withTrail(async ({ call, check, store }) => {
      const failing = () => store.write(() => Promise.reject(new Error('no'))).catch(() => {});
      const acts = Array.from({ length: 30 }, (_, n) =>
        call('saveOperators', { body: [{ id: `more-${n}`, name: 'N' }] }),
      );
      await Promise.all([...acts, failing(), failing()]);
      const trail = await check();
      assert.equal([trail.events, trail.seals, trail.faults], [EVENTS + 30, EVENTS + 31, []]);
    }));
});
