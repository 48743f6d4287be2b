// The screens on which a jackpot is designed and opened.
export { StartScreen } from '../screens/start.tsx';
export { TemplateScreen } from '../screens/template.tsx';
export { TemplateEditScreen } from '../screens/template-edit.tsx';
export { TemplateNewScreen } from '../screens/template-new.tsx';
export { TemplatesScreen } from '../screens/templates.tsx';
