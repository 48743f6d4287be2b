import { type ComponentChild, createContext } from 'preact';
import type { Draft } from '../../generated/forms/runtime/draft.gen.ts';

/** Attributes that tie a control to its label, its hint and its fault. */
export type ControlAttributes = {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': 'true' | undefined;
  readonly 'aria-required': 'true' | undefined;
};

/** A control of a screen's own in place of that of a field. The label, the hint and the faults are drawn around it. */
export type Widget = (control: {
  readonly attributes: ControlAttributes;
  /** The current value: a text as it was typed, also of a number; undefined if empty. */
  readonly value: unknown;
  /** Fills in a value as it is sent; a text is also good for a number, undefined clears the field. */
  readonly setValue: (value: unknown) => void;
}) => ComponentChild;

export type FormContextValue = {
  /** The prefix of the ids of one form on the page. */
  readonly id: string;
  readonly faults: ReadonlyMap<string, string>;
  readonly isHidden: (pointer: string) => boolean;
  /** Moves the focus, after the next change is drawn, to the element with this id, or to the first control in it. */
  readonly focusOn: (id: string) => void;
  readonly widgetOf: (pointer: string, schema: string | undefined) => Widget | undefined;
};

export const FormContext = createContext<FormContextValue>({
  id: '',
  faults: new Map(),
  isHidden: () => false,
  focusOn: () => {},
  widgetOf: () => undefined,
});

/** An id in the page for a place of the form. */
export const idAt = (form: string, pointer: string): string => `${form}${pointer.replaceAll(/[^\w/~-]/g, '_')}`;

/** Props of the content inside the frame of a group. */
export type InsideProps<Of extends Draft> = {
  readonly draft: Of;
  readonly label: string;
  readonly at: string;
  readonly set: (draft: Draft) => void;
};
