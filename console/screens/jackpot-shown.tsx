import { useState } from 'preact/hooks';
import type { JackpotInstance, LobbyJackpot } from '../../clients/typescript/src/pitboss.ts';
import { updateInstance } from '../../generated/forms/jackpots.gen.ts';
import { JackpotPage } from '../jackpot/pages.tsx';
import { Act, ifMatch } from '../parts/act.tsx';
import { FaultText } from '../parts/fault-text.tsx';
import { Amount, Time } from '../parts/figures.tsx';
import { Details } from '../parts/layout.tsx';
import { say } from '../parts/notices.tsx';
import { Table } from '../parts/table.tsx';
import { linkTo } from '../shell/address.ts';
import { may } from '../shell/may.ts';
import { pitboss } from '../shell/platform.ts';
import type { ScreenParams } from '../shell/screen.ts';
import { useLoad } from '../shell/use-load.ts';

/** A jackpot as visitors and players see it: its texts, who sees it, and its card in a lobby now. */
export const JackpotShownScreen = ({ params: { instance_id: id = '' } }: { params: ScreenParams }) => {
  const [times, setTimes] = useState(0);
  return (
    <JackpotPage key={times} id={id} title="For players">
      {(instance) => instance && <Shown of={instance} again={() => setTimes(times + 1)} />}
    </JackpotPage>
  );
};

const Shown = ({ of, again }: { of: JackpotInstance; again: () => void }) => {
  const { id, name, version, texts = {}, public: isPublic = true } = of;
  const operator = of.owner_id.split(':')[0] ?? of.owner_id;
  return (
    <>
      <Details
        of={[
          [
            'Public',
            isPublic ? 'Yes: in lobbies, tickers and lists for everyone' : 'No: only players who play it see it',
          ],
          ['Languages', Object.keys(texts).join(', ') || 'None: its name is shown'],
          [
            'Winners and leaders',
            may('getOperatorSettings') ? (
              <a href={linkTo(`/operators/${encodeURIComponent(operator)}`)}>As the settings of {operator} say</a>
            ) : (
              `As the settings of ${operator} say`
            ),
          ],
        ]}
      />
      <Act
        operation="updateInstance"
        form={updateInstance}
        label="Change texts and visibility"
        title={`Change how ${name} is shown`}
        action="Save"
        fixed={{ headers: ifMatch(version), body: { instance_id: id } }}
        hidden={['/name', '/description']}
        reload={again}
        initial={{ body: { texts, public: isPublic } }}
        done={() => {
          say('Players see it as you have saved it within a second.');
          again();
        }}
        isMain
      />
      {isPublic && <Preview of={of} languages={Object.keys(texts)} />}
    </>
  );
};

/** Its card in a lobby now, in each of its languages. */
const Preview = ({ of, languages }: { of: JackpotInstance; languages: readonly string[] }) => {
  const [language, setLanguage] = useState('');
  const brand = useLoad(`brand of ${of.id}`, async (signal) => {
    if (of.owner_id.includes(':')) return of.owner_id;
    const [allowed] = of.contribution_rules.allowed_brands;
    if (allowed !== undefined || !may('getOperator')) return allowed;
    const { body } = await pitboss.getOperator({ path: { operator_id: of.owner_id } }, { signal });
    return body.brands.find(({ enabled }) => enabled)?.path;
  });
  const brandPath = brand.data;
  const lobby = useLoad(
    `lobby ${of.id} ${brandPath} ${language}`,
    async (signal) => {
      if (brandPath === undefined) return [];
      const query = { brand_id: brandPath, instance_ids: of.id, ...(language === '' ? {} : { language }) };
      return (await pitboss.listLobbyJackpots({ query }, { signal })).body;
    },
    { everyMs: 2_000 },
  );
  const [jackpot] = lobby.data ?? [];
  return (
    <section aria-labelledby="preview">
      <h2 id="preview">In a lobby{brandPath === undefined ? '' : ` of ${brandPath}`}</h2>
      <p>
        <label>
          Language{' '}
          <select value={language} onChange={({ currentTarget: { value } }) => setLanguage(value)}>
            <option value="">None</option>
            {languages.map((tag) => (
              <option key={tag} value={tag}>
                {tag}
              </option>
            ))}
          </select>
        </label>
      </p>
      <FaultText of={lobby.fault} again={lobby.again} />
      {jackpot === undefined ? <p class="dim">It is in no lobby now.</p> : <Card of={jackpot} />}
    </section>
  );
};

const Card = ({ of }: { of: LobbyJackpot }) => (
  <>
    <p>
      <b>{of.name}</b>
      {of.description !== undefined && <>: {of.description}</>}
    </p>
    <Table
      label={`Pots of ${of.name}`}
      rows={of.pots}
      keyOf={({ id }) => id}
      columns={[
        {
          name: 'Pot',
          cell: ({ name, description }) => (description === undefined ? name : `${name}: ${description}`),
        },
        {
          name: 'Value',
          isNumber: true,
          cell: ({ shown_value }) => <Amount of={shown_value} currency={of.shown_currency} />,
        },
        {
          name: 'Won at the latest',
          cell: ({ shown_must_hit_by: limit, drops_before: before, next_draw_at: draw }) =>
            limit === undefined ? <Time at={before ?? draw} /> : <Amount of={limit} currency={of.shown_currency} />,
        },
        { name: 'Last won', cell: ({ last_win }) => <Time at={last_win?.timestamp} /> },
      ]}
    />
  </>
);
