#!/usr/bin/env node
import { enter } from '../src/entry/enter.mjs';

enter(() => import('../src/promises.ts')).then(({ listOpenPromises }) => listOpenPromises(process.argv[2]));
