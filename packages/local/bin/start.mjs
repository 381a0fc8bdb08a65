#!/usr/bin/env node
import { enter } from '../src/entry/enter.mjs';

enter(() => import('../src/run.ts')).then(({ start }) => start());
