// The screens of what is set up once. They are loaded together, since small files compress badly.

export { Screen as BrandCurrencies } from './brand-currencies.tsx';
export { Screen as Currencies } from './currencies.tsx';
export { Screen as Operator } from './operator.tsx';
export { Screen as Operators } from './operators.tsx';
export { Screen as Segments } from './segments.tsx';
export { Screen as Sources } from './sources.tsx';
