#!/usr/bin/env node
// Writes docker/kubernetes/monitoring/prometheus-rule.yaml.
import { readFileSync, writeFileSync } from 'node:fs';
import { loadTypeScript } from './load-typescript.mjs';

await loadTypeScript();
const { prometheusRules, RULE_FILES } = await import('../src/monitoring/prometheus-rule.ts');
const docker = new URL('../../../docker/', import.meta.url);
const rules = Object.entries(RULE_FILES).map(([name, file]) => [
  name,
  readFileSync(new URL(`monitoring/${file}`, docker), 'utf8'),
]);
writeFileSync(
  new URL('kubernetes/monitoring/prometheus-rule.yaml', docker),
  prometheusRules(Object.fromEntries(rules)),
);
