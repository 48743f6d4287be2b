// A long proof: it fills in forms in Chromium.
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { inBrowser, runInPage } from '../support/in-browser.ts';
import { suite } from '../support/suite.ts';

const CONSOLE = join(import.meta.dirname, '../../console');

/** A page with two forms. `calls` is what they sent; `outcomes` are what became of each call, or it stays open. */
const PAGE = `
import { h, render } from 'preact';
import { ApiError, ConnectionError } from '../clients/typescript/src/pitboss.ts';
import { createTemplate, setPotCurrentValue } from '../generated/forms/jackpots.gen.ts';
import { OperationForm } from './form/operation-form.tsx';

const calls = [];
const outcomes = [];
const refusal = (errors) =>
  new ApiError({
    status: 400,
    headers: new Headers(),
    body: { type: '/problems/validation_failed', code: 'validation_failed', title: 'Invalid', status: 400, detail: 'Correct it.', request_id: 'r-1', errors },
    operationId: 'setPotCurrentValue',
    idempotencyKey: undefined,
  });
const lost = () => new ConnectionError('down', { reason: 'network', operationId: 'setPotCurrentValue', idempotencyKey: undefined });
const send = (request, { idempotencyKey }) => {
  calls.push({ request, idempotencyKey });
  const outcome = outcomes.shift();
  if (outcome === undefined) return new Promise((resolve) => { globalThis.reply = () => resolve({ status: 200 }); });
  return outcome === 'ok' ? Promise.resolve({ status: 200 }) : Promise.reject(outcome === 'lost' ? lost() : refusal(outcome));
};
Object.assign(globalThis, { calls, outcomes, done: 0 });
document.body.innerHTML = '<main id="pot"></main><main id="template"></main>';
const onDone = () => { globalThis.done += 1; };
const fixed = { body: { instance_id: 'i-1', pot_id: 'mini' } };
render(h(OperationForm, { operation: setPotCurrentValue, fixed, hidden: ['/header/If-Match'], action: 'Set', send, onDone }), document.getElementById('pot'));
const widgets = { '/owner_id': ({ attributes, value, setValue }) =>
  h('select', { ...attributes, value, onChange: (event) => setValue(event.currentTarget.value) }, ['', 'acme'].map((id) => h('option', {}, id))) };
render(h(OperationForm, { operation: createTemplate, action: 'Create', send, onDone, widgets }), document.getElementById('template'));
`;

const withForms = (work: (page: Page) => Promise<void>): Promise<void> =>
  inBrowser(async (page) => {
    await runInPage(page, PAGE, CONSOLE);
    await work(page);
  });

const told = async (page: Page, id: string): Promise<string[]> =>
  (await page.locator(`#${id} .fault`).allTextContents()).map((text) => text.trim());

/** Waits until the focus is on a place of the form: it moves once the page is drawn. */
const isFocused = (page: Page, place: RegExp): Promise<unknown> =>
  page.waitForFunction(`${place}.test(document.activeElement.id.replace(/^[^/]*/, ''))`);

suite('console/form in a browser', (test) => {
  test('faults are shown at their fields, with the focus on the first; nothing is sent', () =>
    withForms(async (page) => {
      await page.click('#pot button.go');
      assert.equal(await told(page, 'pot'), [
        '2 fields need a correction.',
        'This field is required.',
        'This field is required.',
      ]);
      await isFocused(page, /^\/adjustment$/);
      const field = page.locator('#pot input');
      assert.is(await field.getAttribute('aria-invalid'), 'true');
      const ids = (await field.getAttribute('aria-describedby'))?.split(' ') ?? [];
      for (const id of ids) assert.is(await page.locator(`[id="${id}"]`).count(), 1);
      assert.is(await page.evaluate('calls.length'), 0);
    }));

  test('a refusal keeps what was typed, a call without a reply is repeated under the same key, and a double click sends once', () =>
    withForms(async (page) => {
      await page.fill('#pot input', '7999999999.999999');
      await page.fill('#pot textarea', 'because');
      await page.evaluate(
        `outcomes.push([{ pointer: '/reason', detail: 'Say more.' }, { pointer: '/pot_id', detail: 'No such pot.' }], 'lost')`,
      );
      await page.click('#pot button.go');
      await page.waitForSelector('#pot .summary');
      assert.match((await told(page, 'pot')).join(' '), /Correct it\..*\/pot_id No such pot\..*Say more\./);
      await isFocused(page, /^\/reason$/);
      assert.is(await page.inputValue('#pot textarea'), 'because');
      await page.click('#pot button.go');
      await page.waitForSelector('#pot .summary:has-text("only once")');
      await page.dblclick('#pot button.go');
      assert.is(await page.getAttribute('#pot form', 'aria-busy'), 'true');
      await page.evaluate('reply()');
      await page.waitForSelector('#pot form[aria-busy=false]');
      const calls: { request: unknown; idempotencyKey: string }[] = await page.evaluate('calls');
      assert.is(calls.length, 3);
      assert.is(new Set(calls.map(({ idempotencyKey }) => idempotencyKey)).size, 1);
      const body = { instance_id: 'i-1', pot_id: 'mini', adjustment: 7999999999.999999, reason: 'because' };
      for (const { request } of calls) assert.equal(request, { body });
      assert.is(await page.evaluate('done'), 1);
      // A successful call is over: the next one is another call.
      await page.evaluate(`outcomes.push('ok')`);
      await page.click('#pot button.go');
      const keys: string[] = await page.evaluate('calls.map((call) => call.idempotencyKey)');
      assert.is(new Set(keys).size, 2);
    }));

  test('parts are added and removed, and the focus goes with them', () =>
    withForms(async (page) => {
      const template = page.locator('#template');
      await template.getByRole('button', { name: 'Add raffle rules' }).click();
      await isFocused(page, /^\/raffle_rules\/./);
      await template.getByRole('button', { name: 'Leave out raffle rules' }).click();
      await isFocused(page, /^\/raffle_rules$/);
      await template.getByRole('button', { name: 'Add pot', exact: true }).click();
      await isFocused(page, /^\/pots\/1\/./);
      await template.getByRole('button', { name: 'Move up Pot 2' }).click();
      await template.getByRole('button', { name: 'Remove Pot 2' }).click();
      await isFocused(page, /^\/pots-add$/);
    }));

  test('every control has a name', () =>
    withForms(async (page) => {
      const controls: (readonly [id: string, labels: number])[] = await page.evaluate(
        `[...document.querySelectorAll('input, select, textarea')].map(({ id, labels }) => [id, labels.length])`,
      );
      assert.ok(controls.length > 20);
      for (const [id, labels] of controls) assert.is(labels, 1, id);
    }));

  test("a screen's own control fills in a field", () =>
    withForms(async (page) => {
      const owner = page.locator('#template select[id$="/owner_id"]');
      await owner.selectOption('acme');
      assert.is(await owner.inputValue(), 'acme');
      await page.click('#template button.go');
      assert.is(await owner.getAttribute('aria-invalid'), null);
    }));
});
