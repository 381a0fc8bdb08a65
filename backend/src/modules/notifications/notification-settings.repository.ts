import { Injectable } from '@nestjs/common';
import { Sql } from '../../platform/sql/sql.js';
import type { NotificationKind } from '../../common/notification-kinds.js';
import { SET_SETTINGS, SETTINGS } from './notifications.statements.js';

export interface NotificationSettings {
  /** Kinds that the site does not show. */
  readonly off: NotificationKind[];
  /** Kinds that are also mailed. */
  readonly mail: NotificationKind[];
  /** Whether a summary is mailed every week. */
  readonly digest: boolean;
}

/** What the service has validated is all that is written. */
type SettingsRow = { off: string[]; mail: string[]; digest: boolean };
const toSettings = (row: SettingsRow) => row as NotificationSettings;

const DEFAULTS: NotificationSettings = { off: [], mail: [], digest: false };

@Injectable()
export class NotificationSettingsRepository {
  constructor(private readonly sql: Sql) {}

  async get(memberId: string): Promise<NotificationSettings> {
    const [row] = await this.sql.query(SETTINGS, [memberId]);
    return row ? toSettings(row) : DEFAULTS;
  }

  /** Changes what is given and returns all. */
  async set(memberId: string, changed: Partial<NotificationSettings>): Promise<NotificationSettings> {
    const values = [memberId, changed.off ?? null, changed.mail ?? null, changed.digest ?? null];
    const [row] = await this.sql.query(SET_SETTINGS, values);
    if (!row) throw new Error('INSERT … RETURNING answered no row');
    return toSettings(row);
  }
}
