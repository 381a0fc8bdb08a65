import { execFile } from 'node:child_process';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { startApp, type TestApp } from './support/app.js';

const PAGE = path.resolve(import.meta.dirname, '../../docs/build/api.md');
/** The page's placeholder for values that differ each time. */
const ANYTHING = '…';

/** A command of the page, and the answer that the page shows. */
interface Example {
  readonly command: string;
  readonly answer: string;
}

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

async function readExamples(): Promise<Example[]> {
  const page = await readFile(PAGE, 'utf8');
  const blocks = [...page.matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(([, language = '', text = '']) => ({
    language,
    text,
  }));
  return blocks.flatMap(({ language, text }, index) => {
    const next = blocks[index + 1];
    if (language !== 'sh') return [];
    if (!next || next.language === 'sh') throw new Error(`The page does not say what this answers:\n${text}`);
    return [{ command: text, answer: next.text }];
  });
}

/** A directory for the commands' output; contains a `curl` if the machine has none. */
async function makeWorkplace(): Promise<{ directory: string; searchPath: string }> {
  const directory = path.join(app.dataDir, 'api-docs');
  await mkdir(directory);
  const searchPath = process.env.PATH ?? '';
  const hasCurl = await promisify(execFile)('sh', ['-c', 'command -v curl']).then(
    () => true,
    () => false,
  );
  if (hasCurl) return { directory, searchPath };
  const substitute = path.join(directory, 'curl');
  const program = path.join(import.meta.dirname, 'support/curl.mjs');
  await writeFile(substitute, `#!/bin/sh\nexec "${process.execPath}" "${program}" "$@"\n`);
  await chmod(substitute, 0o755);
  return { directory, searchPath: `${directory}:${searchPath}` };
}

/** Runs the commands one after the other in one shell, as a reader would, and returns what each printed. */
async function run(commands: readonly string[], origin: string): Promise<string[]> {
  const { directory, searchPath } = await makeWorkplace();
  const script = commands.map((command, index) => `{\n${command}} > answer-${index}\n`).join('');
  await promisify(execFile)('sh', ['-e', '-c', script.replaceAll('http://localhost:3000', origin)], {
    cwd: directory,
    env: { PATH: searchPath },
  });
  return Promise.all(commands.map((_, index) => readFile(path.join(directory, `answer-${index}`), 'utf8')));
}

/** The page's answer as a matcher. */
function matcherOf(expected: unknown): unknown {
  if (expected === ANYTHING) return expect.stringMatching(/./);
  if (Array.isArray(expected)) return expected.map(matcherOf);
  if (typeof expected !== 'object' || expected === null) return expected;
  return Object.fromEntries(Object.entries(expected).map(([name, value]) => [name, matcherOf(value)]));
}

it('docs/build/api.md: every command runs as written and returns what the page says', async () => {
  const { port } = app.nest.getHttpServer().address() as AddressInfo;
  const examples = await readExamples();
  expect(examples.length).toBeGreaterThan(8);
  const answers = await run(
    examples.map(({ command }) => command),
    `http://127.0.0.1:${port}`,
  );
  for (const [index, { answer }] of examples.entries()) {
    const given = answers[index] ?? '';
    if (answer.trimStart().startsWith('{')) expect(JSON.parse(given)).toEqual(matcherOf(JSON.parse(answer)));
    else expect(given.trim()).toBe(answer.trim());
  }
});
