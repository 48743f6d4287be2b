import { h } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { JackpotInstance } from '../../clients/typescript/src/pitboss.ts';
import { updateInstance } from '../../generated/forms/jackpots.gen.ts';
import { JackpotPage } from '../jackpot/pages.tsx';
import { Act, ifMatch } from '../parts/act.tsx';
import { FaultText } from '../parts/fault-text.tsx';
import { Details } from '../parts/layout.tsx';
import { say } from '../parts/notices.tsx';
import { linkTo } from '../shell/address.ts';
import { may } from '../shell/may.ts';
import { PLATFORM, pitboss } from '../shell/platform.ts';
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

const THEMES = ['gold', 'clear', 'arcade'] as const;

/** Its card as it is in a lobby now, in each of its languages and in each theme. */
const Preview = ({ of, languages }: { of: JackpotInstance; languages: readonly string[] }) => {
  const [language, setLanguage] = useState('');
  const [theme, setTheme] = useState<string>(THEMES[0]);
  const brand = useLoad(`brand of ${of.id}`, async (signal) => {
    if (of.owner_id.includes(':')) return of.owner_id;
    const [allowed] = of.contribution_rules.allowed_brands;
    if (allowed !== undefined || !may('getOperator')) return allowed;
    const { body } = await pitboss.getOperator({ path: { operator_id: of.owner_id } }, { signal });
    return body.brands.find(({ enabled }) => enabled)?.path;
  });
  const brandPath = brand.data;
  return (
    <section aria-labelledby="preview">
      <h2 id="preview">In a lobby{brandPath === undefined ? '' : ` of ${brandPath}`}</h2>
      <p class="choices">
        <Choice label="Language" value={language} of={['', ...languages]} choose={setLanguage} />
        <Choice label="Theme" value={theme} of={THEMES} choose={setTheme} />
      </p>
      <FaultText of={brand.fault} again={brand.again} />
      {brandPath !== undefined && <Card id={of.id} brand={brandPath} language={language} theme={theme} />}
    </section>
  );
};

type ChoiceProps = {
  readonly label: string;
  readonly value: string;
  readonly of: readonly string[];
  readonly choose: (value: string) => void;
};

const Choice = ({ label, value, of, choose }: ChoiceProps) => (
  <label>
    {label}{' '}
    <select value={value} onChange={({ currentTarget }) => choose(currentTarget.value)}>
      {of.map((each) => (
        <option key={each} value={each}>
          {each || 'None'}
        </option>
      ))}
    </select>
  </label>
);

/** The card itself: the element that pages show, from the same address. */
const Card = ({ id, brand, language, theme }: Readonly<Record<'id' | 'brand' | 'language' | 'theme', string>>) => {
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    import(`${PLATFORM}/embed/pitboss-elements.js`).catch(() => setFailed(true));
  }, []);
  if (hasFailed) return <p class="dim">The card could not be loaded.</p>;
  const lang = language === '' ? {} : { lang: language };
  return (
    <div class="shown-card">
      {h('pitboss-brand', { base: PLATFORM, brand, theme, ...lang }, h('pitboss-jackpot', { instance: id }))}
    </div>
  );
};
