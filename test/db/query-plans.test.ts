import * as assert from 'uvu/assert';
import { listAccounts } from '../../db/accounts/listed-accounts.ts';
import { findApprovedRelease, findSameApproval } from '../../db/approvals/approvals.ts';
import { listApprovals } from '../../db/approvals/listed-approvals.ts';
import { listAuditEvents } from '../../db/audit/audit-events.ts';
import { findAwardOfRequest, takeAwardPortion } from '../../db/bonuses/bonus-awards.ts';
import { listFreespinInstances, listFreespinTemplates } from '../../db/bonuses/freespins.ts';
import {
  findPlayerBonus,
  findUseOfRequest,
  listBonusesOfAward,
  listOverdueBonuses,
  listPlayerBonuses,
} from '../../db/bonuses/player-bonuses.ts';
import { findCallbackJob, listCallbackJobs } from '../../db/contributions/callback-jobs.ts';
import {
  findContribution,
  listDueCancels,
  listOpenContributions,
  makeCancelsDue,
} from '../../db/contributions/contributions.ts';
import { findKey, listHeldKeys } from '../../db/contributions/idempotency-keys.ts';
import { listCancels } from '../../db/contributions/listed-cancels.ts';
import { listContributions } from '../../db/contributions/listed-contributions.ts';
import {
  findDelivery,
  findLastSeq,
  listLanes,
  listQueued,
  listWaiting,
  removeFinished,
  replayDelivery,
} from '../../db/deliveries/deliveries.ts';
import {
  dropPreviousSecrets,
  findDestinationOfHost,
  isUrlTaken,
  listDestinations,
} from '../../db/deliveries/destinations.ts';
import { listDeliveries } from '../../db/deliveries/listed-deliveries.ts';
import { listStrandedReceivers, makeDiversionsDue, strandDeliveries } from '../../db/deliveries/stranded-deliveries.ts';
import type { Tx } from '../../db/engine/tx.ts';
import { unnameInLists } from '../../db/erasure/unname-in-lists.ts';
import { listLoggedEvents } from '../../db/events/event-log.ts';
import { listPendingEvents, listPendingResets } from '../../db/events/outbox.ts';
import { listDueInstances } from '../../db/jackpots/due-instances.ts';
import { readInstanceNames } from '../../db/jackpots/instance-names.ts';
import { findInstance, findInstances, isGameCodeTaken } from '../../db/jackpots/instances.ts';
import { listInstances } from '../../db/jackpots/listed-instances.ts';
import { listPlayableIds } from '../../db/jackpots/playable-instances.ts';
import { listHighestOfLife } from '../../db/jackpots/pot-contributors.ts';
import { readPotHistory } from '../../db/jackpots/pot-history.ts';
import {
  findHolderAfter,
  findPeriodWithTickets,
  findTickets,
  listHoldersAfter,
  listTickets,
} from '../../db/jackpots/raffle-tickets.ts';
import { listTemplates } from '../../db/jackpots/templates.ts';
import { findWindowEntryAt, totalOfWindow } from '../../db/jackpots/window-entries.ts';
import { hasDiversion } from '../../db/ledger/ledger.ts';
import { listEntries } from '../../db/ledger/listed-entries.ts';
import { forgetSuccessors, isLogin } from '../../db/logins/logins.ts';
import { findBoundAccount, listUnboundAccounts } from '../../db/logins/oauth-logins.ts';
import { listOauthProviders } from '../../db/logins/oauth-providers.ts';
import { findOwnCurrencies, listBrandCurrencies, listOwnCurrencyChanges } from '../../db/operators/brand-currencies.ts';
import { findBrandEnabledState, listOperators } from '../../db/operators/operators.ts';
import { listOrganisations } from '../../db/operators/organisations.ts';
import { countWins } from '../../db/opt-ins/barred.ts';
import { countActive, listActiveAt, listHighestEver } from '../../db/opt-ins/contributors.ts';
import { listLeadersOf } from '../../db/opt-ins/leaders.ts';
import { findParticipation, listParticipations, listParticipationsAfter } from '../../db/opt-ins/participations.ts';
import { hasExclusions } from '../../db/opt-ins/player-exclusions.ts';
import { findSegment, listSegments, segmentAssignments } from '../../db/routing/segments.ts';
import { listSources, listSourcesAmong, listSourcesOfInstance, sourceAssignments } from '../../db/routing/sources.ts';
import { findLastEntryId, readWaiting } from '../../db/upkeep/operating-figures.ts';
import { recordAuthenticated } from '../../db/wallets/wallet-players.ts';
import { listLastWins } from '../../db/wins/last-wins.ts';
import { listPayouts } from '../../db/wins/listed-payouts.ts';
import { listWinners } from '../../db/wins/listed-winners.ts';
import { listRecentWins } from '../../db/wins/recent-wins.ts';
import {
  findPayout,
  listDueOfWin,
  listDuePayouts,
  listWinsOfContribution,
  makePayoutsDue,
  markInFlight,
} from '../../db/wins/wins.ts';
import { openEmpty } from '../support/empty-store.ts';
import { scansOf, stepsOf, textsOf } from '../support/query-plan.ts';
import { suite } from '../support/suite.ts';

