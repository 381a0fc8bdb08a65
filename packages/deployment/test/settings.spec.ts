import { API_LIMITS } from '../src/proxy/api-limits.ts';
import { readProxySettings, type ProxySettings } from '../src/proxy/proxy-settings.ts';
import { readSiteSettings } from '../src/site/site-settings.ts';
import { read } from './support/files.ts';

type Variables = Record<string, string | undefined>;

/** The variables of an example, with the values it states. */
function variables(file: string): Variables {
  return Object.fromEntries(
    [...read(file).matchAll(/^([A-Z0-9_]+)=(.*)$/gm)].map(([, name = '', value]) => [name, value] as const),
  );
}

/** The names of the variables that reading the settings asks for. */
function namesRead(source: Variables, readFrom: (source: Variables) => unknown): string[] {
  const names = new Set<string>();
  readFrom(
    new Proxy(source, {
      get: (target, name: string) => {
        names.add(name);
        return target[name];
      },
    }),
  );
  return [...names].sort();
}

/** Where nothing has a default. */
const REQUIRED = /^(API|MEMBER|ADMIN)_ORIGIN$|^CAREER_URL$|^CONTACT_EMAIL$|^TLS_|^[A-Z_]+_SERVERS$/;
const onlyRequired = (given: Variables) =>
  Object.fromEntries(Object.entries(given).filter(([name]) => REQUIRED.test(name)));

describe('the example of a site’s settings', () => {
  const example = variables('packages/deployment/site.env.example');
  const settingsOf = (source: Variables) => readSiteSettings(source, '/srv/site');

  it('has exactly the variables that a site reads', () => {
    expect(Object.keys(example).sort()).toEqual(namesRead(example, settingsOf));
  });

  it('states the defaults', () => {
    expect(settingsOf(example)).toEqual(settingsOf(onlyRequired(example)));
  });
});

describe('the example of the proxy’s settings', () => {
  const example = {
    ...variables('packages/deployment/proxy.env.example'),
    API_SERVERS: '127.0.0.1:3001',
    MEMBER_SITE_SERVERS: '127.0.0.1:8081',
    ADMIN_SITE_SERVERS: '127.0.0.1:8082',
  };

  it('has exactly the variables that the proxy reads', () => {
    expect(Object.keys(example).sort()).toEqual(namesRead(example, readProxySettings));
  });

  it('states the defaults', () => {
    const defaults: ProxySettings = readProxySettings(onlyRequired(example));
    expect(readProxySettings(example)).toEqual(defaults);
  });
});

it('the page about Kubernetes lets forms through that are as large as the API’s limit', () => {
  expect(read('docs/install/kubernetes.md')).toContain(
    `accepts bodies of ${API_LIMITS.MAX_FORM_MEGABYTES} MB`,
  );
});
