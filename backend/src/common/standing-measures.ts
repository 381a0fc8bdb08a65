/** SQL condition that a decision `c` still does to the account what it says. */
export const stands = (measure: 'limit' | 'suspension') =>
  `c.measure = '${measure}' AND c.state IN ('decided', 'appealed', 'upheld') AND (c.until IS NULL OR c.until > now())`;

/** SQL that picks of several measures the one that lasts longest; null is without an end. */
export const THE_LASTING_ONE = 'ORDER BY c.until DESC NULLS FIRST, c.id LIMIT 1';

/** SQL expression: whether a moderator decided the suspension of a member that lasts longest; null if there is none. */
export const isByModeratorSql = (memberId: string) =>
  `(SELECT c.decider_role = 'moderator' FROM review_case c WHERE c.member_id = ${memberId} AND ${stands('suspension')} ${THE_LASTING_ONE})`;

/** SQL expression: what the console's account by this parameter is now. */
export const roleOf = (administrator: string) =>
  `(SELECT a.role FROM administrator a WHERE a.id = ${administrator}::bigint)`;
