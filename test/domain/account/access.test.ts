import fc from 'fast-check';
import * as assert from 'uvu/assert';
import {
  type Access,
  type AccountType,
  belongsTo,
  covers,
  NO_ACCESS,
  type Place,
  permits,
  resolveAccess,
  visibleOwners,
} from '../../../domain/account/access.ts';
import { excessRights, type Holding, reaches } from '../../../domain/account/holding.ts';
import { normalised, unknownPermissions } from '../../../domain/account/permission-groups.ts';
import { routes } from '../../../generated/server/operations.gen.ts';
import { accountFault } from '../../../wire/field-fault.ts';
import { suite } from '../../support/suite.ts';

suite('domain/account/access', (test) => {
  const BELOW = ['northstar-eu', 'northstar-us'];

  const place = (changes: Partial<Place> = {}): Place => ({
    organisationId: 'northstar',
    unitId: '',
    orgBound: false,
    isBrand: false,
    ...changes,
  });

  const reach = (at: Partial<Place>, type: AccountType = 'User'): Access =>
    resolveAccess({ type, permissions: [] }, place(at), BELOW);

  const OWNERS = [
    'northstar',
    'northstar:luna',
    'northstar:nova',
    'northstar-eu',
    'northstar-eu:luna',
    'northstar2',
    'north',
  ];

  test('an account covers its organisation with its brands and what is below, and no name that only begins alike', () => {
    const covered = (access: Access) => OWNERS.filter((owner) => covers(access, owner)).join(' ');
    for (const [access, expected] of [
      [reach({}), 'northstar northstar:luna northstar:nova northstar-eu northstar-eu:luna'],
      [reach({ unitId: 'casino' }), 'northstar northstar:luna northstar:nova northstar-eu northstar-eu:luna'],
      [reach({ orgBound: true }), 'northstar northstar:luna northstar:nova'],
      [reach({ unitId: 'luna', isBrand: true }), 'northstar:luna'],
      [reach({}, 'System'), OWNERS.join(' ')],
      [NO_ACCESS, ''],
    ] as const)
      assert.is(covered(access), expected);
  });

  test('listings are limited to what is reached, and not limited for a System account', () => {
    assert.equal(visibleOwners(reach({})), ['northstar', ...BELOW]);
    assert.equal(visibleOwners(reach({ unitId: 'luna', isBrand: true })), ['northstar:luna']);
    assert.is(visibleOwners(reach({}, 'System')), undefined);
    assert.equal(visibleOwners(NO_ACCESS), []);
  });

  test('a permission is held as it is given, with * for all resources and all of them by SuperUsers', () => {
    const holding = (type: AccountType, resource_id: string, system_id = 'pitboss') =>
      resolveAccess(
        { type, permissions: [{ system_id, permissions: [{ resource_id, permission: 'Read' }] }] },
        place(),
        [],
      );
    for (const [access, resource, permission, system, expected] of [
      [holding('User', 'winners'), 'winners', 'Read', 'pitboss', true],
      [holding('User', 'winners'), 'winners', 'Update', 'pitboss', false],
      [holding('User', 'winners'), 'raffles', 'Read', 'pitboss', false],
      [holding('User', 'winners'), '*', 'Read', 'pitboss', false],
      [holding('User', '*'), 'winners', 'Read', 'pitboss', true],
      [holding('User', '*'), '*', 'Read', 'pitboss', true],
      [holding('User', '*'), 'winners', 'Update', 'pitboss', false],
      [holding('User', '*', 'crm'), 'winners', 'Read', 'pitboss', false],
      [holding('User', '*', 'crm'), 'players', 'Read', 'crm', true],
      [holding('SuperUser', 'winners'), 'accounts', 'Delete', 'pitboss', true],
      [holding('System', 'winners'), 'cors', 'Update', 'pitboss', true],
      [NO_ACCESS, 'winners', 'Read', 'pitboss', false],
    ] as const)
      assert.is(permits(access, resource, permission, system), expected, `${resource} ${permission} ${system}`);
  });
});

suite('domain/account/belongs-to', (test) => {
  const LINEAGE = ['northstar', 'holding'];

  for (const [owner, unitId, expected] of [
    ['northstar', '', true],
    ['northstar', 'casino', true],
    ['holding', 'casino', true],
    ['north', '', false],
    ['southstar', '', false],
    ['northstar:casino', 'casino', true],
    ['northstar:casino', 'sports', false],
    ['northstar:casino', '', false],
    ['holding:casino', 'casino', false],
  ] as const)
    test(`an account in ${LINEAGE.join(' under ')}${unitId && `, unit ${unitId},`} ${expected ? 'stands' : 'does not stand'} under ${owner}`, () =>
      assert.is(belongsTo(owner, LINEAGE, unitId), expected));
});

