import { runInNewContext } from 'node:vm';
import { runtimeConfigFromEnv, configScript } from './configScript.ts';

describe('config.js from the environment', () => {
  it('has defaults for one machine', () => {
    expect(runtimeConfigFromEnv({})).toMatchObject({
      apiOrigin: 'http://localhost:3000',
      memberOrigin: 'http://localhost:5173',
      adminOrigin: 'http://localhost:5174/admin',
      brandName: 'Campus Commons',
    });
  });

  it('puts the console under /admin of its origin', () => {
    const env = { ADMIN_ORIGIN: 'https://console.example.org/' };
    expect(runtimeConfigFromEnv(env).adminOrigin).toBe('https://console.example.org/admin');
  });

  it('has the API’s origin for pictures unless another one is set', () => {
    const env = { API_ORIGIN: 'https://api.example.org' };
    expect(runtimeConfigFromEnv(env).mediaOrigin).toBe('https://api.example.org');
    expect(runtimeConfigFromEnv({ ...env, MEDIA_ORIGIN: 'https://cdn.example.org/' }).mediaOrigin).toBe(
      'https://cdn.example.org',
    );
  });

  it('treats an empty variable as unset', () => {
    expect(runtimeConfigFromEnv({ BRAND_NAME: '' }).brandName).toBe('Campus Commons');
  });

  it.each([
    ['SOCIAL_LINKS', '[{"name":', 'SOCIAL_LINKS must be a JSON list'],
    ['RECORD_PUBLIC_KEYS', `${'A'.repeat(43)},short`, 'RECORD_PUBLIC_KEYS must be the line'],
    ['API_ORIGIN', 'localhost:3000', 'apiOrigin must be an http or https address'],
  ])('reports an invalid %s', (key, value, message) => {
    expect(() => runtimeConfigFromEnv({ [key]: value })).toThrow(message);
  });

  it('has the public keys of records, former ones too', () => {
    const [key, former] = ['A'.repeat(43), '-_0'.repeat(14) + 'Z'];
    expect(runtimeConfigFromEnv({ RECORD_PUBLIC_KEYS: `${key}, ${former},` }).recordKeys).toEqual([
      key,
      former,
    ]);
    expect(runtimeConfigFromEnv({}).recordKeys).toEqual([]);
  });

  it('writes a script that sets exactly that configuration', () => {
    const config = runtimeConfigFromEnv({ BRAND_NAME: 'Maidan "Commons" </script>' });
    const page: { __CAMPUS_COMMONS__?: unknown } = {};
    runInNewContext(configScript(config), { window: page });
    expect(page.__CAMPUS_COMMONS__).toEqual(config);
  });
});
