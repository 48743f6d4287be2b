import type { ReadinessReason, Waiting } from '../../clients/typescript/src/pitboss.ts';
import { getPlatformStatus } from '../../generated/forms/accounts.gen.ts';
import { words } from '../form/words.ts';
import { msText } from '../parts/duration.tsx';
import { timeText } from '../parts/figure-texts.ts';
import { Time } from '../parts/figures.tsx';
import { Details, Head } from '../parts/layout.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Rest } from '../parts/rest.tsx';
import { Table } from '../parts/table.tsx';
import { Tag } from '../parts/tag.tsx';
import { linkTo } from '../shell/address.ts';
import { pitboss } from '../shell/platform.ts';
import { useLoad } from '../shell/use-load.ts';

const EVERY_MS = 10_000;

/** The screen for each kind of work that waits for a person. The rest goes on by itself. */
const SCREENS: Readonly<Record<string, string>> = {
  credits_held: '/wins?state=Held',
  cancels: '/cancels',
  dead_letters: '/deliveries',
};

const MOST = 10_000;

const countText = ({ count }: Waiting): string => (count >= MOST ? `${MOST} or more` : String(count));

const Reasons = ({ title, of, isBad = false }: { title: string; of: readonly ReadinessReason[]; isBad?: boolean }) =>
  of.length === 0 ? null : (
    <div class={`note ${isBad ? 'bad' : 'waiting'}`} role="alert">
      <p>{title}</p>
      <ul>
        {of.map(({ code, detail }) => (
          <li key={code}>
            {detail} <span class="code">{code}</span>
          </li>
        ))}
      </ul>
    </div>
  );

/** Reports whether a proof found a fault, and no later one succeeded. */
const isProofFailed = (failed: number | undefined, proved: number | undefined): boolean =>
  failed !== undefined && failed > (proved ?? 0);

/** The state of the platform: what stops it, what waits, and what keeps its money safe. */
export const StatusScreen = () => {
  const load = useLoad(
    getPlatformStatus.operationId,
    async (signal) => {
      const { body } = await pitboss.getPlatformStatus({}, { signal });
      return body;
    },
    { everyMs: EVERY_MS },
  );
  return (
    <>
      {load.data === undefined && <h1>Status</h1>}
      <Loaded of={load}>
        {(status) => {
          const { last_backup: backup, last_proof: proof, last_failed_proof: failedProof } = status;
          const waiting: [string, Waiting][] = Object.entries(status.waiting);
          return (
            <>
              <Head title="Status" state={<Tag of={status.ready ? 'Ready' : 'Not ready'} />} />
              <Reasons title="The platform cannot do its work:" of={status.reasons} isBad />
              <Reasons title="The platform works, but this needs attention:" of={status.warnings} />
              {isProofFailed(failedProof, proof) && (
                <div class="note bad" role="alert">
                  <p>
                    The last proof of the ledger found a fault, at {timeText(failedProof ?? 0)}. Run pitboss verify and
                    read what it says.
                  </p>
                </div>
              )}
              <Details
                of={[
                  ['Version', status.version],
                  ['As of', <Time at={status.timestamp} />],
                  [
                    'Last backup',
                    backup === undefined ? (
                      <Tag of="Never" />
                    ) : (
                      <>
                        <Time at={backup.timestamp} /> <Tag of={backup.verified ? 'Proved' : 'Not proved'} />{' '}
                        <span class="dim">in {msText(backup.duration_ms)}</span>
                      </>
                    ),
                  ],
                  ['Last proof of the ledger', proof === undefined ? <Tag of="Never" /> : <Time at={proof} />],
                ]}
              />
              <h2>Waiting work</h2>
              <Table
                label="Waiting work"
                rows={waiting}
                keyOf={([name]) => name}
                columns={[
                  { name: 'What', cell: ([name]) => words(name) },
                  { name: 'How many', isNumber: true, cell: ([, what]) => countText(what) },
                  { name: 'Since', cell: ([, { oldest }]) => <Time at={oldest} /> },
                  {
                    name: 'Where',
                    cell: ([name, { count }]) => {
                      const screen = SCREENS[name];
                      return (
                        screen !== undefined &&
                        count > 0 && (
                          <a href={linkTo(screen)}>
                            Work through them<span class="unseen">: {words(name).toLowerCase()}</span>
                          </a>
                        )
                      );
                    },
                  },
                ]}
              />
              <Rest
                of={status}
                known={[
                  ...(['version', 'timestamp', 'ready', 'reasons', 'warnings', 'waiting'] as const),
                  ...(['last_backup', 'last_proof'] as const),
                ]}
              />
            </>
          );
        }}
      </Loaded>
    </>
  );
};
