import { Injectable } from '@nestjs/common';
import { Sql } from '../../platform/sql/sql.js';
import { FEED_BLOCKS_SEAL } from './deep-feeds.statements.js';

/** Visible posts in a block when it is made. */
const BLOCK_SIZE = 256;
/** Posts that become visible later than this after their time, by a slow transaction, change a block's count. Seconds. */
const TAIL_AGE_SECONDS = 60;

@Injectable()
export class FeedBlocksRepository {
  constructor(private readonly sql: Sql) {}

  /**
   * Makes blocks of the posts that are in none yet, oldest first.
   * @param max blocks to make in one transaction, during which no post can be written
   * @returns how many were made; null when there were writers, for whom this does not wait
   */
  async seal(max: number): Promise<number | null> {
    const [row] = await this.sql.query(FEED_BLOCKS_SEAL, [BLOCK_SIZE, max, `${TAIL_AGE_SECONDS} seconds`]);
    return row?.sealed ?? null;
  }
}
