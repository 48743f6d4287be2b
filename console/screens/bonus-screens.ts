// The screens of bonuses. They are loaded together, since small files compress badly.
export { Screen as Bonuses } from './bonuses.tsx';
export { Screen as FreespinTemplates } from './freespin-templates.tsx';
export { Screen as Freespins } from './freespins.tsx';
