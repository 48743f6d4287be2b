import type { JackpotInstance } from '../../clients/typescript/src/pitboss.ts';
import { setLinks } from '../../generated/forms/jackpots.gen.ts';
import { Act, ifMatch } from '../parts/act.tsx';
import { FaultText } from '../parts/fault-text.tsx';
import { say } from '../parts/notices.tsx';
import { pitboss } from '../shell/platform.ts';
import { useLoad } from '../shell/use-load.ts';
import { JackpotChoice } from './jackpot-choice.tsx';
import { JackpotLink } from './links.tsx';

const operatorOf = ({ owner_id: owner }: JackpotInstance): string => owner.split(':')[0] ?? owner;

/** The jackpots that a contribution to this one also goes to, if it allows linked contributions. */
export const LinkedJackpots = ({ of, again }: { of: JackpotInstance; again: () => void }) => {
  const { id, name, version } = of;
  const links = useLoad(`links of ${id}`, (signal) => pitboss.getLinks({ path: { instance_id: id } }, { signal }));
  const ids = links.data?.body.instance_ids;
  return (
    <section aria-labelledby="links">
      <h2 id="links">Links</h2>
      <FaultText of={links.fault} again={links.again} />
      {ids?.length === 0 && <p class="dim">It is linked to no other jackpot.</p>}
      <ul class="plain-list">
        {ids?.map((each) => (
          <li key={each}>
            <JackpotLink id={each} />
          </li>
        ))}
      </ul>
      {ids && (
        <Act
          operation="setLinks"
          form={setLinks}
          label="Change the links"
          title={`Links of ${name}`}
          action="Save the links"
          fixed={{ path: { instance_id: id }, headers: ifMatch(version) }}
          reload={again}
          initial={{ body: { instance_ids: ids } }}
          widgets={{
            '/instance_ids/*': ({ attributes, value, setValue }) => (
              <JackpotChoice
                attributes={attributes}
                value={typeof value === 'string' ? value : ''}
                choose={(chosen) => setValue(chosen === '' ? undefined : chosen)}
                isOffered={(each) => each.id !== id && operatorOf(each) === operatorOf(of)}
              />
            ),
          }}
          done={() => {
            say(`The links of ${name} are saved.`);
            links.again();
            again();
          }}
        >
          <p>
            Contributions to {name} that allow linked contributions also go to these jackpots, and players pay for each.
          </p>
        </Act>
      )}
    </section>
  );
};
