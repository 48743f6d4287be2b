import { hash } from 'node:crypto';
import { findExclusion } from '../../db/opt-ins/player-exclusions.ts';
import { problems } from '../../generated/problems.gen.ts';
import type { SaveOptInsData } from '../../generated/server/types.gen.ts';
import {
  type BulkFailure,
  type BulkOutcome,
  NOTHING_DONE,
  outcomeToWire,
  withRows,
} from '../../platform/opt-ins/bulk-outcome.ts';
import {
  type BulkRow,
  contradictedIn,
  inBatches,
  rowsOfLists,
  withoutRepetitions,
} from '../../platform/opt-ins/bulk-row.ts';
import { inImportSlot } from '../../platform/opt-ins/import-slots.ts';
import { putOptIn } from '../../platform/opt-ins/put-opt-in.ts';
import { findForBrand, refuseBrand } from '../../platform/opt-ins/refuse-opt-in.ts';
import { rowsOfCsv } from '../../platform/opt-ins/rows-of-csv.ts';
import type { ChainContext, PlatformHandler, Unit } from '../../platform/unit/handler.ts';
import { findEarlierReply, once, onceAtATime } from '../../platform/unit/once.ts';
import { isRefusal, refuse } from '../../platform/unit/reply.ts';
import type { FieldFault } from '../../wire/field-fault.ts';

/** A longer file counts as an import and takes a slot. */
const SHORT_CHARACTERS = 65_536;

/** B24. Saves in batches. If a crash interrupts it, a repetition does the rest; rows already saved do not change again. */
export const saveOptIns: PlatformHandler<'saveOptIns'> = async (request, context) => {
  const { body } = request;
  const target = targetOf(request);
  const rows = typeof body === 'string' ? readCsv(body) : async () => rowsOfLists(body);
  if (isRefusal(target)) return target;
  if (rows === undefined)
    return refuse('validation_failed', {
      errors: [{ pointer: '', detail: 'Expected `player_id,opt_in` as the first line.' }],
    });
  // Hashes a long text only once for the key's fingerprint.
  const asked = { ...request, body: typeof body === 'string' ? hash('sha256', body) : body };
  const isLong = typeof body === 'string' && body.length > SHORT_CHARACTERS;
  return onceAtATime(context, asked, () => saveRows(context, asked, target, rows, isLong));
};

/** Each player of a CSV text once, as with JSON lists; undefined if the first line is not the header. */
const readCsv = (text: string): (() => Promise<Iterable<BulkRow>>) | undefined => {
  const rows = rowsOfCsv(text);
  return rows && (async () => withoutRepetitions(rows, await contradictedIn(rowsOfCsv(text) ?? [])));
};

/** @param asked the request as its key's fingerprint sees it. */
const saveRows = async (
  context: ChainContext,
  asked: Parameters<typeof once>[2],
  target: Target,
  rows: () => Promise<Iterable<BulkRow>>,
  isImport: boolean,
): Promise<Answer> => {
  const known = await context.read(async (tx) => {
    const replayed = await findEarlierReply({ tx, nowMs: context.nowMs }, context, asked);
    if (replayed !== undefined) return replayed;
    const found = await findForBrand(tx, context.caller, target);
    return isRefusal(found) ? found : undefined;
  });
  if (known !== undefined) return known as Answer;
  const work = () => saveKnown(context, asked, target, rows);
  return isImport ? inImportSlot(context, target.brandPath, work) : work();
};

const saveKnown = async (
  context: ChainContext,
  asked: Parameters<typeof once>[2],
  target: Target,
  rows: () => Promise<Iterable<BulkRow>>,
): Promise<Answer> => {
  let outcome = NOTHING_DONE;
  const portions = inBatches(await rows());
  let portion = portions.next();
  for (; portion.done !== true; portion = portions.next()) {
    const { value } = portion;
    const after = await context.write((unit) => save(unit, context, target, value, outcome));
    if (isRefusal(after)) return after;
    outcome = after;
  }
  const last = portion.value;
  const answer = await context.write((unit) =>
    once(unit, context, asked, async () => {
      const after = await save(unit, context, target, last, outcome);
      if (isRefusal(after)) return after;
      const audited = {
        ownerId: target.brandPath,
        resource: 'optins',
        targetId: target.instanceId,
        detail: { count: String(after.done) },
      };
      return { status: 200 as const, body: outcomeToWire(after), audited: [audited] };
    }),
  );
  return answer as Answer;
};

/** A stored reply under a key is a reply of this operation. */
type Answer = Awaited<ReturnType<PlatformHandler<'saveOptIns'>>>;

type Target = { readonly instanceId: string; readonly brandPath: string };

/** The brand and the instance: in the body with JSON, in the query with CSV. */
const targetOf = ({ body, query = {} }: Pick<SaveOptInsData, 'body' | 'query'>) => {
  const named = typeof body === 'string' ? query : body;
  const { instance_id: instanceId, brand_id: brandPath } = named;
  const errors: FieldFault[] = [];
  for (const name of ['instance_id', 'brand_id'] as const) {
    const pointer = `/query/${name}`;
    if (named[name] === undefined) errors.push({ pointer, detail: 'Required with CSV.' });
    else if (query[name] !== undefined && query[name] !== named[name])
      errors.push({ pointer, detail: `Omit it, or make it equal to ${name} in the body.` });
  }
  return instanceId === undefined || brandPath === undefined || errors.length > 0
    ? refuse('validation_failed', { errors })
    : { instanceId, brandPath };
};

/** Opts the players of a batch in and out. */
const save = async (
  unit: Unit,
  { caller }: ChainContext,
  target: Target,
  rows: readonly BulkRow[],
  before: BulkOutcome,
) => {
  const found = await findForBrand(unit.tx, caller, target);
  if (isRefusal(found)) return found;
  const { instance, brandPath } = found;
  const failures: BulkFailure[] = [];
  for (const row of rows) {
    if ('fault' in row) {
      failures.push({ under: row.under, reason: `validation_failed: ${row.fault}` });
      continue;
    }
    const player = { brandPath, playerId: row.playerId };
    const isExcluded = row.optedIn && (await findExclusion(unit.tx, player, unit.nowMs)) !== undefined;
    const refused = row.optedIn ? refuseBrand(found, unit.nowMs, isExcluded)?.problem : undefined;
    if (refused === undefined) await putOptIn(unit, instance, player, row.optedIn);
    else failures.push({ under: row.playerId, reason: `${refused}: ${problems[refused].action}` });
  }
  return withRows(before, rows.length, failures);
};
