#!/usr/bin/env node
import { enter } from '../src/entry/enter.mjs';

enter(() => import('../src/start.ts')).then(({ start }) => start());
