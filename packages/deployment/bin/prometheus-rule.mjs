#!/usr/bin/env node
// Writes docker/kubernetes/monitoring/prometheus-rule.yaml.
import { readFileSync, writeFileSync } from 'node:fs';
import { loadTypeScript } from './load-typescript.mjs';

await loadTypeScript();
const { prometheusRule } = await import('../src/monitoring/prometheus-rule.ts');
const docker = new URL('../../../docker/', import.meta.url);
const rules = readFileSync(new URL('monitoring/rules.yml', docker), 'utf8');
writeFileSync(new URL('kubernetes/monitoring/prometheus-rule.yaml', docker), prometheusRule(rules));
