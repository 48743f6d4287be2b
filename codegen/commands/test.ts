import { randomInt } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { CHECKS, type CheckName } from '../contract/checks.ts';
import type { GivenSecrets } from '../contract/contract-credentials.ts';
import type { ContractFinding, ContractOutcome, ContractSettings } from '../contract/run-contract.ts';
import type { Api, ProjectConfig } from '../read/config/config.ts';
import { UsageError, UserError } from '../read/config/refusal.ts';
import { listPlaces, METHODS } from '../read/document/document.ts';
import { locate } from '../read/document/locate.ts';
import { merge } from '../read/project/merge.ts';
import type { Section } from '../read/project/sections.ts';
import { readSpecs } from '../read/project/specs.ts';
import { chosenApis } from './bundle.ts';
import type { CodegenCommand, CommandCall } from './program/command.ts';
import { documentConfig, inPart, PART } from './program/document-config.ts';

const RUNS = 50;
const SECONDS = 120;
const TIMEOUT_MS = 10_000;

export const testCommand: CodegenCommand = {
  name: 'test',
  takes: '<url> [document]',
  summary: 'asks a running server in every way that its spec allows and forbids, and checks every reply',
  details: [
    'The url is where the paths of the document start: http://127.0.0.1:3000/v1. Each operation gets valid requests, invalid ones, malformed',
    'bodies, odd escapes, and missing and wrong credentials; identifiers in replies, links, and what was created are used in later requests.',
    'It creates, changes and deletes things: use a server that may lose its data, or --read-only. Each fault is printed with the smallest',
    'request that shows it, as a curl command, and its place in the spec. Checks, for --without:',
    ...Object.entries(CHECKS).map(([name, says]) => `  ${name}: ${says}`),
  ],
  options: {
    api: { value: 'name', says: 'the interface, if the configuration has several' },
    ...PART,
    runs: { value: 'number', says: `requests per operation in each way; default: ${RUNS}` },
    seconds: { value: 'number', says: `time limit of the whole run; default: ${SECONDS}` },
    seed: { value: 'number', says: 'repeats a run; default: a random one, which is printed' },
    operation: { value: 'operationId', says: 'only this operation; can be repeated', isList: true },
    skip: {
      value: 'operationId',
      says: 'not this operation, such as one that ends the login; can be repeated',
      isList: true,
    },
    'read-only': { says: 'calls only GET, HEAD and OPTIONS' },
    bearer: { value: 'token', says: 'the token for bearer, OAuth 2 and OpenID Connect schemes' },
    basic: { value: 'user:password', says: 'the credentials for basic schemes' },
    credential: { value: 'scheme=value', says: 'the credential of one security scheme; can be repeated', isList: true },
    header: { value: 'name: value', says: 'a header for every request; can be repeated', isList: true },
    without: { value: 'check', says: 'leaves out a check; can be repeated', isList: true },
    'require-success': { says: 'fails if an operation never answered with success' },
    'timeout-ms': { value: 'number', says: `time limit of one request; default: ${TIMEOUT_MS}` },
    junit: { value: 'file', says: 'also writes a JUnit report' },
    yes: { says: 'allows a server that is not on this machine' },
  },
  run: async (call) => {
    const base = baseOf(call);
    const settings = settingsOf(call, base);
    const config = configOf(call);
    const [api, ...others] = chosenApis(config, call);
    if (!api || others.length > 0)
      throw new UsageError(`choose an interface with --api: ${[api, ...others].map((one) => one?.name).join(', ')}`);
    // It takes longer to load than most commands take to run.
    const { runContract } = await import('../contract/run-contract.ts');
    call.progress('reading the specs');
    const { sections, formats } = await readSpecs(config, call.print);
    const own = sections.filter((section) => section.api === api.name);
    const document = merge(api, own);
    refuseUnknown(call, new Set(listPlaces(document).map(({ operation }) => operation.operationId ?? '')));
    await reach(settings);
    const { title, version } = document.info;
    call.print(`${title} ${version} at ${base}, seed ${settings.seed}`);
    const outcome = await runContract({ config, document, formats }, settings, call.progress);
    return tell(call, outcome, { config, api, sections: own, name: `${title} ${version}` });
  },
};

const configOf = (call: CommandCall): ProjectConfig => {
  const [, document] = call.words;
  return document === undefined ? call.config() : inPart(documentConfig(document, { accept: 'all' }), call);
};

const LOOPBACK = /^(?:localhost|.*\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** The url without its last slash. */
const baseOf = (call: CommandCall): string => {
  const [written = ''] = call.words;
  const url = URL.canParse(written) ? new URL(written) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) throw new UsageError(`${written} is not an http or https url`);
  if (url.search !== '' || url.hash !== '') throw new UsageError(`${written} must end with its path`);
  if (!LOOPBACK.test(url.hostname) && !call.isOn('yes'))
    throw new UsageError(`${url.hostname} is another machine, whose data the test may change: add --yes to test it`);
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '');
};

const wholeOf = (call: CommandCall, option: string, other: number): number => {
  const text = call.text(option) ?? String(other);
  if (!/^\d{1,10}$/.test(text) || Number(text) >= 2 ** 31)
    throw new UsageError(`--${option} ${text} is not a whole number`);
  return Number(text);
};

