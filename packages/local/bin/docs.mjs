#!/usr/bin/env node
import { enter } from '../src/entry/enter.mjs';

enter(() => import('../src/checks/commands.ts')).then(({ docsCommand }) => docsCommand());
