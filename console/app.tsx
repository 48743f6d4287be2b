// Styles of a part that is loaded later are not loaded with it.
import './style/tokens.css';
import './style/console.css';
import './style/editor.css';
import { render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { external } from './frame/external-login.ts';
import { Frame } from './frame/frame.tsx';
import { LoginAgain, LoginPage } from './frame/login.tsx';
import { address } from './shell/address.ts';
import { listenForAccount, stopListening } from './shell/live.ts';
import { account, forgetLogin, hasLogin, readAccount } from './shell/platform.ts';

const App = () => {
  const [fault, setFault] = useState<unknown>();
  const [isReady, setReady] = useState(false);
  const enter = async (): Promise<void> => {
    await readAccount();
    listenForAccount();
  };
  useEffect(() => {
    const begin = async (): Promise<void> => {
      await external.finish();
      address.value = new URL(location.href);
      // A login that has ended since asks for another over the page.
      if (await hasLogin()) await enter();
    };
    begin()
      .catch((error: unknown) => {
        forgetLogin();
        setFault(error);
      })
      .finally(() => setReady(true));
    return stopListening;
  }, []);
  return (
    <>
      {account.value !== undefined ? (
        <Frame />
      ) : isReady ? (
        <LoginPage enter={enter} fault={fault} />
      ) : (
        <p class="starting dim">Loading…</p>
      )}
      <LoginAgain />
    </>
  );
};

const root = document.getElementById('console');
if (root !== null) render(<App />, root);
