import { ExportSql, ReportingSql } from '../../src/platform/sql/own-pools.js';
import { startApp } from '../support/app.js';
import { joinMember } from '../support/factories.js';

it('what everybody reads waits neither for administrators’ searches nor for downloads', async () => {
  const busy = await startApp();
  try {
    const member = await joinMember(busy);
    const slow = { name: 'slow', text: 'SELECT pg_sleep(30)', replica: false };
    for (const pool of [busy.nest.get(ReportingSql), busy.nest.get(ExportSql)]) {
      for (let n = 0; n < 3; n += 1) void pool.query(slow).catch(() => undefined);
    }
    await busy.call('/public/getHighlights').expect(200);
    await busy.http().get('/health/ready').expect(200);
    await busy.call('/user/feeds/getAllFeeds', {}, member.token).expect(200);
  } finally {
    await busy.rows(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE '%pg_sleep(30)%' AND pid <> pg_backend_pid()`,
    );
    await busy.close();
  }
});
