import type { Problem, Registry } from '../codegen/read/project/registry.ts';
import { escaped, htmlPage, inline, type Page, PROBLEMS } from './page.ts';
import { type Operation, type Spec, titleOf } from './specs.ts';

/** The list of all problems, and a page for each at the address that a problem document's `type` names. */
export const problemPages = (registry: Registry, operations: readonly Operation[], specs: readonly Spec[]): Page[] => [
  problemIndex(registry),
  ...[...registry].map(([code, problem]) =>
    problemPage(
      code,
      problem,
      operations.filter(({ problems }) => problems.includes(code)),
      specs,
    ),
  ),
];

const problemIndex = (registry: Registry): Page => {
  const rows = [...registry].map(
    ([code, { status, title }]) =>
      `<tr><td>${status}</td><td><a href="${PROBLEMS}/${code}"><code>${code}</code></a></td><td>${inline(title)}</td></tr>`,
  );
  const main = `<main id="main">
<h1>Problems</h1>
<p>A refusal is a problem document (RFC 9457, <code>application/problem+json</code>). Its <code>code</code> is one of
these; a new release may add codes, but never changes what one means. Its <code>type</code> is the address of the code's page.</p>
<div class="wide"><table>
<thead><tr><th scope="col">Status</th><th scope="col">Code</th><th scope="col">Fault</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table></div>
</main>`;
  return htmlPage({ address: PROBLEMS, title: 'Problems', main });
};

const whereOf = (fields: readonly string[]): string => {
  const names = fields.map((name) => `<code>${escaped(name)}</code>`).join(', ');
  const which = fields.length > 1 ? `, one of ${names}` : fields.length === 1 ? `, ${names}` : '';
  return `<code>errors</code> points to the field${which}. It is a JSON pointer into the body, or <code>/path/…</code>, <code>/query/…</code> or
<code>/header/…</code> with the parameter's name.`;
};

const problemPage = (
  code: string,
  { status, title, action, fields }: Problem,
  operations: readonly Operation[],
  specs: readonly Spec[],
): Page => {
  const example = { type: `${PROBLEMS}/${code}`, title, status, detail: action, instance: '/…', code, request_id: '…' };
  const groups = specs.flatMap((spec) => {
    const own = operations.filter(({ section }) => spec.kind === 'openapi' && section === spec.section);
    if (own.length === 0) return [];
    const items = own.map(
      ({ address, summary, operationId, pending }) =>
        `<li><a href="${address}">${inline(summary)}</a> <code>${operationId}</code>${pending ? ' <span class="badge">planned</span>' : ''}</li>`,
    );
    return [`<h3>${escaped(titleOf(spec))}</h3>\n<ul>\n${items.join('\n')}\n</ul>`];
  });
  const main = `<main id="main">
<p class="trail"><a href="${PROBLEMS}">Problems</a></p>
<h1><code>${code}</code></h1>
<p class="lead"><strong>${status}</strong> ${inline(title)}</p>
<h2>Remedy</h2>
<p>${inline(action)}</p>
${fields === undefined ? '' : `<h2>Where</h2>\n<p>${whereOf(fields)}</p>\n`}<h2>Example</h2>
<pre tabindex="0"><code>${escaped(JSON.stringify(example, null, 2))}</code></pre>
<p>Branch on <code>code</code>. <code>detail</code> says what is wrong this time; quote <code>request_id</code> when you ask for help.</p>
<h2>Operations that return it</h2>
${groups.length > 0 ? groups.join('\n') : '<p>None: the server returns it for requests that do not reach an operation.</p>'}
</main>`;
  return htmlPage({ address: `${PROBLEMS}/${code}`, title: code, main });
};
