import { randomUUID } from 'node:crypto';
import { routes } from '../../generated/server/operations.gen.ts';
import { type BegunLogin, beginLogin } from './begun-login.ts';
import { configured } from './external-login.ts';
import {
  bonusAward,
  campaignChange,
  freespinAward,
  freespinInstance,
  freespinTemplate,
  freespinUse,
  listedAward,
} from './freespins.ts';
import { operations } from './schema.ts';
import { type Client, type OperationId, type Parts, searchOf } from './server.ts';
import { type Credentials, grace, issueCredentials, NO_CREDENTIALS, requestsWith } from './single-use-credentials.ts';
import { contribution, instantiation, openJackpot, registerOwners, threePots, toTarget, winnersOf } from './story.ts';
import { allPublished, change } from './tables.ts';

/** A platform that has something of everything. */
export type World = {
  readonly instanceId: string;
  /** An instance that is paused and resumed, and one that is terminated, so that the main one keeps running. */
  readonly pausedId: string;
  readonly endedId: string;
  /** An instance of eaststar, the operator whose players have a wallet if the test provides one. */
  readonly easternId: string;
  readonly contributionId: string;
  /** The credit owed for a win on the first instance. */
  readonly transactionId: string;
  /** The calling account, which a transfer needs. */
  readonly callerId: string;
  readonly accountId: string;
  readonly destinationId: string;
  readonly deliveryId: string;
  /** Two requests of another account that wait for an approval. */
  readonly approvals: readonly [toApprove: string, toReject: string];
  readonly freespins: Freespins;
  readonly credentials: Credentials;
  readonly login: BegunLogin;
};

/** A freespin template, an instance of it, and a bonus of the player p-1. */
type Freespins = { readonly templateId: string; readonly instanceId: string; readonly bonusId: string };

/** An empty world: what its requests name does not exist. */
export const NOTHING: World = {
  instanceId: 'an-instance',
  pausedId: 'an-instance',
  endedId: 'an-instance',
  easternId: 'an-instance',
  contributionId: 'a-contribution',
  transactionId: 'a-win:0',
  callerId: 'an-account',
  accountId: 'an-account',
  destinationId: 'a-destination',
  deliveryId: 'a-delivery',
  approvals: ['a-request', 'another-request'],
  freespins: { templateId: 'a-template', instanceId: 'an-instance', bonusId: 'a-bonus' },
  credentials: NO_CREDENTIALS,
  login: { state: 'a-state', cookie: '' },
};

/** No server answers there. */
const ISSUER = 'https://id.northstar.invalid';

/** Fills a new platform: northstar with its brand, a source, a template, an instance, a contribution and a win. */
export const buildWorld = async (client: Client): Promise<World> => {
  await registerOwners(client);
  const { accountId } = await registerAccount(client);
  const { id: instanceId } = await openJackpot(client);
  const [pausedId, endedId] = [await openAnother(client), await openAnother(client)];
  await client.call('createTemplate', { body: threePots({ id: 'draft' }) });
  const owned = { owner_id: 'northstar:luna', source_id: 'comet-rush' };
  await client.call('createSources', {
    body: [
      { ...owned, source_name: 'Comet Rush' },
      { ...owned, source_id: 'comet-trail', source_name: 'Comet Trail' },
    ],
  });
  await client.call('assignSources', { body: { ...owned, source_id: ['comet-rush'], instance_id: instanceId } });
  const segment = { owner_id: 'northstar:luna', priority: 0 };
  const jackpots = [{ priority: 0, owner_id: 'northstar:luna', instance_id: instanceId }];
  await client.call('createSegments', {
    body: [
      { ...segment, id: 'vip', jackpots },
      { ...segment, id: 'newcomers' },
    ],
  });
  const easternId = await openEastern(client);
  await client.call('createOauthProvider', { body: configured(ISSUER) });
  const registered = await client.call('createDestination', { body: aDestination() });
  const contributed = await client.call('contributeToInstance', { body: contribution(instanceId) });
  // Which gives its house something to sweep.
  await client.call('contributeToInstance', { body: contribution(endedId) });
  await client.call('triggerWin', implemented({ ...NOTHING, instanceId }).triggerWin);
  const owed = await client.call('listWins', { query: { instance_id: instanceId } });
  await allPublished(client.data);
  addAnna(client.data);
  return {
    instanceId,
    pausedId,
    endedId,
    easternId,
    contributionId: contributed.headers.get('contribution-id') ?? '',
    transactionId: owed.body[0].transaction_id,
    callerId: (await client.call('getOwnAccount')).body.id,
    accountId,
    destinationId: registered.body.id,
    deliveryId: giveDelivery(client.data, registered.body.id),
    approvals: [askForSettings(client.data, 'to-approve'), askForSettings(client.data, 'to-reject')],
    freespins: await giveFreespins(client),
    credentials: await issueCredentials(client),
    login: beginLogin(client.data, 'northstar-id'),
  };
};

