// Copied from backend/src/common/text; see "npm run api:generate".
/**
 * The nine rules of "What is not allowed" in the Terms (member-web/src/content/terms.tsx), in that order, in
 * a few words each. Decisions name a rule by its number, 1–9: `RULES[rule - 1]`.
 */
export const RULES = [
  'Harassing, threatening or ragging',
  'Hatred',
  'Sexual, harmful to minors or against the law',
  'Pretending to be somebody else',
  'Somebody’s private data',
  'Fraud and false offers',
  'Cheating in examinations',
  'Spam and collecting data',
  'Attacking the service',
] as const;

/** The short words of a rule; empty for none, and for a number that this version does not know. */
export const ruleWords = (rule: number | null) => (rule === null ? '' : (RULES[rule - 1] ?? ''));