const PLAYER = { brandPath: 'o:b', playerId: 'p' };
const ALL_ACCOUNTS = { places: undefined, type: undefined, ids: undefined, organisationId: undefined };
const ALL_FREESPINS = { owners: ['o'], operatorId: undefined, id: undefined, name: undefined };

/** The unit of work; every table looks larger to it than a listing reads at once. */
const withManyRows = (tx: Tx): Tx => {
  const get = (async (runnable, params) => {
    const found = await tx.get(runnable, params);
    return Object(found).n === undefined ? found : { n: 1_000_000 };
  }) as Tx['get'];
  return readingHere(tx, { get, pause: tx.pause.bind(tx) });
};

/** The unit of work, which cannot read aside, as if it could. */
const readingHere = (tx: Tx, changes: Partial<Tx> = { pause: async () => {} }): Tx => {
  const reading: Tx = {
    ...tx,
    get: tx.get.bind(tx),
    all: tx.all.bind(tx),
    pause: tx.pause.bind(tx),
    sorter: tx.sorter.bind(tx),
    aside: (work) => work(reading),
    ...changes,
  };
  return reading;
};

/** The unit of work; an instance looks to it as if it had many wins that the caller does not see. */
const withManyWins = (tx: Tx): Tx => {
  let isFirst = true;
  const all = (async (runnable, params) => {
    const found = await tx.all(runnable, params);
    const unseen = Array.from({ length: isFirst ? 1_000 : 0 }, (_, row) => ({ row, atMs: 0, number: null }));
    isFirst = false;
    return [...unseen, ...found];
  }) as Tx['all'];
  const counting: Tx = { ...withManyRows(tx), get: tx.get.bind(tx), all, aside: (work) => work(counting) };
  return counting;
};

const EVERY_PAGE = { page: 0, limit: 1, descending: true } as const;
const OWNERS = { owners: ['o'] };

