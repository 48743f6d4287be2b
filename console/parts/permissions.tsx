import access from 'pitboss:access';
import type { PermissionGroup, ResourcePermission } from '../../clients/typescript/src/pitboss.ts';
import { Permission } from '../../generated/forms/definitions.gen.ts';
import { settled } from '../../generated/forms/runtime/form.gen.ts';
import type { Widget } from '../form/form-context.ts';
import { words } from '../form/words.ts';
import { may } from '../shell/may.ts';
import { pitboss } from '../shell/platform.ts';
import { useLoad } from '../shell/use-load.ts';

/** The platform itself, among the systems that permissions belong to. */
const PITBOSS = 'pitboss';
const ALL = '*';

const node = settled(Permission);
const VERBS: readonly string[] = node.kind === 'choice' ? node.options.map(String) : [];

/** Permissions that some operation or socket of the platform requires: `winners Execute`. Other pairs would allow nothing. */
const ASKED: ReadonlySet<string> = new Set(Object.values(access).flatMap(({ grant }) => grant ?? []));
const RESOURCES: readonly string[] = [...new Set([...ASKED].map((grant) => grant.split(' ')[0] ?? ''))].sort();

type Grant = { readonly system: string; readonly resource: string; readonly verb: string };

const textOf = ({ system, resource, verb }: Grant): string => `${system} ${resource} ${verb}`;

/** The resources of a system, and after them what is granted for others. */
const rowsOf = (system: string, known: readonly string[], grants: readonly Grant[]): readonly string[] => [
  ...new Set([ALL, ...known, ...grants.flatMap((grant) => (grant.system === system ? [grant.resource] : []))]),
];

const Matrix = ({
  label,
  system,
  rows,
  grants,
  toggle,
}: {
  label: string;
  system: string;
  rows: readonly string[];
  grants: readonly Grant[];
  /** Without it the matrix is only read. */
  toggle?: (grant: Grant) => void;
}) => {
  const granted = new Set(grants.map(textOf));
  return (
    <table class="matrix" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">Resource</th>
          {VERBS.map((verb) => (
            <th key={verb} scope="col">
              {verb}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((resource) => (
          <tr key={resource}>
            <th scope="row">{resource === ALL ? 'All of them' : words(resource)}</th>
            {VERBS.map((verb) => {
              const grant = { system, resource, verb };
              const isGranted = granted.has(textOf(grant));
              const isAsked = system !== PITBOSS || resource === ALL || ASKED.has(`${resource} ${verb}`);
              return (
                <td key={verb}>
                  {toggle !== undefined && (isAsked || isGranted) ? (
                    <input
                      type="checkbox"
                      aria-label={`${verb} ${resource === ALL ? 'all of them' : words(resource).toLowerCase()}, ${system}`}
                      checked={isGranted}
                      onChange={() => toggle(grant)}
                    />
                  ) : isGranted ? (
                    <>
                      <span aria-hidden="true">✓</span>
                      <span class="unseen">Yes</span>
                    </>
                  ) : null}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const grantsOf = (groups: readonly PermissionGroup[]): readonly Grant[] =>
  groups.flatMap(({ system_id: system, permissions }) =>
    permissions.map(({ resource_id: resource, permission: verb }) => ({ system, resource, verb })),
  );

/** Permissions to read: what is granted, and no row without a grant. */
export const Permissions = ({ of }: { of: readonly PermissionGroup[] }) => {
  const grants = grantsOf(of);
  if (grants.length === 0) return <p class="dim">None.</p>;
  const systems = [...new Set(grants.map(({ system }) => system))];
  return (
    <>
      {systems.map((system) => {
        const rows = rowsOf(system, RESOURCES, grants).filter((row) =>
          grants.some((grant) => grant.system === system && grant.resource === row),
        );
        return (
          <div key={system}>
            {systems.length > 1 && <h3>{system}</h3>}
            <Matrix label={`Permissions in ${system}`} {...{ system, rows, grants }} />
          </div>
        );
      })}
    </>
  );
};

/** Permissions of the platform alone, such as those that an account has in effect. */
export const OwnPermissions = ({ of }: { of: readonly ResourcePermission[] }) => (
  <Permissions of={[{ system_id: PITBOSS, permissions: [...of] }]} />
);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const listOf = (value: unknown): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];

/** The permissions filled in so far, of which parts may still be missing. */
const filledIn = (value: unknown): readonly Grant[] =>
  listOf(value).flatMap(({ system_id: system, permissions }) =>
    listOf(permissions).map(({ resource_id: resource, permission: verb }) => ({
      system: String(system ?? ''),
      resource: String(resource ?? ''),
      verb: String(verb ?? ''),
    })),
  );

const Chosen = ({ attributes, value, setValue }: Parameters<Widget>[0]) => {
  const { data: systems = [] } = useLoad('systems with permissions', async (signal) => {
    if (!may('listSystems')) return [];
    const { body } = await pitboss.listSystems({ query: { limit: 100 } }, { signal });
    return body.filter(({ resources }) => resources.length > 0);
  });
  const grants = filledIn(value);
  const names = [...new Set([PITBOSS, ...systems.map(({ id }) => id), ...grants.map(({ system }) => system)])];
  const toggle = (grant: Grant): void => {
    const others = grants.filter((each) => textOf(each) !== textOf(grant));
    const next = others.length < grants.length ? others : [...grants, grant];
    const bySystem = Map.groupBy(next, ({ system }) => system);
    setValue(
      [...bySystem].map(([system, group]) => ({
        system_id: system,
        permissions: group.map(({ resource, verb }) => ({ resource_id: resource, permission: verb })),
      })),
    );
  };
  return (
    <div
      id={attributes.id}
      role="group"
      aria-label="Permissions"
      aria-describedby={attributes['aria-describedby']}
      tabIndex={-1}
      data-fault={attributes['aria-invalid'] === undefined ? undefined : ''}
    >
      {names.map((system) => {
        const known = system === PITBOSS ? RESOURCES : (systems.find(({ id }) => id === system)?.resources ?? []);
        return (
          <div key={system}>
            {names.length > 1 && <h3>{system}</h3>}
            <Matrix
              label={`Permissions in ${system}`}
              rows={rowsOf(system, known, grants)}
              {...{ system, grants, toggle }}
            />
          </div>
        );
      })}
    </div>
  );
};

/** Resources by what may be done with them, to tick, in place of a list of lists. */
export const permissionsWidget: Widget = (control) => <Chosen {...control} />;
