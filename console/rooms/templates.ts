// The screens on which a jackpot is designed and opened.
export { Screen as Start } from '../screens/start.tsx';
export { Screen as Template } from '../screens/template.tsx';
export { Screen as TemplateEdit } from '../screens/template-edit.tsx';
export { Screen as TemplateNew } from '../screens/template-new.tsx';
export { Screen as Templates } from '../screens/templates.tsx';
