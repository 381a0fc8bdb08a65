import { installation, startApiProcess } from '../support/api-process.js';
import { createDatabase } from '../support/database.js';
import { until } from '../support/until.js';

it('a start warns in the log when the database allows fewer connections than the processes may open', async () => {
  const env = await installation(await createDatabase());
  for (const [API_PROCESSES, warnings] of [
    ['1000', 1],
    ['2', 0],
  ] as const) {
    const api = await startApiProcess({ ...env, LOG_LEVEL: 'warn', API_PROCESSES });
    const warned = () =>
      api
        .output()
        .split('\n')
        .filter((line) => line.includes('raise max_connections'));
    // On a slow machine the database is asked a second time, after the start.
    await until(() => warned().length >= warnings);
    await api.stop();
    const lines = warned();
    expect(lines).toHaveLength(warnings);
    if (warnings > 0) expect(JSON.parse(lines[0]!)).toMatchObject({ level: 40, needed: 15005 });
  }
});
