import { listCorsPatterns, saveCorsPatterns } from '../../db/operators/cors-origins.ts';
import type { CorsOrigin } from '../../generated/server/types.gen.ts';
import { auditedOrigins, byPattern, refuseNonSystem } from '../../platform/accounts/cors-origins.ts';
import { auditedChanges } from '../../platform/unit/audited-changes.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { refuse } from '../../platform/unit/reply.ts';
import { corsOriginsToWire, toMatchMode } from '../../wire/cors-origins.ts';
import type { FieldFault } from '../../wire/field-fault.ts';

const PORT_MAX = 65_535;
/** Browsers omit the default port of a scheme. */
const OWN_PORT = /^http:.*:80$|^https:.*:443$/;

/** Reports whether the last label of a host is a number, as in addresses alone. */
const isAddress = (pattern: string): boolean => /\.\d+(:\d+)?$/.test(pattern);

/** F1. */
export const setCorsOrigins: PlatformHandler<'setCorsOrigins'> = async ({ body }, { tx, caller }) => {
  const refused = refuseNonSystem(caller);
  if (refused !== undefined) return refused;
  const errors = body.cors_origin_list.flatMap(faultsOf);
  if (errors.length > 0) return refuse('validation_failed', { errors });
  const patterns = [...new Set(body.cors_origin_list.map(({ pattern }) => pattern))];
  const before = await listCorsPatterns(tx);
  await saveCorsPatterns(tx, patterns);
  return {
    status: 200,
    body: { cors_origin_list: corsOriginsToWire(patterns) },
    audited: [auditedOrigins(patterns.length)],
    changed: auditedChanges('corsOrigins', byPattern(before), byPattern(patterns)),
  };
};

const faultsOf = ({ pattern, match_mode }: CorsOrigin, index: number): FieldFault[] => {
  const pointer = `/cors_origin_list/${index}`;
  const port = /:(\d+)$/.exec(pattern)?.[1];
  const mode = toMatchMode(pattern);
  return [
    ...(mode === match_mode ? [] : [{ pointer: `${pointer}/match_mode`, detail: `Must be ${mode} for this pattern.` }]),
    ...(Number(port ?? 1) > PORT_MAX
      ? [{ pointer: `${pointer}/pattern`, detail: `The port is above ${PORT_MAX}.` }]
      : []),
    ...(isAddress(pattern) && match_mode === 'Wildcard'
      ? [
          {
            pointer: `${pointer}/pattern`,
            detail: 'A wildcard stands for a label of a name, not for a part of an address.',
          },
        ]
      : []),
    ...(pattern.includes('[') && URL.parse(pattern)?.origin !== pattern && !OWN_PORT.test(pattern)
      ? [{ pointer: `${pointer}/pattern`, detail: 'Write the IPv6 address as browsers do, such as http://[::1]:8080.' }]
      : []),
    ...(OWN_PORT.test(pattern) ? [{ pointer: `${pointer}/pattern`, detail: 'Omit the default port.' }] : []),
  ];
};
