#!/usr/bin/env node
import { enter } from '../src/entry/enter.mjs';

enter(() => import('../src/catalogue.ts')).then(({ catalogue }) => catalogue(process.argv.slice(2)));
