import fc from 'fast-check';
import * as assert from 'uvu/assert';
import { normalised, unknownPermissions } from '../../../domain/account/permission-groups.ts';
import { accountFault } from '../../../wire/field-fault.ts';
import { suite } from '../../support/suite.ts';

const group = (system_id: string, ...grants: readonly string[]) => ({
  system_id,
  permissions: grants.map((grant) => {
    const [resource_id = '', permission = ''] = grant.split(' ');
    return { resource_id, permission };
  }),
});

const PITBOSS = { id: 'pitboss', resources: ['templates', 'winners'] };
const CRM = { id: 'crm', resources: ['players'] };

suite('domain/account/permission-groups', (test) => {
  test('unknown systems and resources are told by their pointers', () => {
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

  test('what is normalised stays as it is, and its order never matters', () => {
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
