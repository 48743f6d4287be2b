// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

/** The value at a JSON pointer such as `/Heartbeat/position`; undefined if there is none. */
export const valueAt = (value: unknown, pointer: string): unknown =>
  stepsOf(pointer).reduce<unknown>((part, step) => (isObject(part) ? part[step] : undefined), value);

/** A copy with another value at the pointer; the same object if what should hold the value is missing. */
export const withValueAt = <Value>(value: Value, pointer: string, replacement: unknown): Value => {
  const steps = stepsOf(pointer);
  const replaced = (part: unknown, index: number): unknown => {
    const step = steps[index];
    if (step === undefined) return replacement;
    const isHeld = isObject(part) && (index === steps.length - 1 || isObject(part[step]));
    return isHeld
      ? Object.assign(Array.isArray(part) ? [...part] : { ...part }, { [step]: replaced(part[step], index + 1) })
      : part;
  };
  return replaced(value, 0) as Value;
};

const stepsOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
