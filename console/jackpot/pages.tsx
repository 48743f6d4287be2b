import type { ComponentChildren } from 'preact';
import type { JackpotInstance } from '../../clients/typescript/src/pitboss.ts';
import { FaultText } from '../parts/fault-text.tsx';
import { Head } from '../parts/layout.tsx';
import { linkTo, screenPath } from '../shell/address.ts';
import { may } from '../shell/may.ts';
import { useInstance } from './use-instance.ts';

/** The address of a jackpot. */
export const jackpotPath = (id: string, below = ''): string => `/jackpots/${encodeURIComponent(id)}${below}`;

/** The pages of one jackpot, for those who may see them. */
export const JackpotPages = ({ id, isRaffle }: { id: string; isRaffle: boolean | undefined }) => {
  const asked = `?instance_id=${encodeURIComponent(id)}`;
  const pages = [
    ['Overview', jackpotPath(id), may('getInstance')],
    ['For players', jackpotPath(id, '/shown'), may('getInstance')],
    ['Ledger', jackpotPath(id, '/ledger'), may('listLedgerEntries')],
    ['Winners', jackpotPath(id, '/winners'), may('listWinners')],
    ['Opt-ins', jackpotPath(id, '/opt-ins'), may('listInstanceOptIns')],
    ['Tickets', jackpotPath(id, '/tickets'), isRaffle !== false && may('listRaffleTickets')],
    ['Payments', `/wins${asked}`, may('listWins')],
    ['Contributions', `/contributions${asked}`, may('listContributions')],
    ['Days', `/reports${asked}`, may('listDayTotals')],
  ] as const;
  return (
    <nav class="pages-of" aria-label="Pages of the jackpot">
      {pages.map(([title, to, isOpen]) =>
        isOpen ? (
          <a key={title} href={linkTo(to)} aria-current={screenPath.value === to ? 'page' : undefined}>
            {title}
          </a>
        ) : null,
      )}
    </nav>
  );
};

/** A page below a jackpot: what it shows, of which jackpot, and the way to the jackpot's other pages. */
export const JackpotPage = ({
  id,
  title,
  actions,
  children,
}: {
  id: string;
  title: string;
  actions?: ComponentChildren;
  /** The jackpot is undefined for those who may not see it. */
  children: (instance: JackpotInstance | undefined) => ComponentChildren;
}) => {
  const { data, fault, isLoading, again } = useInstance(id);
  return (
    <>
      <Head title={`${title}: ${data?.name ?? id}`}>{actions}</Head>
      <JackpotPages id={id} isRaffle={data && data.jackpot_type === 'Raffle'} />
      <FaultText of={fault} again={again} />
      {isLoading && data === undefined ? <p class="dim">Loading…</p> : fault === undefined && children(data)}
    </>
  );
};
