import * as assert from 'uvu/assert';
import {
  type Access,
  type AccountType,
  covers,
  NO_ACCESS,
  type Place,
  permits,
  resolveAccess,
  visibleOwners,
} from '../../../domain/account/access.ts';
import { suite } from '../../support/suite.ts';

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

suite('domain/account/access', (test) => {
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
