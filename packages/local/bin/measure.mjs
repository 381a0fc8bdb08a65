#!/usr/bin/env node
import { enter } from '../src/entry/enter.mjs';

enter(() => import('../src/measure.ts')).then(({ measure }) => measure(process.argv[2]));
