#!/usr/bin/env node
import { enter } from '../src/entry/enter.mjs';

enter(() => import('../src/dev.ts')).then(({ dev }) => dev());
