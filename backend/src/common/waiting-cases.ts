/**
 * The condition that a case waits for the caller: it is open or appealed. An open one that was passed to the administrators waits
 * for no moderator.
 * @param isModerator the parameter that says whether the caller is one
 */
export const waitsFor = (isModerator: string): string =>
  `state IN ('open', 'appealed') AND NOT (${isModerator}::boolean AND state = 'open' AND escalated_at IS NOT NULL)`;
