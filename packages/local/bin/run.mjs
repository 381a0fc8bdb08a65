#!/usr/bin/env node
// The commands of the root package.json: `run.mjs <command> …`. As in enter.mjs, any Node version must be able to parse this file.
import { enter } from '../src/entry/enter.mjs';

const [name = '', ...args] = process.argv.slice(2);
/** What runs from sources, and what checks them: loaded once everything is installed. */
const stack = () => enter(() => import('../src/run.ts'));
const checks = () => enter(() => import('../src/checks/commands.ts'));

/** @type {Record<string, (() => Promise<unknown>) | undefined>} */
const COMMANDS = {
  start: () => stack().then(({ start }) => start()),
  dev: () => stack().then(({ dev }) => dev()),
  check: () => checks().then(({ checkCommand }) => checkCommand()),
  test: () => checks().then(({ testCommand }) => testCommand(args[0], args.slice(1))),
  api: () => checks().then(({ apiCommand }) => apiCommand(args[0])),
  schema: () => checks().then(({ schemaCommand }) => schemaCommand()),
  docs: () => checks().then(({ docsCommand }) => docsCommand()),
  catalogue: () => enter(() => import('../src/catalogue.ts')).then(({ catalogue }) => catalogue(args)),
  measure: () => enter(() => import('../src/measure.ts')).then(({ measure }) => measure(args[0])),
  promises: () =>
    enter(() => import('../src/promises.ts')).then(({ listOpenPromises }) => listOpenPromises(args[0])),
};

const command = COMMANDS[name];
if (command === undefined) {
  console.error(`Which command? ${Object.keys(COMMANDS).join(', ')}`);
  process.exit(1);
}
command();
