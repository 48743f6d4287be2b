import { type DoctorFinding, fine, found } from './findings.ts';

export type Versions = {
  readonly program: string;
  readonly node: string;
  /** The Node that this version of the program was made for. */
  readonly nodeMade: string;
  readonly sqlite: string | undefined;
  /** The number of migrations that the store lacks; undefined without a store. */
  readonly migrationsMissing: number | undefined;
  /** The reason this program cannot use the store. */
  readonly refusal: string | undefined;
};

export const checkVersions = (versions: Versions): DoctorFinding[] => {
  const { program, node, nodeMade, sqlite, migrationsMissing = 0, refusal } = versions;
  const findings: DoctorFinding[] = [];
  if (Number.parseInt(node, 10) > Number.parseInt(nodeMade, 10))
    findings.push(found('node_untested', `This is Node ${node}; Pitboss ${program} was made for Node ${nodeMade}.`));
  if (refusal !== undefined) findings.push(found('store_newer', refusal));
  if (migrationsMissing > 0)
    findings.push(
      found('store_older', `An earlier version wrote the store, which lacks ${migrationsMissing} of the migrations.`),
    );
  const library = sqlite === undefined ? '' : `, SQLite ${sqlite}`;
  return findings.length > 0 ? findings : [fine('versions', `Pitboss ${program}, Node ${node}${library}.`)];
};
