/** A page from which an internship comes. */
export class ApprovalPageDto {
  /**
   * Page id.
   * @example "7"
   */
  id!: string;
  /** Its title. */
  title!: string;
  /** Since when there is such a page; ISO 8601, UTC. */
  createdAt!: string;
}

/** An internship as it was approved before it was changed. */
export class ApprovedBeforeDto {
  /** Its title then. */
  title!: string;
  /**
   * Its text and facts then, in lines, as the case has them now. Empty 180 days after the decision.
   * @example 'You draw the pages on which students find their way.'
   */
  text!: string;
  /** When it was approved; ISO 8601, UTC. */
  at!: string;
}

/** An internship of the same member that was declined. */
export class RefusalDto {
  /** Case id. */
  id!: string;
  /** Its title; empty 180 days after the decision. */
  title!: string;
  /** Why. */
  reason!: string;
  /** ISO 8601, UTC. */
  at!: string;
}

/** What matters only to who approves an internship. */
export class CaseApprovalDto {
  /** Null once the internship is gone. */
  page!: ApprovalPageDto | null;
  /** Null when nobody has approved it yet. */
  before!: ApprovedBeforeDto | null;
  /** Those declined before, latest first; at most 20. */
  refusals!: RefusalDto[];
}
