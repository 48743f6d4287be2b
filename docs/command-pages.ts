import { COMMANDS } from '../codegen/cli.ts';
import { commandHelp } from '../codegen/commands/program/help.ts';
import { escaped, htmlPage, type Page } from './page.ts';

/** The help of every command of the toolchain, as the program prints it. */
export const commandPages = (): Page[] => {
  const commands = COMMANDS.map(
    (command) => `<h2 id="${command.name}">${command.name}</h2>
<p>${escaped(command.name)} ${escaped(command.summary)}.</p>
<pre tabindex="0"><code>${escaped(commandHelp(command).join('\n'))}</code></pre>`,
  );
  const links = COMMANDS.map(({ name }) => `<li><a href="#${name}">${name}</a></li>`).join('\n');
  const main = `<main id="main" class="text">
<h1>Commands of the toolchain</h1>
<nav class="contents" aria-label="On this page"><ul>
${links}
</ul></nav>
<p>What <code>pitboss-codegen &lt;command&gt; --help</code> prints. <a href="/docs/toolchain">The overview</a> says when to use which.</p>
${commands.join('\n')}
</main>`;
  return [htmlPage({ address: '/docs/toolchain/commands', title: 'Commands of the toolchain', main })];
};
