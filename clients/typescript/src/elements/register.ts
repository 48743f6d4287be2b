/** Defines an element, unless the page already has it, or there are none, as on a server. */
export const register = (name: string, element: CustomElementConstructor): void => {
  if (globalThis.customElements?.get(name) === undefined) globalThis.customElements?.define(name, element);
};
