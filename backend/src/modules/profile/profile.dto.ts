/** What lists show of a member beside the name. */
export class MemberCardProfileDto {
  /** Path of the portrait on the API host; null shows the default portrait. */
  profileUrl!: string | null;
  /** What the member says of themselves in a line. */
  title!: string | null;
}

/** A member as lists show them. */
export class MemberCardDto {
  /** Member id. */
  id!: string;
  /** Full name. */
  name!: string;
  UserProfile!: MemberCardProfileDto;
}
