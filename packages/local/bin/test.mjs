#!/usr/bin/env node
import { enter } from '../src/entry/enter.mjs';

const [which, ...names] = process.argv.slice(2);

enter(() => import('../src/checks/commands.ts')).then(({ testCommand }) => testCommand(which, names));
