const HEADER = `# Generated from docker/monitoring/rules.yml: npm run rules:generate -w packages/deployment
apiVersion: monitoring.coreos.com/v1
kind: PrometheusRule
metadata:
  name: campus-commons
spec:
`;

/**
 * The alert rules as the resource that the Prometheus operator reads, which cannot include a file.
 * @param rules the text of `docker/monitoring/rules.yml`
 */
export function prometheusRule(rules: string): string {
  return HEADER + rules.replaceAll(/^(?=.)/gm, '  ');
}
