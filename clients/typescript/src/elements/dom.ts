/** The content of an element. `undefined` and `false` are left out. */
export type Child = Node | string | undefined | false;

/** Creates an element: functions become listeners, `true` an empty attribute, and the rest attributes. */
export const el = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, unknown>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] => {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(key, value as EventListener);
    else if (value !== undefined && value !== false) element.setAttribute(key, value === true ? '' : String(value));
  }
  element.append(...children.filter((child): child is Node | string => child !== undefined && child !== false));
  return element;
};

/** Sets a text, if it differs: an equal text costs no layout. */
export const setText = (node: Node, text: string): void => {
  if (node.textContent !== text) node.textContent = text;
};
