import { Injectable } from '@nestjs/common';
import { ReportingSql } from '../../../platform/sql/own-pools.js';
import { statement } from '../../../platform/sql/statement.js';

const inDay = (table: string, visible = 'NOT hidden') => `
  (SELECT count(*)::int FROM ${table} WHERE ${visible} AND created_at >= d.begins AND created_at < d.ends)`;

/** One day at a time, so that each figure is an index-only scan of a range. */
const TIMELINE = statement(
  'admin_users_timeline',
  `SELECT to_char(d.day, 'YYYY-MM-DD') AS date, ${inDay('member', 'deleted_at IS NULL')} AS "signUps", ${inDay('post')} AS posts,
          ${inDay('comment')} AS comments, ${inDay('post_like')} AS likes
     FROM (SELECT day, day AT TIME ZONE 'Asia/Kolkata' AS begins,
                  (day + interval '1 day') AT TIME ZONE 'Asia/Kolkata' AS ends
             FROM generate_series($1::timestamp, $2::timestamp, interval '1 day') AS day) d
    ORDER BY d.day`,
  { notNull: ['date'] },
);

export interface TimelineRow {
  readonly date: string;
  readonly signUps: number;
  readonly posts: number;
  readonly comments: number;
  readonly likes: number;
}

@Injectable()
export class AdminTimelineRepository {
  constructor(private readonly sql: ReportingSql) {}

  /** Every day from the first to the last, `YYYY-MM-DD` both. */
  days(from: string, to: string): Promise<TimelineRow[]> {
    return this.sql.query(TIMELINE, [from, to]);
  }
}