/** Every listing, by what determines its plan: the condition that an index answers, and the order. */
const listings: [name: string, work: (tx: Tx) => unknown][] = [
  ['accounts', (tx) => listAccounts(tx, ALL_ACCOUNTS, { ...EVERY_PAGE, sortField: 'created_on' })],
  ['audit events', (tx) => listAuditEvents(tx, OWNERS, { ...EVERY_PAGE, sortField: 'timestamp' })],
  [
    'audit events of a time',
    (tx) => listAuditEvents(tx, { fromMs: 1, toMs: 2 }, { ...EVERY_PAGE, sortField: 'timestamp' }),
  ],
  [
    'audit events of an actor',
    (tx) => listAuditEvents(tx, { actorId: 'a' }, { ...EVERY_PAGE, sortField: 'timestamp' }),
  ],
  [
    'audit events of a target',
    (tx) => listAuditEvents(tx, { targetId: 't', actorId: 'a' }, { ...EVERY_PAGE, sortField: 'timestamp' }),
  ],
  ['brands', (tx) => listBrandCurrencies(tx, OWNERS, { ...EVERY_PAGE, sortField: 'brand_id' })],
  [
    "changes of a brand's currencies",
    (tx) => listOwnCurrencyChanges(tx, 'o:b', { ...EVERY_PAGE, sortField: 'timestamp' }),
  ],
  ['cancels', (tx) => listCancels(tx, OWNERS, { ...EVERY_PAGE, sortField: 'timestamp' })],
  ['deliveries', (tx) => listDeliveries(tx, OWNERS, { ...EVERY_PAGE, sortField: 'created' })],
  [
    'deliveries in a state',
    (tx) => listDeliveries(tx, { state: 'dead' }, { ...EVERY_PAGE, sortField: 'last_attempt' }),
  ],
  [
    'deliveries to a destination',
    (tx) => listDeliveries(tx, { destinationId: 'd' }, { ...EVERY_PAGE, sortField: 'created' }),
  ],
  [
    'deliveries to it in a state',
    (tx) => listDeliveries(tx, { destinationId: 'd', state: 'dead' }, { ...EVERY_PAGE, sortField: 'created' }),
  ],
  ['destinations', (tx) => listDestinations(tx, OWNERS, { ...EVERY_PAGE, sortField: 'created' })],
  ['freespin instances', (tx) => listFreespinInstances(tx, ALL_FREESPINS, { ...EVERY_PAGE, sortField: 'name' })],
  ['freespin templates', (tx) => listFreespinTemplates(tx, ALL_FREESPINS, { ...EVERY_PAGE, sortField: 'name' })],
  [
    'identity providers',
    (tx) => listOauthProviders(tx, { ...OWNERS, search: undefined }, { ...EVERY_PAGE, sortField: 'owner' }),
  ],
  ['requests for approval', (tx) => listApprovals(tx, OWNERS, { ...EVERY_PAGE, sortField: 'expires_on' }, 1)],
  [
    'requests that wait',
    (tx) => listApprovals(tx, { ...OWNERS, state: 'pending' }, { ...EVERY_PAGE, sortField: 'timestamp' }, 1),
  ],
  [
    'requests about a target',
    (tx) => listApprovals(tx, { targetId: 't', operation: 'o' }, { ...EVERY_PAGE, sortField: 'timestamp' }, 1),
  ],
  ['instances', (tx) => listInstances(tx, OWNERS, { ...EVERY_PAGE, sortField: 'status' }, 1)],
  ['ledger entries', (tx) => listEntries(tx, { instanceId: 'i', afterSeq: 0 }, EVERY_PAGE)],
  [
    'ledger entries of a kind',
    (tx) => listEntries(tx, { instanceId: 'i', afterSeq: 1, kind: 'adjustment' }, EVERY_PAGE),
  ],
  [
    'ledger entries of a pot',
    (tx) => listEntries(tx, { instanceId: 'i', afterSeq: 1, potId: 'p', fromMs: 1 }, EVERY_PAGE),
  ],
  [
    'ledger entries for a reference',
    (tx) => listEntries(tx, { instanceId: 'i', afterSeq: 1, reference: 'r' }, EVERY_PAGE),
  ],
  ['operators', (tx) => listOperators(tx, OWNERS, { ...EVERY_PAGE, sortField: 'name' })],
  ['organisations', (tx) => listOrganisations(tx, ['o'], { ...EVERY_PAGE, sortField: 'created' })],
  [
    'statuses of an instance',
    (tx) => listParticipations(tx, { instanceId: 'i' }, { order: 'player', page: 0, limit: 1 }),
  ],
  [
    'statuses of a player',
    (tx) => listParticipations(tx, { player: PLAYER, instanceId: 'i' }, { order: 'latest', page: 0, limit: 1 }),
  ],
  ['payments', (tx) => listPayouts(tx, OWNERS, { ...EVERY_PAGE, sortField: 'timestamp' })],
  ['payments of a time', (tx) => listPayouts(tx, { fromMs: 1 }, { ...EVERY_PAGE, sortField: 'win_amount' })],
  [
    'payments of an instance',
    (tx) => listPayouts(tx, { instanceId: 'i', withheld: false }, { ...EVERY_PAGE, sortField: 'timestamp' }),
  ],
  [
    'payments to a player',
    (tx) => listPayouts(tx, { ...PLAYER, instanceId: 'i' }, { ...EVERY_PAGE, sortField: 'timestamp' }),
  ],
  [
    'payments of many amounts',
    (tx) =>
      listPayouts(tx, { ...OWNERS, pay: { currency: 'EUR', least: 1n } }, { ...EVERY_PAGE, sortField: 'timestamp' }),
  ],
  [
    'withheld payments',
    (tx) => listPayouts(tx, { ...PLAYER, withheld: true }, { ...EVERY_PAGE, sortField: 'timestamp' }),
  ],
  [
    'bonuses of a player',
    (tx) =>
      listPlayerBonuses(tx, { ...PLAYER, gameCode: 'g' }, { ...EVERY_PAGE, sortField: 'timestamp_bonus_awarded' }, 1),
  ],
  [
    'raffle tickets of a player',
    (tx) => listTickets(tx, { player: PLAYER }, { ...EVERY_PAGE, sortField: 'ticket_count' }),
  ],
  [
    'raffle tickets of an instance',
    (tx) => listTickets(tx, { instanceId: 'i', brandPath: 'o:b' }, { ...EVERY_PAGE, sortField: 'ticket_count' }),
  ],
  ['segments', (tx) => listSegments(tx, OWNERS, { ...EVERY_PAGE, sortField: 'name' })],
  ['sources', (tx) => listSources(tx, OWNERS, { ...EVERY_PAGE, sortField: 'source_name' })],
  ['templates', (tx) => listTemplates(tx, { ...OWNERS, name: 'n' }, { ...EVERY_PAGE, sortField: 'name' }, 1)],
];

