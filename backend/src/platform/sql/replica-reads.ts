import type { Statement } from './statement.js';

/**
 * The statements that a replica may answer: what members look at most. All others run on the primary, above all
 * sessions and whatever decides on a write.
 */
const REPLICA_READS = /^(feed_(everybody|page|member)_[0-9]+|post_by_id|(comment|like)_(page|total))$/;

export function isReplicaRead({ name }: Statement): boolean {
  return REPLICA_READS.test(name);
}
