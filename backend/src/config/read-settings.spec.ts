import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withSecretFiles } from './read-settings.js';

describe('withSecretFiles', () => {
  let directory: string;
  let file: string;

  beforeEach(() => {
    directory = mkdtempSync(path.join(tmpdir(), 'campus-secret-'));
    file = path.join(directory, 'url');
    writeFileSync(file, 'redis://:word@localhost\n');
  });
  afterEach(() => rmSync(directory, { recursive: true }));

  it('reads a secret from the named file, without the line end that editors add', () => {
    expect(withSecretFiles({ REDIS_URL_FILE: file }).REDIS_URL).toBe('redis://:word@localhost');
    expect(withSecretFiles({ REDIS_URL_FILE: '', REDIS_URL: 'redis://here' }).REDIS_URL).toBe('redis://here');
  });

  it('names every missing file, and every secret that is set twice', () => {
    const read = () =>
      withSecretFiles({
        SMTP_URL_FILE: path.join(directory, 'gone'),
        REDIS_URL_FILE: file,
        REDIS_URL: 'redis://here',
      });
    expect(read).toThrow('SMTP_URL_FILE names a file that cannot be read');
    expect(read).toThrow('REDIS_URL and REDIS_URL_FILE are both set');
  });

  it('reads no file for other settings', () => {
    expect(withSecretFiles({ LOG_LEVEL_FILE: file }).LOG_LEVEL).toBeUndefined();
  });
});
