import { useState } from 'preact/hooks';
import type { OwnAccount, StartedSecondFactor } from '../../clients/typescript/src/pitboss.ts';
import {
  confirmSecondFactor,
  removeOwnSecondFactor,
  replaceRecoveryCodes,
  startSecondFactor,
} from '../../generated/forms/accounts.gen.ts';
import { Act } from '../parts/act.tsx';
import { Details } from '../parts/layout.tsx';
import { say } from '../parts/notices.tsx';
import { readAccount } from '../shell/platform.ts';

/** Sets up, replaces and removes the person's own second factor. Secrets are shown once, and forgotten with the screen. */
export const OwnSecondFactor = ({ of, again }: { of: OwnAccount; again: () => void }) => {
  const [started, setStarted] = useState<StartedSecondFactor>();
  const [codes, setCodes] = useState<readonly string[]>();
  const refresh = (): void => {
    setStarted(undefined);
    // Other screens may open now, or close.
    void readAccount().then(again, again);
  };
  const show = ({ recovery_codes: next }: { readonly recovery_codes: readonly string[] }): void => {
    setCodes(next);
    refresh();
  };
  return (
    <section aria-label="Second factor">
      <div class="head">
        <h2>Second factor</h2>
        <div class="buttons">
          {of.second_factor ? (
            <>
              <Act
                operation="replaceRecoveryCodes"
                form={replaceRecoveryCodes}
                label="Replace the recovery codes"
                done={show}
              >
                <p>The former recovery codes count no more.</p>
              </Act>
              <Act
                operation="removeOwnSecondFactor"
                form={removeOwnSecondFactor}
                label="Remove"
                title="Remove the second factor"
                action="Remove the second factor"
                isFinal
                done={() => {
                  say('Removed the second factor.');
                  setCodes(undefined);
                  refresh();
                }}
              >
                <p>Logging in needs the password alone again.</p>
              </Act>
            </>
          ) : (
            <Act
              operation="startSecondFactor"
              form={startSecondFactor}
              label={started === undefined ? 'Set up' : 'Start again'}
              title="Set up a second factor"
              action="Show the secret"
              isMain={of.second_factor_setup_required && started === undefined}
              done={setStarted}
            >
              <p>
                You need an app that shows codes, an authenticator. It gets a secret, and shows another code each time.
              </p>
            </Act>
          )}
        </div>
      </div>
      {of.second_factor_setup_required && started === undefined && (
        <p class="note">Your organisation requires a second factor. Set one up to use the other screens.</p>
      )}
      {started === undefined ? (
        <p>
          {of.second_factor ? 'Logging in needs a code besides the password.' : 'Logging in needs the password alone.'}
        </p>
      ) : (
        <>
          <p>
            Type the secret into the authenticator, or <a href={started.uri}>open it there</a>. It is shown only now.
          </p>
          <Details of={[['Secret', <span class="code">{started.secret.replaceAll(/.{4}(?=.)/g, '$& ')}</span>]]} />
          <div class="buttons">
            <Act
              operation="confirmSecondFactor"
              form={confirmSecondFactor}
              label="Confirm with a code"
              action="Confirm"
              isMain
              done={show}
            >
              <p>From then on, logging in needs a code besides the password.</p>
            </Act>
          </div>
        </>
      )}
      {codes !== undefined && (
        <>
          <p>
            Keep these recovery codes, apart from the authenticator. Each replaces a code once. They are shown only now.
          </p>
          <ul class="code" aria-label="Recovery codes">
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
};
