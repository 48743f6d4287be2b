// The screens of who may do what, and of what was done. They are loaded together, since small files compress badly.

export { Screen as Account } from './account.tsx';
export { Screen as Accounts } from './accounts.tsx';
export { Screen as Audit } from './audit.tsx';
export { Screen as Me } from './me.tsx';
export { Screen as Organisation } from './organisation.tsx';
export { Screen as Organisations } from './organisations.tsx';
export { Screen as Providers } from './providers.tsx';
