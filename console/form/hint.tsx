import { splitHint } from './words.ts';

/** A description, with what is in backquotes as code. */
const Prose = ({ text }: { text: string }) => (
  <>{text.split('`').map((part, index) => (index % 2 === 1 ? <code key={`${index}`}>{part}</code> : part))}</>
);

/** The description of a field from the specs: the first sentence at once, the rest on demand. */
export const Hint = ({ id, text }: { id: string; text: string | undefined }) => {
  if (text === undefined || text === '') return null;
  const { first, rest } = splitHint(text);
  return (
    <div class="hint">
      <span id={id}>
        <Prose text={first} />
      </span>
      {rest !== '' && (
        <details>
          <summary>More</summary>
          <Prose text={rest} />
        </details>
      )}
    </div>
  );
};