/** Another instance of the same template; its game code is its id. */
const openAnother = async (client: Client): Promise<string> => {
  const { body } = await client.call('instantiateTemplate', { body: instantiation({ instance_game_code: undefined }) });
  return body.id;
};

/** The operator eaststar, its brand dawn, and a jackpot that a source leads to. */
const openEastern = async (client: Client): Promise<string> => {
  await client.call('saveOperators', { body: [{ id: 'eaststar', name: 'Eaststar' }] });
  await client.call('saveBrands', { path: { operator_id: 'eaststar' }, body: [{ id: 'dawn', name: 'Dawn' }] });
  const owned = { template_owner_id: 'eaststar', instance_owner_id: 'eaststar', instance_game_code: 'eastern' };
  const template = threePots({ id: 'eastern', owner_id: 'eaststar' });
  const { id } = await openJackpot(client, template, instantiation(owned));
  const jackpots = [{ priority: 0, owner_id: 'eaststar:dawn', instance_id: id }];
  await client.call('createSources', {
    body: [{ owner_id: 'eaststar:dawn', source_id: 'sunrise', source_name: 'Sunrise', jackpots }],
  });
  return id;
};

/** Awards the maximum of spins, so that no test uses them up. */
const giveFreespins = async (client: Client): Promise<Freespins> => {
  const template = await client.call('createFreespinTemplate', { body: freespinTemplate({ count: 10_000 }) });
  const templateId = template.body.id;
  const instance = await client.call('createFreespinInstance', { body: freespinInstance(templateId) });
  const instanceId = instance.body.id;
  const awarded = await client.call('awardFreespins', { body: freespinAward(instanceId) });
  const bonusId = awarded.body[0].id;
  await client.call('awardFreespins', { body: freespinAward(instanceId, { promo_id: 'spring', players: ['p-2'] }) });
  await client.call('reportFreespinUse', { body: freespinUse(bonusId, { request_id: 'a-use' }) });
  return { templateId, instanceId, bonusId };
};

/** Northstar's organisation with its units, unless it exists, and an account in it. */
const registerAccount = async (client: Client): Promise<{ accountId: string }> => {
  await client.call('createOrganisation', { body: { id: 'northstar', units: [] } });
  await client.call('addOrganisationUnits', { path: { org_id: 'northstar' }, body: ['luna', 'casino'] });
  const { body } = await client.call('createAccount', { body: grace() });
  return { accountId: body.id };
};

/** A message of northstar that was delivered: the world's destination receives none. */
const giveDelivery = (data: string, destinationId: string): string => {
  change(
    data,
    `insert into deliveries (id, kind, lane, owner_id, destination_id, address, event_type, body, state, attempts, due_at_ms, created_at_ms,
      last_attempt_at_ms, finished_at_ms, persistent, last_status)
     values ('delivered', 'event', 'event', 'northstar', ?, 'https://hooks.northstar.example', 'WinEvent', '{}', 'delivered', 1, 1, 1, 1, 1, 0, 200)`,
    destinationId,
  );
  return 'delivered';
};

/** The account that asks for what another one has to approve. */
const addAnna = (data: string): void => {
  change(
    data,
    `insert into accounts (id, type, username, username_key, password_hash, organisation_id, unit_id, org_bound, permissions, contacts,
       enabled, trusted, epoch, created_at_ms, last_logged_in_at_ms)
     select 'another-account', type, 'anna', 'anna', '', organisation_id, unit_id, org_bound, permissions, contacts, 1, 0, 1, 1, 0
     from accounts where type = 'System' limit 1`,
  );
};

/** A request to set the settings of northstar to what they are, as an account asks when one alone must not change them. */
const askForSettings = (data: string, id: string): string => {
  const settings = '{"review_threshold":{}}';
  change(
    data,
    `insert into approvals (id, operation, owner_id, target_id, request, fingerprint, basis, state, requested_by, requested_by_username, requested_at_ms, expires_at_ms)
     values (?, 'setOperatorSettings', 'northstar', 'northstar', ?, ?, ?, 'pending', 'another-account', 'anna', 1, 8640000000000000)`,
    ...[id, settings, id, settings],
  );
  return id;
};

