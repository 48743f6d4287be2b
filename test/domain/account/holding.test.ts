import fc from 'fast-check';
import * as assert from 'uvu/assert';
import { type AccountType, covers, type Place, permits, resolveAccess } from '../../../domain/account/access.ts';
import { excessRights, type Holding, reaches } from '../../../domain/account/holding.ts';
import { routes } from '../../../generated/server/operations.gen.ts';
import { accountFault } from '../../../wire/field-fault.ts';
import { suite } from '../../support/suite.ts';

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

const accessTo = (account: Holding) => resolveAccess(account, account.place, BELOW[account.place.organisationId] ?? []);

const OWNERS = ['a', 'b', 'c', 'd'].flatMap((id) => [id, `${id}:u`, `${id}:v`]);
const GRANTS = ['*', ...RESOURCES].flatMap((resource) =>
  ['Read', 'Update', 'Delete'].map((permission) => ({ resource, permission })),
);

suite('domain/account/holding', (test) => {
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
