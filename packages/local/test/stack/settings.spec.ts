import path from 'node:path';
import { readSettings } from '../../src/stack/settings.ts';

describe('settings', () => {
  it('have defaults', () => {
    const { ports, dataDir, databaseUrl } = readSettings({ DATABASE_URL: '', API_PORT: '' });
    expect(ports).toEqual({ api: 3000, member: 5173, admin: 5174 });
    expect(path.isAbsolute(dataDir) && path.basename(dataDir)).toBe('.data');
    expect(databaseUrl).toBeUndefined();
  });

  it.each(['http', '0', '65536', '-1', '3000.5', '1e3'])(
    'refuse the port "%s" and name the variable',
    (port) => {
      expect(() => readSettings({ MEMBER_PORT: port })).toThrow(
        `MEMBER_PORT must be a port between 1 and 65535, not "${port}"`,
      );
    },
  );

  it('refuse the same port for two apps', () => {
    expect(() => readSettings({ API_PORT: '5173' })).toThrow('must be three different ports');
  });
});
