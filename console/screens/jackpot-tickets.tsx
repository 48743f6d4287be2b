import { EntryList } from '../jackpot/entries.tsx';
import { JackpotPage } from '../jackpot/pages.tsx';
import { PlayerSearch } from '../jackpot/player-search.tsx';
import { TicketList, TicketsOfPlayerIn } from '../jackpot/ticket-list.tsx';
import { parameter, setParameters } from '../shell/address.ts';
import { may } from '../shell/may.ts';
import type { ScreenParams } from '../shell/screen.ts';

/** The tickets of a raffle, and its drawings. */
export const JackpotTicketsScreen = ({ params: { instance_id: id = '' } }: { params: ScreenParams }) => {
  const player = parameter('player_id');
  const brand = parameter('brand_id');
  const isOne = player !== '' && brand !== '';
  return (
    <JackpotPage id={id} title="Tickets">
      {(instance) => {
        const currency = instance?.currency ?? '';
        return (
          <>
            <PlayerSearch
              label="Show their tickets"
              find={(player_id, brand_id) => setParameters({ player_id, brand_id, page: '' })}
            />
            {isOne ? (
              <>
                <p>
                  Tickets of {player}.{' '}
                  <button type="button" class="plain" onClick={() => setParameters({ player_id: '', brand_id: '' })}>
                    Show all players
                  </button>
                </p>
                <TicketsOfPlayerIn instance={id} currency={currency} player={player} brand={brand} />
              </>
            ) : (
              <TicketList instance={id} currency={currency} />
            )}
            {may('listLedgerEntries') && (
              <section aria-labelledby="drawings">
                <h2 id="drawings">Drawings</h2>
                <EntryList id={id} currency={currency} kind="draw" />
              </section>
            )}
          </>
        );
      }}
    </JackpotPage>
  );
};