suite('db/query-plans', (test) => {
  /** A slice is walked in index order, so that the limit ends it. */
  const checkSlices = async (work: (tx: Tx) => unknown): Promise<void> => {
    const client = openEmpty();
    const texts = await textsOf(work);
    const walks = texts.filter((text) => text.startsWith('select json_array(') && text.includes('limit'));
    assert.is(walks.length, 1);
    assert.equal(
      walks.flatMap((text) => stepsOf(client, text)).filter((step) => step.includes('TEMP B-TREE')),
      [],
    );
    assert.ok(texts.some((text) => text.includes('_row')));
    client.close();
  };
  for (const [name, work] of listings)
    test(`a slice of a long listing of ${name} reads no more rows than it has`, () =>
      checkSlices((tx) => work(withManyRows(tx))));
  for (const potId of [undefined, 'p'])
    test(`a slice of the latest winners${potId === undefined ? '' : ' of a pot'} reads no more rows than it has`, () =>
      checkSlices((tx) =>
        listWinners(withManyWins(tx), { instanceId: 'i', potId, brandPath: 'o:b', owners: ['o'], limit: 1 }),
      ));
  for (const potId of [undefined, 'p'])
    test(`the latest winners${potId === undefined ? '' : ' of a pot'} are read in the order of an index`, async () => {
      const client = openEmpty();
      const texts = await textsOf((tx) => listWinners(tx, { instanceId: 'i', potId, owners: ['o'], limit: 1 }));
      assert.is(texts.length, 1);
      assert.not.match(texts.join(), / (=|limit) \?/, 'a value that makes SQLite plan it again');
      const steps = texts.flatMap((text) => stepsOf(client, text));
      assert.ok(steps.some((step) => step.includes(potId === undefined ? 'INDEX wins_instance' : 'INDEX wins_pot')));
      assert.equal(
        steps.filter((step) => step.includes('TEMP B-TREE')),
        [],
      );
      client.close();
    });
  for (const [name, filter] of [
    ['all', {}],
    ["a player's", { ...PLAYER, afterId: 'c' }],
    ["a time's", { fromMs: 1, toMs: 2 }],
    ["a state's", { state: 'open' }],
  ] as const)
    test(`a slice of ${name} contributions reads no more rows than it has`, async () => {
      const client = openEmpty();
      const texts = await textsOf((tx) => listContributions(withManyRows(tx), filter, EVERY_PAGE));
      const steps = texts.filter((text) => text.includes('json_group_array')).flatMap((text) => stepsOf(client, text));
      const intents = steps.filter((step) =>
        /(SEARCH|SCAN) contribution_intents USING (COVERING )?INDEX sqlite_auto/.test(step),
      );
      const entries = steps.filter((step) => /ledger_entries USING INDEX ledger_entries_contributions/.test(step));
      assert.equal([intents.length, entries.length], [1, 'state' in filter ? 0 : 1], steps.join('\n'));
      // Sorted are only rows of one id, and the ids of the slice itself.
      const isSorted = /TEMP B-TREE FOR (?!LAST TERM OF ORDER BY|json_group_array)/;
      assert.equal(
        steps.filter((step) => isSorted.test(step)),
        [],
      );
      client.close();
    });
  const LATEST = { page: 0, limit: 1, sortField: 'timestamp', descending: true } as const;
  const player = { instanceId: 'i', brandPath: 'o:b', playerId: 'p' };
  const window = { instanceId: 'i', potId: 'p', windowEndMs: 1 };
  const tickets = { page: 0, limit: 1, sortField: 'timestamp_start', descending: true } as const;
  const DUE = { dueByMs: 1, after: { atMs: 1, id: 'a' }, limit: 1, exceptOperators: ['o'] } as const;
  for (const [name, work] of [
    ['ever', (tx: Tx) => listHighestEver(tx, 'i', player, { limit: 100, offset: 0 })],
    [
      'of a life',
      (tx: Tx) => listHighestOfLife(tx, { ...window, instanceCount: 1 }, player, { limit: 100, offset: 0 }),
    ],
  ] as const)
    test(`the highest contributors ${name} are read in the order of an index, however many are equal`, async () => {
      const client = openEmpty();
      const steps = (await textsOf(work)).flatMap((text) => stepsOf(client, text));
      assert.match(steps.join(), /USING INDEX (participations_value|pot_contributors_contributed) /);
      assert.not.match(steps.join(), /TEMP B-TREE/);
      client.close();
    });
  const queries: [name: string, work: (tx: Tx) => unknown][] = [
    ['the background sender looks for open intents', (tx) => listOpenContributions(tx, 1, 1)],
    ['the background sender looks for due cancels', (tx) => listDueCancels(tx, DUE)],
    ['the background sender looks for due credits', (tx) => listDuePayouts(tx, DUE)],
    ['a payment looks for the approval of its release', (tx) => findApprovedRelease(tx, 't')],
    ['a request looks for one that waits for the same', (tx) => findSameApproval(tx, 'f')],
    ['a credit looks for others of its win', (tx) => listDueOfWin(tx, { winId: 'w', payCurrency: 'EUR' }, 1, 1)],
    ['credits are marked as sent', (tx) => markInFlight(tx, ['t'])],
    ['a start makes cancels due', (tx) => makeCancelsDue(tx, 1, 1)],
    ['a start makes credits due', (tx) => makePayoutsDue(tx, 1, 1)],
    ['a wallet that is back makes cancels due', (tx) => makeCancelsDue(tx, 1, 1, 'o')],
    ['a wallet that is back makes credits due', (tx) => makePayoutsDue(tx, 1, 1, 'o')],
    ['the relay looks for events', (tx) => listPendingEvents(tx, 1)],
    ['requests for one-time passwords are looked for', (tx) => listPendingResets(tx, 1)],
    ['sockets replay events', (tx) => listLoggedEvents(tx, 1, 2, 1)],
    ['a first authentication makes credits due', (tx) => recordAuthenticated(tx, 'o:b', 'p', 1)],
    ['a contribution reads whether anyone is excluded', (tx) => hasExclusions(tx, 'o')],
    ["a contribution counts its player's wins", (tx) => countWins(tx, 'i', player, { wins: 1, periodMs: 1 }, 1)],
    ['a contribution reads its instance', (tx) => findInstance(tx, 'i')],
    ['a contribution reads its brand', (tx) => findBrandEnabledState(tx, 'o:b')],
    ["a contribution reads its brand's multipliers", (tx) => findOwnCurrencies(tx, 'o:b')],
    ['a contribution reads its key', (tx) => findKey(tx, 's', 'k', 1)],
    ['a contribution reads its source', (tx) => sourceAssignments.list(tx, { ownerId: 'o', fromId: 's' })],
    ['a contribution reads a segment', (tx) => findSegment(tx, 'o', 's')],
    ['a contribution reads where a segment leads', (tx) => segmentAssignments.list(tx, { ownerId: 'o', fromId: 's' })],
    ['a contribution and a trigger read what the player is', (tx) => findParticipation(tx, player)],
    ['a contribution reads its tickets', (tx) => findTickets(tx, { ...player, period: 0 })],
    ['a contribution reads what a window holds', (tx) => totalOfWindow(tx, window)],
    ['a drawing looks for the winner of a window', (tx) => findWindowEntryAt(tx, window, 1n)],
    ['a drawing reads who holds tickets', (tx) => listHoldersAfter(tx, 'i', 0, player, 1)],
    ['a drawing reads one of them', (tx) => findHolderAfter(tx, 'i', 0, player, 1)],
    ['a drawing looks for the next period', (tx) => findPeriodWithTickets(tx, 'i', 0, 1)],
    ['the scheduler looks for what is due', (tx) => listDueInstances(tx, 1, 1, [])],
    ["a player's records are named", (tx) => readInstanceNames(tx, [{ instanceId: 'i' }, { instanceId: 'j' }])],
    ["a player's tickets are listed", (tx) => listTickets(tx, { player }, tickets)],
    ['the tickets of an instance are listed', (tx) => listTickets(tx, { instanceId: 'i' }, tickets)],
    ['a win counts the active players', (tx) => countActive(tx, 'i', 1, player)],
    ['a win reads active players', (tx) => listActiveAt(tx, 'i', 1, player, [0])],
    ['a win looks for the highest contributors', (tx) => listHighestEver(tx, 'i', player, { limit: 100, offset: 0 })],
    [
      'a win looks for the highest of a life',
      (tx) => listHighestOfLife(tx, { ...window, instanceCount: 1 }, player, { limit: 100, offset: 0 }),
    ],
    [
      "a player's statuses are listed",
      (tx) => listParticipations(tx, { player, owners: ['o'] }, { order: 'latest', page: 0, limit: 1 }),
    ],
    [
      "an instance's statuses are listed",
      (tx) => listParticipations(tx, { instanceId: 'i', owners: ['o'] }, { order: 'player', page: 0, limit: 1 }),
    ],
    ['a transfer reads statuses', (tx) => listParticipationsAfter(tx, 'i', player, 1)],
    ['a contribution is read back', (tx) => findContribution(tx, 'c')],
    ['a key is looked up', (tx) => findKey(tx, 'operator:o', 'k', 1)],
    ['the platform looks for keys that are held', (tx) => listHeldKeys(tx, 1, 1)],
    ['its wins are read back', (tx) => listWinsOfContribution(tx, 'c')],
    ['winners are listed', (tx) => listWinners(tx, { instanceId: 'i', limit: 1 })],
    ['winners of a pot are listed', (tx) => listWinners(tx, { instanceId: 'i', potId: 'p', limit: 1 })],
    ['debits that are being taken back are listed', (tx) => listCancels(tx, {}, { ...LATEST, sortField: 'attempts' })],
    ['withheld payments are listed', (tx) => listPayouts(tx, { withheld: true }, LATEST)],
    [
      'payments of an amount are listed',
      (tx) => listPayouts(tx, { pay: { currency: 'EUR', least: 1n, most: 2n }, withheld: true }, LATEST),
    ],
    ['payments to a player are listed', (tx) => listPayouts(tx, { brandPath: 'o:b', playerId: 'p' }, LATEST)],
    ['a payment is read', (tx) => findPayout(tx, 't')],
    ['a ticker reads its sources', (tx) => listSourcesOfInstance(tx, 'i')],
    ['a lobby reads its jackpots', (tx) => findInstances(tx, ['i'])],
    ['a lobby reads their sources', (tx) => listSourcesAmong(tx, ['o'], ['i'])],
    ['a lobby reads the last wins', (tx) => listLastWins(tx, ['i'])],
    ['a feed reads the latest wins', (tx) => listRecentWins(tx, ['i'], 1)],
    ['the leaders of an instance are read', (tx) => listLeadersOf(tx, { instanceId: 'i' }, 1)],
    ["an erasure finds a player's places in lists", (tx) => unnameInLists(tx, { brandPath: 'o:b', playerId: 'p' }, 1)],
    ['a lobby lists jackpots', (tx) => listPlayableIds(tx, 'o:b', 1, { limit: 1 })],
    ['a lobby finds jackpots', (tx) => listPlayableIds(tx, 'o:b', 1, { among: ['i'], limit: 1 })],
    ['an external login looks for its account', (tx) => findBoundAccount(tx, { key: 'k', realm: 1 }, 's')],
    ['an external login looks for an account to bind', (tx) => listUnboundAccounts(tx, { key: 'k', realm: 1 }, 'e')],
    ['an award is read back', (tx) => findAwardOfRequest(tx, 'o', 'r')],
    ['the next players of an award get their bonuses', (tx) => takeAwardPortion(tx, 'a')],
    ['the platform looks for awards that are not whole', (tx) => takeAwardPortion(tx)],
    ['the bonuses of an award are read', (tx) => listBonusesOfAward(tx, 'a')],
    ['a use reads its bonus', (tx) => findPlayerBonus(tx, 'b')],
    ['a use is read back', (tx) => findUseOfRequest(tx, 'o', 'r')],
    ['the platform looks for bonuses that have expired', (tx) => listOverdueBonuses(tx, 1, 1)],
    [
      "a player's bonuses are listed",
      (tx) =>
        listPlayerBonuses(
          tx,
          { brandPath: 'o:b', playerId: 'p', state: 'Available', providerId: 's', gameCode: 'g' },
          { page: 0, limit: 1, sortField: 'timestamp_bonus_expires', descending: false },
          1,
        ),
    ],
    ['accepted contributions are carried out', (tx) => listCallbackJobs(tx, 'c', 1, ['o'])],
    ['an accepted contribution is read back', (tx) => findCallbackJob(tx, 'c')],
    ['a diversion is acknowledged', (tx) => hasDiversion(tx, 'i', 'd')],
    ['the deliverer looks for lanes', (tx) => listLanes(tx)],
    ['the deliverer looks for what was queued', async (tx) => [await findLastSeq(tx), await listQueued(tx, 1)]],
    ['the deliverer looks into a lane', (tx) => listWaiting(tx, 'l', 1)],
    ['a delivery is replayed', async (tx) => [await findDelivery(tx, 'd'), await replayDelivery(tx, 'd', 1)]],
    ['a callback looks for its destination', (tx) => findDestinationOfHost(tx, 'o', 'h')],
    ['a url is looked up', (tx) => isUrlTaken(tx, 'o', 'u')],
    ['the deliverer looks for receivers', (tx) => listStrandedReceivers(tx)],
    ['a destination is deleted', (tx) => strandDeliveries(tx, 'd', 1, 1)],
    ['diversions look again', (tx) => makeDiversionsDue(tx, 'o', 1, 1)],
    ['deliveries are removed', (tx) => removeFinished(tx, 'delivered', 1, 1)],
    ['previous secrets are removed', (tx) => dropPreviousSecrets(tx, 1, 1)],
    [
      'a ledger is listed',
      (tx) => listEntries(tx, { instanceId: 'i', afterSeq: 0, potId: 'p' }, { page: 0, limit: 1, descending: false }),
    ],
    [
      'what a ledger has for a reference is listed',
      (tx) =>
        listEntries(tx, { instanceId: 'i', afterSeq: 0, reference: 'r' }, { page: 0, limit: 1, descending: false }),
    ],
    ["a request looks for its token's login", (tx) => isLogin(tx, 's', 'a')],
    ['what refresh tokens were replaced by is forgotten', (tx) => forgetSuccessors(tx, 1, 1)],
    ['metrics count what waits', (tx) => readWaiting(tx)],
    ['metrics look for the newest entry', (tx) => findLastEntryId(tx)],
    ['a game code is looked up', (tx) => isGameCodeTaken(tx, 'o', 'g')],
  ];
  test("a pot's history is looked up in the order of indexes", async () => {
    const client = openEmpty();
    const pot = { id: 'p', enabled: true, seedValue: 1n, contributedAmount: 1n };
    const instance = { id: 'i', ledgerSeq: 9, pots: [pot], steadyPots: new Set<string>() };
    const texts = await textsOf((tx) => readPotHistory(readingHere(tx), instance, [1, 2]));
    const steps = texts.filter((text) => text.includes('instr(')).flatMap((text) => stepsOf(client, text));
    const found = steps.flatMap((step) => /^SEARCH ledger_entries USING INDEX (\w+) \(/.exec(step)?.[1] ?? []);
    assert.equal([...new Set(found)], ['ledger_entries_others', 'ledger_entries_seq']);
    assert.equal(
      [...steps.filter((step) => step.includes('TEMP B-TREE')), ...texts.flatMap((text) => scansOf(client, text))],
      [],
    );
    client.close();
  });
  for (const [name, work] of queries)
    test(`no table is read from end to end when ${name}`, async () => {
      const client = openEmpty();
      const texts = await textsOf(work);
      assert.ok(texts.length > 0);
      assert.equal(
        texts.flatMap((text) => scansOf(client, text)),
        [],
      );
      client.close();
    });
});
