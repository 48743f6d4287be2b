import { findContribution } from '../../db/contributions/contributions.ts';
import {
  findCarried,
  findCarryReservation,
  insertCarryReservation,
  removeCarryReservation,
  saveCarried,
} from '../../db/jackpots/carried-fractions.ts';
import { book, findInstance, type Instance } from '../../db/jackpots/instances.ts';
import type { CarryFacts } from '../../db/ledger/facts.ts';
import type { EntryContext } from '../../db/ledger/ledger.ts';
import type { Contribution } from '../../db/tables/contributions.ts';
import type { CarryReservation } from '../../db/tables/jackpots.ts';
import { PICOS_PER_MICRO } from '../../domain/jackpot/quote.ts';
import type { JackpotRules } from '../../domain/jackpot/rules.ts';
import type { Call, Unit } from '../unit/handler.ts';
import type { Assessed } from './assess.ts';
import type { NewContribution } from './contribution-states.ts';

type Writer = Pick<Unit, 'tx' | 'seal' | 'nowMs'>;

/**
 * Changes the fraction that a player carries by a wager, if its quote says so: in the unit that commits the intent, so that wagers at the
 * same time do not count one fraction twice. The entry moves no money, and lets an auditor repeat each debit.
 * @returns the instance after the entry.
 */
export const carryFraction = (
  unit: Writer,
  { caller, operation }: Pick<Call, 'caller' | 'operation'>,
  { instance, quote: { carry, playerDebit }, budget }: Pick<Assessed, 'instance' | 'quote' | 'budget'>,
  created: NewContribution,
): Instance => {
  if (carry === undefined) return instance;
  const { before, owed, after } = carry;
  if (playerDebit > 0n)
    insertCarryReservation(unit.tx, {
      ...{ contributionId: created.id, instanceId: instance.id },
      ...{ before: String(before), owed: String(owed) },
    });
  const context = { actor: caller.accountId, operation, idempotencyKey: created.key ?? undefined };
  return seal(unit, instance, created, context, {
    wager: String(created.wager),
    owed: String(owed),
    ...(playerDebit === 0n ? {} : { debit: String(playerDebit) }),
    carried: String(after),
    ...(budget?.isCovered === false ? { exhausted: true } : {}),
  });
};

/** The fraction in a debit that is being booked; undefined if the rules carry none. */
export const findCarriedInto = async (
  tx: Unit['tx'],
  { carriesFractions }: JackpotRules,
  contributionId: string,
): Promise<CarryReservation | undefined> =>
  carriesFractions === true ? findCarryReservation(tx, contributionId) : undefined;

/** Gives back the fraction in a debit, in the unit that ends its contribution as cancelled. Below 0, the player has paid ahead. */
export const giveBackFraction = async (unit: Writer, contributionId: string): Promise<void> => {
  const { tx } = unit;
  const reserved = await findCarryReservation(tx, contributionId);
  if (reserved === undefined) return;
  removeCarryReservation(tx, contributionId);
  const contribution = await findContribution(tx, contributionId);
  const instance = await findInstance(tx, reserved.instanceId);
  if (contribution === undefined || instance === undefined) return;
  const { debit } = contribution;
  const carried = (await findCarried(tx, contribution)) - BigInt(reserved.owed) + debit * PICOS_PER_MICRO;
  seal(
    unit,
    instance,
    contribution,
    { actor: 'pitboss', operation: 'giveBackFraction' },
    { owed: reserved.owed, debit: String(debit), carried: String(carried) },
  );
};

const seal = (
  { tx, seal: sealing, nowMs: atMs }: Writer,
  instance: Instance,
  {
    id: reference,
    brandPath,
    playerId,
    currency,
    rate,
  }: Pick<Contribution, 'id' | 'brandPath' | 'playerId' | 'currency' | 'rate'>,
  by: Pick<EntryContext, 'actor' | 'operation' | 'idempotencyKey'>,
  change: Omit<CarryFacts, 'brand' | 'player' | 'currency'>,
): Instance => {
  saveCarried(tx, { instanceId: instance.id, brandPath, playerId, currency }, BigInt(change.carried));
  const facts: CarryFacts = { brand: brandPath, player: playerId, currency, ...change };
  const entry = { kind: 'carry', postings: [], decisions: [] } as const;
  return book(tx, sealing, instance, instance, [{ entry, context: { ...by, reference, rate, atMs, facts } }]);
};