suite('domain/account/holding', (test) => {
  /** Every resource for which an operation requires a permission. */
  const RESOURCES: readonly string[] = [
    ...new Set(
      routes.flatMap(({ permission }) => (permission === null || permission === 'self' ? [] : [permission.resource])),
    ),
  ];

  /** A tree a > b > c, and a separate d. */
  const BELOW: Readonly<Record<string, readonly string[]>> = { a: ['b', 'c'], b: ['c'], c: [], d: [] };

  const permissions = fc
    .array(
      fc.record({
        resource_id: fc.constantFrom('*', ...RESOURCES.slice(0, 3)),
        permission: fc.constantFrom('Read', 'Update'),
      }),
      {
        maxLength: 3,
      },
    )
    .map((each) => [{ system_id: 'pitboss', permissions: each }]);

  const place: fc.Arbitrary<Place> = fc
    .record({
      organisationId: fc.constantFrom('a', 'b', 'c', 'd'),
      unitId: fc.constantFrom('', 'u', 'v'),
      orgBound: fc.boolean(),
      isBrand: fc.constant(false),
    })
    .map((at) => ({ ...at, isBrand: at.unitId === 'u' }));

  const holding: fc.Arbitrary<Holding> = fc
    .record({
      type: fc.constantFrom<AccountType>('User', 'SuperUser', 'System', 'Service', 'Provider'),
      trusted: fc.boolean(),
      permissions,
      place,
    })
    .map((each) => (each.type === 'System' ? { ...each, place: { ...each.place, organisationId: 'pitboss' } } : each));

  const accessTo = (account: Holding) =>
    resolveAccess(account, account.place, BELOW[account.place.organisationId] ?? []);
  const OWNERS = ['a', 'b', 'c', 'd'].flatMap((id) => [id, `${id}:u`, `${id}:v`]);

  const GRANTS = ['*', ...RESOURCES].flatMap((resource) =>
    ['Read', 'Update', 'Delete'].map((permission) => ({ resource, permission })),
  );

  test('a holding that may be granted has nothing that the granting account lacks', () => {
    let given = 0;
    fc.assert(
      fc.property(holding, holding, (giver, taker) => {
        const own = accessTo(giver);
        if (!reaches(own, taker.place) || excessRights({ ...giver, access: own }, taker).length > 0) return;
        given += 1;
        const its = accessTo(taker);
        assert.ok(!its.everything || own.everything);
        assert.ok(!taker.trusted || giver.type === 'System' || giver.type === 'SuperUser');
        for (const owner of OWNERS) assert.ok(!covers(its, owner) || covers(own, owner), owner);
        for (const { resource, permission } of GRANTS)
          assert.ok(!permits(its, resource, permission) || permits(own, resource, permission), resource);
      }),
      { numRuns: 5_000 },
    );
    assert.ok(given > 200, String(given));
  });

  test('everybody but a trusted account of another type may make its own like', () => {
    fc.assert(
      fc.property(holding, (each) => {
        const access = accessTo(each);
        assert.ok(reaches(access, each.place));
        const isSuper = each.type === 'System' || each.type === 'SuperUser';
        assert.equal(
          excessRights({ ...each, access }, each).map((fault) => accountFault(fault).pointer),
          each.trusted && !isSuper ? ['/trusted'] : [],
        );
      }),
    );
  });

  test('a System account lacks nothing', () => {
    const access = resolveAccess(
      { type: 'System', permissions: [] },
      { organisationId: 'pitboss', unitId: '', orgBound: false, isBrand: false },
      [],
    );
    fc.assert(fc.property(holding, (each) => assert.equal(excessRights({ type: 'System', access }, each), [])));
  });
});

suite('domain/account/permission-groups', (test) => {
  const group = (system_id: string, ...grants: readonly string[]) => ({
    system_id,
    permissions: grants.map((grant) => {
      const [resource_id = '', permission = ''] = grant.split(' ');
      return { resource_id, permission };
    }),
  });

  const PITBOSS = { id: 'pitboss', resources: ['templates', 'winners'] };
  const CRM = { id: 'crm', resources: ['players'] };

  test('unknown systems and resources are reported by their pointers', () => {
    const groups = [
      group('pitboss', 'winners Read', '* Read', 'players Read'),
      group('crm', 'players Read', 'winners Read', '* Update'),
      group('elsewhere', 'players Read'),
    ];
    assert.equal(
      unknownPermissions(groups, [PITBOSS, CRM]).map((fault) => accountFault(fault).pointer),
      [
        '/permissions/0/permissions/2/resource_id',
        '/permissions/1/permissions/1/resource_id',
        '/permissions/2/system_id',
      ],
    );
  });

  test('permissions are joined by system, sorted, and each is there once', () => {
    assert.equal(normalised([group('b', 'x Read'), group('a', 'y Read', 'x Update', 'x Read'), group('b', 'x Read')]), [
      group('a', 'x Read', 'x Update', 'y Read'),
      group('b', 'x Read'),
    ]);
    assert.equal(normalised([group('a')]), []);
    assert.equal(normalised([]), []);
  });

  test('normalised permissions stay as they are, and their order never matters', () => {
    const some = fc.array(
      fc.tuple(
        fc.constantFrom('a', 'b'),
        fc.array(fc.constantFrom('x Read', 'x Update', 'y Read', '* Read'), { maxLength: 4 }),
      ),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(some, (given) => {
        const groups = given.map(([system, grants]) => group(system, ...grants));
        const once = normalised(groups);
        assert.equal(normalised(once), once);
        assert.equal(normalised([...groups].reverse()), once);
      }),
    );
  });
});
