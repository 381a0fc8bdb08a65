import type { SessionDto } from './sessions.dto.js';
import type { SessionRow } from './sessions.repository.js';

export function toSession(row: SessionRow & { readonly current: boolean }): SessionDto {
  return {
    id: row.id,
    device: row.device,
    place: 'unknown',
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    current: row.current,
  };
}
