import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';

type Notice = { readonly id: number; readonly content: ComponentChildren; readonly isBad: boolean };

const notices = signal<readonly Notice[]>([]);
let last = 0;

/** Shows a notice about what has been done. It stays until it is closed or the person goes to another screen. */
export const say = (content: ComponentChildren, isBad = false): void => {
  last += 1;
  notices.value = [{ id: last, content, isBad }, ...notices.value].slice(0, 3);
};

export const clearNotices = (): void => {
  notices.value = [];
};

export const Notices = () => (
  <div role="status">
    {notices.value.map(({ id, content, isBad }) => (
      <div key={id} class={`note ${isBad ? 'bad' : ''}`}>
        <div>{content}</div>
        <button
          type="button"
          class="plain"
          onClick={() => {
            notices.value = notices.value.filter((each) => each.id !== id);
          }}
        >
          Close
        </button>
      </div>
    ))}
  </div>
);
