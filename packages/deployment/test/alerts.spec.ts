import { readdir } from 'node:fs/promises';
import { parse } from 'yaml';
import { RULE_FILES } from '../src/monitoring/prometheus-rule.ts';
import { inRepository, read } from './support/files.ts';

interface Rules {
  groups: {
    rules: { alert?: string; annotations?: Record<string, string>; labels?: Record<string, string> }[];
  }[];
}
interface RuleTests {
  tests: { alert_rule_test?: { alertname: string; exp_alerts: unknown[] }[] }[];
}
interface Configuration {
  rule_files: string[];
  global: { external_labels: Record<string, string> };
  scrape_configs: { job_name: string }[];
}

const alerts = Object.values(RULE_FILES).flatMap((file) =>
  (parse(read(`docker/monitoring/${file}`)) as Rules).groups.flatMap(({ rules }) =>
    rules.filter(({ alert }) => alert !== undefined),
  ),
);

it('each alert has a case in which it fires and one in which it does not', () => {
  const { tests } = parse(read('docker/monitoring/rules.test.yml')) as RuleTests;
  const checks = tests.flatMap(({ alert_rule_test: each = [] }) => each);
  const without = (isFiring: boolean) =>
    alerts
      .map(({ alert }) => alert)
      .filter(
        (name) =>
          !checks.some((check) => check.alertname === name && check.exp_alerts.length > 0 === isFiring),
      );
  expect({ quiet: without(false), firing: without(true) }).toEqual({ quiet: [], firing: [] });
});

it('each alert links to the page that is named like it, below the address that Prometheus is given', () => {
  for (const { alert, annotations } of alerts) {
    expect({ alert, link: annotations?.runbook_url }).toEqual({
      alert,
      link: `{{ $externalLabels.runbooks }}/${alert}.md`,
    });
  }
});

it('each alert has a runbook, and each runbook an alert', async () => {
  const pages = (await readdir(inRepository('docs/runbooks'))).filter((page) => page !== 'README.md');
  expect(pages.sort()).toEqual(alerts.map(({ alert }) => `${alert}.md`).sort());
  const index = read('docs/runbooks/README.md');
  for (const { alert = '', labels, annotations } of alerts) {
    const headings = [...read(`docs/runbooks/${alert}.md`).matchAll(/^#+ .+$/gm)].map(([heading]) => heading);
    expect(headings.slice(0, 3)).toEqual([`# ${alert}`, '## Check', '## Do']);
    expect(index.replaceAll(/ +/g, ' ')).toContain(
      `| [${alert}](${alert}.md) | ${labels?.severity} | ${annotations?.summary} |`,
    );
  }
});

it('Prometheus scrapes the same jobs on one machine and with compose, and loads every rule', () => {
  const configurations = ['prometheus.yml', 'prometheus-compose.yml'].map(
    (file) => parse(read(`docker/monitoring/${file}`)) as Configuration,
  );
  const jobs = [...read('docker/monitoring/rules-exporters.yml').matchAll(/job="(campus-[a-z]+)"/g)];
  for (const { rule_files: files, global, scrape_configs: scraped } of configurations) {
    expect(files).toEqual(Object.values(RULE_FILES));
    expect(global.external_labels.runbooks).toMatch(/^https:.*\/docs\/runbooks$/);
    expect(scraped.map(({ job_name: name }) => name)).toEqual(
      expect.arrayContaining(['campus-api', 'campus-host', ...new Set(jobs.map(([, job]) => job))]),
    );
  }
  expect(configurations[0]?.scrape_configs.map(({ job_name: name }) => name)).toEqual(
    configurations[1]?.scrape_configs.map(({ job_name: name }) => name),
  );
});
