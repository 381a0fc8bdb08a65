import { text } from 'node:stream/consumers';
import type { AuditService } from '../../../platform/audit/audit.service.js';
import type { Sql } from '../../../platform/sql/sql.js';
import type { AdminExportRepository, ExportRow } from './admin-export.repository.js';
import { AdminExportService } from './admin-export.service.js';

const member: ExportRow = {
  id: '1',
  name: 'Asha Rao',
  email: 'asha@college.example',
  phone: '9876543210',
  college: null,
  course: null,
  status: 'active',
  joined: '2026-01-01',
  moment: '2026-01-01 00:00:00+00',
};

describe('the export of members', () => {
  it('does not block the event loop while it is written', async () => {
    const batches = [Array<ExportRow>(500).fill(member), []];
    const sql = { transaction: () => Promise.resolve() } as unknown as Sql;
    const next = () => Promise.resolve(batches.shift() ?? []);
    const repository = { next } as unknown as AdminExportRepository;
    const service = new AdminExportService(sql, repository, {} as AuditService);
    const file = await service.users({ kind: 'admin', accountId: '1' } as never, { search: '', college: '' });

    let turns = 0;
    const count = () => {
      turns += 1;
      counting = setImmediate(count);
    };
    let counting = setImmediate(count);
    const written = await text(file);
    clearImmediate(counting);

    expect(written.match(/asha@college/g)).toHaveLength(500);
    expect(turns).toBeGreaterThanOrEqual(10);
  });
});
