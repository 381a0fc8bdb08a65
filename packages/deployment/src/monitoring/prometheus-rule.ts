/** The files of alert rules in `docker/monitoring`, by the name of the resource that each becomes. */
export const RULE_FILES: Readonly<Record<string, string>> = {
  'campus-commons': 'rules.yml',
  'campus-commons-exporters': 'rules-exporters.yml',
};

/**
 * Alert rules as resources that the Prometheus operator reads, which cannot include a file.
 * @param rules the text of each file of {@link RULE_FILES}, by the name of its resource
 */
export function prometheusRules(rules: Record<string, string>): string {
  const resources = Object.entries(rules).map(
    ([name, text]) => `apiVersion: monitoring.coreos.com/v1
kind: PrometheusRule
metadata:
  name: ${name}
spec:
${text.replaceAll(/^(?=.)/gm, '  ')}`,
  );
  return `# Generated from docker/monitoring: npm run rules:generate -w packages/deployment\n${resources.join('---\n')}`;
}