const settingsOf = (call: CommandCall, base: string): ContractSettings => {
  const without = call.texts('without');
  const unknown = without.find((name) => !(name in CHECKS));
  if (unknown !== undefined)
    throw new UsageError(`unknown check ${unknown}; the checks are ${Object.keys(CHECKS).join(', ')}`);
  return {
    base,
    given: givenOf(call),
    runs: Math.max(1, wholeOf(call, 'runs', RUNS)),
    seconds: wholeOf(call, 'seconds', SECONDS),
    seed: wholeOf(call, 'seed', randomInt(2 ** 31)),
    only: call.texts('operation'),
    skip: call.texts('skip'),
    isReadOnly: call.isOn('read-only'),
    without: without as CheckName[],
    timeoutMs: Math.max(1, wholeOf(call, 'timeout-ms', TIMEOUT_MS)),
  };
};

const givenOf = (call: CommandCall): GivenSecrets => {
  const pairs = (option: string, separator: RegExp): [string, string][] =>
    call.texts(option).map((text) => {
      const [, name, value] = separator.exec(text) ?? [];
      if (name === undefined || value === undefined) throw new UsageError(`--${option} ${text} has no value`);
      return [name, value];
    });
  const headers = pairs('header', /^([\w!#$%&'*+.^`|~-]+):\s*([\x20-\x7e]+)$/);
  return {
    bearer: call.text('bearer'),
    basic: call.text('basic'),
    schemes: Object.fromEntries(pairs('credential', /^([^=]+)=(.+)$/)),
    headers: Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value])),
  };
};

const refuseUnknown = (call: CommandCall, known: ReadonlySet<string>): void => {
  const wrong = [...call.texts('operation'), ...call.texts('skip')].find((name) => !known.has(name));
  if (wrong === undefined) return;
  const close = [...known].filter((name) => name.toLowerCase().includes(wrong.toLowerCase())).slice(0, 5);
  throw new UsageError(`unknown operation ${wrong}${close.length > 0 ? `, like ${close.join(', ')}` : ''}`);
};

/** Fails early if nothing listens there. */
const reach = async ({ base, timeoutMs }: ContractSettings): Promise<void> => {
  try {
    await fetch(base, { method: 'OPTIONS', redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
  } catch (error) {
    const { cause = error } = Object(error);
    throw new UserError(
      `${base} cannot be reached: ${Object(cause).message || Object(cause).code}. Start the server first.`,
    );
  }
};

type Spec = {
  readonly config: ProjectConfig;
  readonly api: Api;
  readonly sections: readonly Section[];
  readonly name: string;
};

/** Prints the outcome; returns whether all is well. */
const tell = async (
  call: CommandCall,
  outcome: ContractOutcome,
  { config, sections, name }: Spec,
): Promise<boolean> => {
  const { toJunit: junitOf, toReportLines: linesOf, unseen } = await import('../contract/report.ts');
  const { findings, notes, tallies, requests, ms, isCut, isLost, refusal, secrets } = outcome;
  const find = locate(config.root);
  const placeOf = ({ flaw }: ContractFinding): string => {
    const where = `${fileOf(sections, flaw.pointer)}${flaw.pointer}`;
    return find(where).split(' ')[0] ?? where;
  };
  for (const finding of findings) for (const line of linesOf(finding, placeOf, secrets)) call.print(line);
  for (const note of notes)
    call.print(
      `note: ${note.operationId} (${note.title}) ${note.flaw.check}: ${note.flaw.says}, as declared at ${placeOf(note)}`,
    );
  const missed = unseen(tallies);
  for (const line of missed) call.print(line);
  if (isLost) call.print('The server could not be reached any more, so the run ended early.');
  if (isCut) call.print('The time was up before all runs were made: --seconds sets it.');
  if (refusal) {
    const { after } = refusal;
    const reason =
      after === undefined ? 'check them' : `${after} was called before: if it ended them, add --skip ${after}`;
    call.print(`The credentials were no longer accepted, so the run ended early; ${reason}.`);
  }
  const junit = call.text('junit');
  if (junit !== undefined) {
    mkdirSync(dirname(resolve(junit)), { recursive: true });
    writeFileSync(junit, junitOf(name, outcome, placeOf));
  }
  const failed = new Set(findings.map(({ operationId }) => operationId)).size;
  call.print(
    `operations: ${tallies.length}, never seen 2xx: ${missed.length}, requests: ${requests}, findings: ${findings.length}${failed > 0 ? ` in ${failed}` : ''}, ${(ms / 1000).toFixed(1)} s`,
  );
  return findings.length === 0 && !isLost && !refusal && !(call.isOn('require-success') && missed.length > 0);
};

/** The file of the section that has the operation of a pointer. */
const fileOf = (sections: readonly Section[], pointer: string): string => {
  const [first] = sections;
  const found = sections.find(({ document }) =>
    listPlaces(document).some(
      (place) =>
        METHODS.includes(place.method) && (pointer === place.pointer || pointer.startsWith(`${place.pointer}/`)),
    ),
  );
  return (found ?? first)?.file ?? '';
};
