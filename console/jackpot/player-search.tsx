import { parameter } from '../shell/address.ts';

/** Asks for a player of a brand. */
export const PlayerSearch = ({ find, label }: { find: (player: string, brand: string) => void; label: string }) => (
  <form
    class="filters"
    role="search"
    aria-label={label}
    onSubmit={(event) => {
      event.preventDefault();
      const fields = new FormData(event.currentTarget);
      find(String(fields.get('player_id')).trim(), String(fields.get('brand_id')).trim());
    }}
  >
    <label>
      Player
      <input name="player_id" required autocomplete="off" defaultValue={parameter('player_id')} />
    </label>
    <label>
      Brand, such as northstar:luna
      <input name="brand_id" required autocomplete="off" defaultValue={parameter('brand_id')} />
    </label>
    <button type="submit">{label}</button>
  </form>
);
