import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/sql/sql.js';
import type { SwitchableKind } from '../../../common/notification-kinds.js';
import { SET_SETTINGS, SETTINGS } from './notifications.statements.js';

export interface NotificationSettings {
  /** Kinds that the site does not show. */
  readonly off: SwitchableKind[];
  /** Kinds that are also mailed. */
  readonly mail: SwitchableKind[];
  /** Whether a summary is mailed every week. */
  readonly digest: boolean;
}

/** Switches of one kind; those that are left out stay as they are. */
export interface KindSetting {
  readonly kind: SwitchableKind;
  /** Whether the site shows it. */
  readonly site?: boolean;
  /** Whether it is also mailed. */
  readonly mail?: boolean;
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

  /**
   * Changes what is given and returns all.
   * @param changes single switches, applied after the whole lists
   */
  async set(
    memberId: string,
    { off, mail, digest }: Partial<NotificationSettings>,
    changes: readonly KindSetting[],
  ): Promise<NotificationSettings> {
    const kinds = (has: (change: KindSetting) => boolean) => changes.filter(has).map(({ kind }) => kind);
    const values = [
      ...[memberId, off ?? null, mail ?? null, digest ?? null],
      ...[kinds(({ site }) => site === false), kinds(({ site }) => site === true)],
      ...[kinds((change) => change.mail === true), kinds((change) => change.mail === false)],
    ];
    const [row] = await this.sql.query(SET_SETTINGS, values);
    if (!row) throw new Error('INSERT … RETURNING answered no row');
    return toSettings(row);
  }
}
