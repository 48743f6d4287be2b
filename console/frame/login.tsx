import { useEffect, useRef, useState } from 'preact/hooks';
import { ApiError } from '../../clients/typescript/src/pitboss.ts';
import { Dialog } from '../parts/dialog.tsx';
import { FaultText } from '../parts/fault-text.tsx';
import { account, isLoginAsked, keepLogin, pitboss, publicly } from '../shell/platform.ts';
import { external } from './external-login.ts';

/** Asks for a username and password, and keeps the login. */
const Credentials = ({ done, username }: { done: () => Promise<void> | void; username?: string | undefined }) => {
  const [fault, setFault] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const [isCodeAsked, setCodeAsked] = useState(false);
  const password = useRef<HTMLInputElement>(null);
  const code = useRef<HTMLInputElement>(null);
  useEffect(() => code.current?.focus(), [isCodeAsked]);
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy || !(event.currentTarget instanceof HTMLFormElement)) return;
    const fields = new FormData(event.currentTarget);
    setBusy(true);
    setFault(undefined);
    try {
      const { body } = await publicly.login({
        body: {
          username: String(fields.get('username')),
          password: String(fields.get('password')),
          ...(isCodeAsked && { code: String(fields.get('code')) }),
        },
      });
      keepLogin(body);
      await done();
    } catch (error) {
      if (error instanceof ApiError && error.code === 'second_factor_required') return setCodeAsked(true);
      setFault(error);
      (error instanceof ApiError && error.code === 'second_factor_invalid' ? code : password).current?.focus();
    } finally {
      setBusy(false);
    }
  };
  return (
    <form class="form" onSubmit={submit}>
      <label>
        Username
        <input name="username" autocomplete="username" required defaultValue={username ?? ''} />
      </label>
      <label>
        Password
        <input ref={password} name="password" type="password" autocomplete="current-password" required />
      </label>
      {isCodeAsked && (
        <label>
          Code of your authenticator, or a recovery code
          <input ref={code} name="code" autocomplete="one-time-code" required />
        </label>
      )}
      <FaultText of={fault} />
      <div class="buttons">
        <button type="submit" class="main" disabled={isBusy}>
          {isBusy ? 'Logging in…' : 'Log in'}
        </button>
      </div>
    </form>
  );
};

type Way = 'password' | 'external' | 'reset' | 'confirm';

/** The page of a person who is not logged in. The address stays, so that they come where they wanted to go. */
export const LoginPage = ({ enter, fault }: { enter: () => Promise<void>; fault?: unknown }) => {
  const [way, setWay] = useState<Way>('password');
  return (
    <main class="login">
      <h1>Pitboss</h1>
      <FaultText of={fault} />
      {way === 'password' && <Credentials done={enter} />}
      {way === 'external' && <External />}
      {way === 'reset' && <Reset sent={() => setWay('confirm')} />}
      {way === 'confirm' && <Confirm done={() => setWay('password')} />}
      <nav class="ways" aria-label="Other ways to log in">
        {way !== 'password' && (
          <button type="button" class="plain" onClick={() => setWay('password')}>
            Log in with a password
          </button>
        )}
        {way !== 'external' && external.isPossible && (
          <button type="button" class="plain" onClick={() => setWay('external')}>
            Log in with your organisation
          </button>
        )}
        {way !== 'reset' && (
          <button type="button" class="plain" onClick={() => setWay('reset')}>
            Forgot your password?
          </button>
        )}
        {way !== 'confirm' && (
          <button type="button" class="plain" onClick={() => setWay('confirm')}>
            I have a one-time password
          </button>
        )}
      </nav>
    </main>
  );
};

const External = () => {
  const [provider, setProvider] = useState(external.lastProvider());
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        void external.begin(provider.trim());
      }}
    >
      <label>
        Identity provider
        <input
          value={provider}
          required
          onInput={(event) => setProvider(event.currentTarget.value)}
          aria-describedby="provider-hint"
        />
      </label>
      <p class="hint" id="provider-hint">
        Its id, such as northstar-id. Your administrator knows it.
      </p>
      <div class="buttons">
        <button type="submit" class="main">
          Continue
        </button>
      </div>
    </form>
  );
};

const Reset = ({ sent }: { sent: () => void }) => {
  const [fault, setFault] = useState<unknown>();
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (!(event.currentTarget instanceof HTMLFormElement)) return;
    try {
      await publicly.requestPasswordReset({
        body: { username: String(new FormData(event.currentTarget).get('username')) },
      });
      sent();
    } catch (error) {
      setFault(error);
    }
  };
  return (
    <form class="form" onSubmit={submit}>
      <p>If the account has a mail address, it gets a one-time password.</p>
      <label>
        Username
        <input name="username" autocomplete="username" required />
      </label>
      <FaultText of={fault} />
      <div class="buttons">
        <button type="submit" class="main">
          Send a one-time password
        </button>
      </div>
    </form>
  );
};

const Confirm = ({ done }: { done: () => void }) => {
  const [fault, setFault] = useState<unknown>();
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (!(event.currentTarget instanceof HTMLFormElement)) return;
    const fields = new FormData(event.currentTarget);
    const text = (name: string): string => String(fields.get(name));
    try {
      await publicly.confirmPasswordReset({
        body: { username: text('username'), otp: text('otp'), password: text('password') },
      });
      done();
    } catch (error) {
      setFault(error);
    }
  };
  return (
    <form class="form" onSubmit={submit}>
      <label>
        Username
        <input name="username" autocomplete="username" required />
      </label>
      <label>
        One-time password
        <input name="otp" autocomplete="one-time-code" required />
      </label>
      <label>
        New password
        <input name="password" type="password" autocomplete="new-password" required />
      </label>
      <FaultText of={fault} />
      <div class="buttons">
        <button type="submit" class="main">
          Set the password
        </button>
      </div>
    </form>
  );
};

/** Asks to log in again over the page, whose calls wait: nothing that was typed is lost. */
export const LoginAgain = () => {
  if (!isLoginAsked.value) return null;
  const before = account.peek()?.id;
  return (
    <Dialog title="Log in again">
      <p>Your login has ended. Your work continues when you are back.</p>
      <Credentials
        username={account.peek()?.username}
        done={async () => {
          const { body } = await pitboss.getOwnAccount();
          // Another person: nothing of this page is theirs.
          if (body.id !== before) location.reload();
        }}
      />
      <p>
        <button
          type="button"
          class="plain"
          onClick={() => {
            location.reload();
          }}
        >
          Leave this page
        </button>
      </p>
    </Dialog>
  );
};
