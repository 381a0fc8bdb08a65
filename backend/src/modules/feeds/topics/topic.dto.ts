/** A topic of posts. */
export class TopicDto {
  /**
   * One form of its letters, 2–40 of them, as searching compares them: two topics with the same key are one.
   * @example robotics
   */
  key!: string;
  /**
   * As it was first typed, without the `#`.
   * @example Robotics
   */
  label!: string;
}
