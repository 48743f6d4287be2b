import {
  createOauthProvider,
  listOauthProviders,
  testOauthProvider,
  updateOauthProvider,
} from '../../generated/forms/accounts.gen.ts';
import { Act, type CallAnswer } from '../parts/act.tsx';
import { Time } from '../parts/figures.tsx';
import { Head } from '../parts/layout.tsx';
import { List } from '../parts/list.tsx';
import { Peek } from '../parts/look.tsx';
import { say } from '../parts/notices.tsx';
import { SUGGESTIONS } from '../parts/widgets.tsx';
import { PLATFORM } from '../shell/platform.ts';

/** Reports the checks at which a login with a provider would fail. */
const sayFound = (id: string, { checks }: CallAnswer<'testOauthProvider'>): void => {
  const failed = checks.filter(({ passed }) => !passed);
  if (failed.length === 0) say(`${id} passed all ${checks.length} checks.`);
  else
    say(
      <>
        <p>
          A login with <span class="code">{id}</span> would fail:
        </p>
        <ul>
          {failed.map(({ name, detail }) => (
            <li key={name}>
              <span class="code">{name}</span>: {detail}
            </li>
          ))}
        </ul>
      </>,
      true,
    );
};

/** The external identity providers that accounts may log in with. */
export const ProvidersScreen = () => (
  <List
    operation="listOauthProviders"
    form={listOauthProviders}
    label="Identity providers"
    keyOf={({ id }) => id}
    head={(again) => (
      <Head title="Identity providers">
        <Act
          operation="createOauthProvider"
          form={createOauthProvider}
          label="Create an identity provider"
          isMain
          initial={{ body: { redirect_url: `${PLATFORM}/oauth/callback`, frontend_url: `${PLATFORM}/console` } }}
          widgets={{ '/owner': SUGGESTIONS.owner }}
          done={({ id }) => {
            say(`Created ${id}. Set it at each account that may log in with it.`);
            again();
          }}
        >
          <p>The addresses below are those of this console, so that people come back to it after the login.</p>
        </Act>
      </Head>
    )}
    columns={[
      { name: 'ID', sort: 'id', cell: ({ id }) => <span class="code">{id}</span> },
      { name: 'Owner', sort: 'owner', cell: ({ owner }) => owner },
      { name: 'Issuer', isText: true, cell: ({ issuer_url: issuer }) => issuer },
      { name: 'Returns to', isText: true, isMinor: true, cell: ({ frontend_url: frontend }) => frontend },
      { name: 'Changed', sort: 'updated', isMinor: true, cell: ({ updated }) => <Time at={updated} /> },
    ]}
    actions={(provider, again) => (
      <>
        <Act
          operation="testOauthProvider"
          form={testOauthProvider}
          label="Test"
          subject={provider.id}
          title={`Test ${provider.id}`}
          action="Test the identity provider"
          fixed={{ path: { provider_id: provider.id } }}
          done={(found) => sayFound(provider.id, found)}
        >
          <p>The platform tries the addresses and the client of {provider.id} now, without a login.</p>
        </Act>
        <Act
          operation="updateOauthProvider"
          form={updateOauthProvider}
          label="Change"
          subject={provider.id}
          title={`Change ${provider.id}`}
          action="Save the identity provider"
          fixed={{ path: { provider_id: provider.id } }}
          initial={{
            body: {
              id: provider.id,
              owner: provider.owner,
              client_id: provider.client_id,
              issuer_url: provider.issuer_url,
              token_url: provider.token_url,
              jwk_url: provider.jwk_url,
              redirect_url: provider.redirect_url,
              frontend_url: provider.frontend_url,
            },
          }}
          widgets={{ '/owner': SUGGESTIONS.owner }}
          done={() => {
            say(`Saved ${provider.id}.`);
            again();
          }}
        />
        <Peek title={provider.id} of={provider} target={provider.id} />
      </>
    )}
    empty={<p>Accounts log in with passwords alone. Create an identity provider to let them log in with their own.</p>}
  />
);