/** A destination with a new address each time, so that a repetition is accepted. It receives nothing. */
const aDestination = () => ({
  owner_id: 'northstar',
  url: `https://hooks.northstar.example/${randomUUID()}`,
  events: [],
  secret: 'whsec_c2VjcmV0LW9mLW5vcnRoLXN0YXItZ2FtaW5n',
});

const described = (operationId: OperationId) => {
  const operation = operations.find((known) => known.operationId === operationId);
  if (operation === undefined) throw new Error(`the document has no operation ${operationId}`);
  return operation;
};

/** Reads that need no arguments: no body and no parameter is required. */
export const plainReads: readonly OperationId[] = routes
  .filter(({ mode, security, body }) => mode === 'read' && security === 'account' && body === null)
  .map(({ operationId }) => operationId)
  .filter((operationId) => described(operationId).parameters.every(({ required }) => required !== true));

/**
 * A request for every operation that the world accepts, even repeatedly; for a pending operation, its spec's example, and for a plain read, one
 * without anything.
 */
export const requests = (world: World): Readonly<Record<OperationId, Parts>> => {
  const own = implemented(world);
  const all = routes.map(({ operationId, pending }): [OperationId, Parts] => {
    const plain = plainReads.includes(operationId) ? {} : undefined;
    const parts = own[operationId] ?? (pending ? exampleOf(operationId) : plain);
    if (parts === undefined) throw new Error(`write a request of ${operationId} that the world accepts`);
    return [operationId, parts];
  });
  return Object.fromEntries(all) as Record<OperationId, Parts>;
};

const exampleOf = (operationId: OperationId): Parts => {
  const operation = described(operationId);
  const values = (place: string) =>
    Object.fromEntries(
      operation.parameters
        .filter((parameter) => parameter.in === place && parameter.example !== undefined)
        .map(({ name, example }) => [name, String(example)]),
    );
  return { path: values('path'), query: values('query'), body: operation.bodyExample };
};

const implemented = ({
  instanceId,
  pausedId,
  endedId,
  easternId,
  contributionId,
  transactionId,
  callerId,
  accountId,
  destinationId,
  deliveryId,
  approvals: [toApprove, toReject],
  freespins,
  credentials: own,
  login,
}: World): Readonly<Partial<Record<OperationId, Parts>>> => {
  const { id: _taken, ...template } = threePots();
  const { instance_game_code: _used, ...instance } = instantiation();
  const { instance_id: _instance, ...bySource } = contribution(instanceId, { source_id: 'comet-rush' });
  const credentials = { username: 'root', password: 'correct horse battery' };
  const reason = 'The licence is being checked.';
  const adjusted = { instance_id: instanceId, pot_id: 'minor', adjustment: 10, reason };
  const ofLuna = { brand_id: 'northstar:luna' };
  // A different player than the one who contributes: p-2 has a preference above the default, which the operator would not pay alone.
  const dawns = { brand_id: 'eaststar:dawn', player_id: 'p-7' };
  const optIn = { ...ofLuna, instance_id: instanceId, player_id: 'p-2', player_country: 'MT', opt_in: true };
  return {
    login: { body: credentials },
    loginAdmin: { body: credentials },
    ...requestsWith(own),
    requestPasswordReset: { body: { username: 'nobody' } },
    listAuditEvents: {},
    getOwnAccount: {},
    listAccounts: { query: { org_id: 'northstar' } },
    createAccount: { body: grace() },
    updateAccount: { body: { id: accountId, contacts: { email: 'grace@northstar.example' } } },
    disableAccount: { path: { account_id: accountId } },
    endAccountSessions: { path: { account_id: accountId } },
    enableAccount: { path: { account_id: accountId } },
    listOrganisations: {},
    createOrganisation: { body: { id: randomUUID(), units: ['slots'], parent_id: 'northstar' } },
    getOwnOrganisation: {},
    updateOrganisation: { path: { org_id: 'northstar' }, body: { base_currency: 'EUR' } },
    addOrganisationUnits: { path: { org_id: 'northstar' }, body: ['sports'] },
    removeOrganisationUnits: { path: { org_id: 'northstar' }, body: ['sports'] },
    listSystems: {},
    listOauthProviders: {},
    createOauthProvider: { body: configured(ISSUER, { id: randomUUID() }) },
    updateOauthProvider: { path: { provider_id: 'northstar-id' }, body: { client_id: 'pitboss-backoffice' } },
    testOauthProvider: { path: { provider_id: 'northstar-id' } },
    startOauthLogin: { query: { provider_id: 'northstar-id', code_challenge: 'c'.repeat(43) } },
    finishOauthLogin: { query: { state: login.state, error: 'access_denied' }, headers: { cookie: login.cookie } },
    listDeliveries: {},
    getDelivery: { path: { delivery_id: deliveryId } },
    replayDeliveries: { body: ['a-delivery'] },
    listDestinations: { query: { owner_id: 'northstar' } },
    createDestination: { body: aDestination() },
    updateDestination: { path: { destination_id: destinationId }, body: { events: [] } },
    testDestination: { path: { destination_id: destinationId } },
    deleteDestinations: { body: ['a-destination'] },
    listBrandCurrencies: { query: { owner_id: 'northstar' } },
    setBrandCurrencies: { path: ofLuna, body: { base_currency: 'EUR', multipliers: { SEK: 11.25 } } },
    clearBrandCurrencies: { path: ofLuna },
    listBrandCurrencyChanges: { path: ofLuna },
    listOperators: { query: { owner_id: 'northstar' } },
    saveOperators: { body: [{ id: 'northstar', name: 'Northstar Gaming' }] },
    getOperator: { path: { operator_id: 'northstar' } },
    updateOperator: { path: { operator_id: 'northstar' }, body: { enabled: true } },
    updateBrand: { path: { operator_id: 'northstar', brand_id: 'northstar:luna' }, body: { enabled: true } },
    getOperatorSettings: { path: { operator_id: 'northstar' } },
    setOperatorSettings: { path: { operator_id: 'northstar' }, body: { review_threshold: { EUR: 10_000 } } },
    saveBrands: { path: { operator_id: 'northstar' }, body: [{ id: 'luna', name: 'Luna Casino' }] },
    listSources: { query: { owner_id: 'northstar' } },
    createSources: {
      body: [
        {
          owner_id: 'northstar:luna',
          source_id: 'comet-rush',
          source_name: 'Comet Rush',
          jackpots: [{ priority: 1, owner_id: 'northstar:luna', instance_id: instanceId }],
        },
      ],
    },
    assignSources: { body: { owner_id: 'northstar:luna', source_id: ['comet-rush'], instance_id: instanceId } },
    unassignSources: { body: { owner_id: 'northstar:luna', source_id: ['comet-trail'], instance_id: instanceId } },
    setSourcePriorities: {
      body: { brand_id: 'northstar:luna', segment_id: 'comet-rush', priorities: { [instanceId]: 0 } },
    },
    deleteSources: { body: [{ owner_id: 'northstar:luna', source_id: 'comet-rush' }] },
    listSegments: { query: { brand_id: 'northstar:luna' } },
    listExcludedPlayers: { query: { owner_id: 'northstar:luna', past: true } },
    excludePlayers: { body: { owner_id: 'northstar:luna', players: ['p-barred'], reason } },
    excludePlayersListed: { body: { owner_id: 'northstar:luna', players: ['p-barred'], reason } },
    readmitPlayers: { body: { owner_id: 'northstar:luna', players: ['p-barred'], reason } },
    createSegments: { body: [{ owner_id: 'northstar:luna', id: randomUUID(), priority: 0 }] },
    assignSegment: { body: { owner_id: 'northstar:luna', segment_id: 'vip', instance_id: instanceId } },
    unassignSegment: { body: { owner_id: 'northstar:luna', segment_id: 'newcomers', instance_id: instanceId } },
    setSegmentPriorities: { body: { brand_id: 'northstar:luna', segment_id: 'vip', priorities: { [instanceId]: 0 } } },
    deleteSegments: { body: [{ owner_id: 'northstar:luna', segment_id: 'vip' }] },
    listInstances: { query: { owner_id: 'northstar' } },
    getInstance: { path: { instance_id: instanceId } },
    updateInstance: { body: { instance_id: instanceId, name: 'Tri star deluxe' } },
    pauseInstance: { path: { instance_id: pausedId }, body: { reason } },
    resumeInstance: { path: { instance_id: pausedId }, body: { reason } },
    terminateInstance: { path: { instance_id: endedId }, body: { reason } },
    getLinks: { path: { instance_id: instanceId } },
    setLinks: { path: { instance_id: instanceId }, body: { instance_ids: [pausedId] } },
    setPotCurrentValue: { body: adjusted },
    setPotContributedSeed: { body: adjusted },
    setPotSurplusSeed: { body: adjusted },
    boostSeed: { body: { instance_id: instanceId, pot_id: 'minor', amount: 2.5, reason } },
    listLedgerEntries: { path: { instance_id: instanceId } },
    // The present is another one at each request.
    getPotHistory: { path: { instance_id: instanceId }, query: { timestamp_to: Date.now() } },
    endOwnSessions: { body: { session_ids: ['another'] } },
    listReconciliations: { query: { month: '2026-03' } },
    setOptIn: { body: { ...optIn, contribution_value: '2.50' } },
    setOptInListed: { body: { ...optIn, contribution_value: 2.5 } },
    saveOptIns: { body: { ...ofLuna, instance_id: instanceId, opt_ins: ['p-1', 'p-2'], opt_outs: ['p-3'] } },
    listPlayerOptIns: { query: { ...ofLuna, player_id: 'p-2' } },
    listInstanceOptIns: { path: { instance_id: instanceId } },
    getSourceJackpot: { query: { ...ofLuna, source_id: 'comet-rush', player_id: 'p-2' } },
    listRaffleTickets: { path: { instance_id: instanceId }, query: { sort_field: 'ticket_count' } },
    listPlayerInstanceTickets: {
      path: { instance_id: instanceId, player_id: 'p-1' },
      query: { brand_id: 'northstar:luna' },
    },
    listPlayerRaffleTickets: { query: { brand_id: 'northstar:luna', player_id: 'p-1' } },
    triggerWin: {
      body: {
        instance_id: instanceId,
        pot_id: 'minor',
        brand_id: 'northstar:luna',
        player_id: 'p-1',
        source_id: 'comet-rush',
      },
    },
    listPendingCancels: { query: { instance_id: instanceId } },
    retryCancels: { body: { transaction_ids: ['0198f3a9-41b7-7e02-8d6f-90a1b2c3d4e5:debit'] } },
    settleCancels: {
      body: {
        transaction_ids: ['0198f3a9-41b7-7e02-8d6f-90a1b2c3d4e5:debit'],
        reason: 'The wallet lost its cancellations.',
        reference: 'ticket 4711',
      },
    },
    listWins: { query: { instance_id: instanceId } },
    refuseWins: { body: { transaction_ids: [transactionId], reason } },
    releaseWins: { body: { transaction_ids: [transactionId] } },
    approveRequest: { path: { approval_request_id: toApprove } },
    rejectRequest: { path: { approval_request_id: toReject }, body: { reason } },
    settleWins: { body: { transaction_ids: [transactionId], reason: 'Paid by bank transfer.' } },
    transferPots: {
      body: {
        source_instance_id: endedId,
        target_instance_id: pausedId,
        user_id: callerId,
        transfer_optins: true,
        pot_rules: ['minor', 'major', 'mega'].map((pot) => ({ source_pot: pot, target_pot: pot })),
        reason,
      },
    },
    listTemplates: { query: { owner_id: 'northstar' } },
    createTemplate: { body: template },
    getTemplateSkeleton: {},
    getTemplate: { path: { template_id: 'three-pots' } },
    updateTemplate: { path: { template_id: 'draft' }, body: template },
    checkTemplate: { body: template },
    compareTemplates: { query: { before_id: 'three-pots', after_id: 'draft' } },
    previewTemplate: { query: { template_id: 'three-pots' }, body: template },
    instantiateTemplate: { body: instance },
    publishTemplate: { body: { owner_id: 'northstar', template_id: 'three-pots', publish: true } },
    getBrandCurrencies: { query: ofLuna },
    recordInstanceContribution: { body: contribution(instanceId) },
    recordSourceContribution: { body: bySource },
    contributeByGame: { body: contribution(instanceId, { provider_id: 'aurora', game_code: 'comet-rush' }) },
    contributeToInstance: { body: contribution(instanceId) },
    contributeBySource: { body: bySource },
    sweepHouse: { body: { instance_id: endedId, amount: 0.01, reason } },
    contributeToTarget: { body: toTarget({ id: instanceId, type: 'instance' }) },
    getContribution: { path: { contribution_id: contributionId } },
    listWinners: { query: { instance_id: instanceId } },
    listWinnersByPot: { query: { instance_id: instanceId } },
    listOperatorRaffleTickets: { path: { instance_id: instanceId }, query: { sort_field: 'player_id' } },
    listOperatorPlayerInstanceTickets: { path: { instance_id: instanceId, player_id: 'p-1' }, query: ofLuna },
    listOperatorPlayerTickets: { query: { ...ofLuna, player_id: 'p-1' } },
    getOperatorJackpot: {
      query: { ...ofLuna, source_id: 'comet-rush', player_id: 'p-2', country_code: 'MT', segments: 'vip' },
    },
    setOperatorOptIn: { body: { ...optIn, contribution_value: 2.5, contribution_currency: 'EUR' } },
    setTargetOptIn: {
      body: {
        operator_id: 'northstar',
        target: { id: 'comet-rush', type: 'source' },
        player: { id: 'p-2', country: 'MT', brand_id: 'luna', segments: ['vip'] },
        contribution_preference: { currency: 'EUR', value: 2.5 },
        opt_in: true,
        opt_linked: true,
      },
    },
    listOperatorSources: { query: { owner_id: 'northstar' } },
    listTargetWinners: { body: winnersOf({ id: instanceId, type: 'instance' }) },
    listTargetPotWinners: { body: winnersOf({ id: 'comet-rush', type: 'source' }) },
    getCorsOrigins: {},
    setCorsOrigins: { body: { cors_origin_list: [{ pattern: 'https://games.example', match_mode: 'Exact' }] } },
    removeCorsOrigins: { body: { cors_origin_list: ['https://games.example'] } },
    awardFreespins: { body: freespinAward(freespins.instanceId) },
    awardBonus: { body: bonusAward() },
    awardListed: { body: freespinAward(freespins.instanceId) },
    previewAward: { body: { ...listedAward(freespins.instanceId), players: ['p-3', 'p-4'] } },
    listFreespinInstances: {},
    createFreespinInstance: { body: freespinInstance(freespins.templateId) },
    listFreespinTemplates: {},
    createFreespinTemplate: { body: freespinTemplate() },
    updateFreespinTemplate: { body: { id: freespins.templateId, name: 'Twenty welcome spins' } },
    reportFreespinUse: { body: freespinUse(freespins.bonusId) },
    giveBack: { body: { operator_id: 'northstar', request_id: 'a-use', reason: 'Voided' } },
    listBonuses: { query: { operator_id: 'northstar' } },
    listBonusUses: { query: { operator_id: 'northstar' } },
    getBonusTotals: { query: { operator_id: 'northstar', promo_id: 'spring' } },
    extendBonuses: { body: campaignChange({ until: Date.now() + 60 * 60 * 1000 }) },
    removeBonuses: { body: campaignChange() },
    listPlayerBonuses: { query: { operator_id: 'northstar', brand_id: 'luna', player_id: 'p-1' } },
    getPlayerJackpot: {
      query: { ...dawns, source_id: 'sunrise', country_code: 'MT', segments: 'vip' },
      token: 'session-p-7',
    },
    setPlayerOptIn: {
      body: { ...dawns, instance_id: easternId, player_country: 'MT', opt_in: true, contribution_value: '2.50' },
      token: 'session-p-7',
    },
    listPublicCurrencies: { query: { brand_id: 'northstar:luna' } },
    listMyBonuses: { query: dawns, token: 'session-p-7' },
    listMyOptIns: { query: dawns, token: 'session-p-7' },
    listMyTickets: { query: dawns, token: 'session-p-7' },
    listMyWins: { query: dawns, token: 'session-p-7' },
    listPublicSources: { query: { owner_id: 'northstar:luna' } },
    getTicker: { query: { instance_id: instanceId } },
    listLobbyJackpots: { query: { brand_id: 'northstar:luna' } },
    listRecentWinners: { query: { brand_id: 'northstar:luna' } },
    listLeaders: { query: { brand_id: 'northstar:luna', instance_id: instanceId } },
    getHealth: {},
    getReadiness: {},
    getPlatformStatus: {},
  };
};

/** An operation's path with parameters filled in, and its query. */
export const addressOf = (route: { readonly path: string }, { path = {}, query = {} }: Parts): string => {
  const filled = route.path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(path[name] ?? ''));
  const search = searchOf(query);
  return search.size === 0 ? filled : `${filled}?${search}`;
};
