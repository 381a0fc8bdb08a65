import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  OneToOne,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  Unique,
} from 'typeorm';
import { Post } from '../post.entity.js';
import { Member } from '../../profile/member.entity.js';

/** The poll of a post. */
@Entity('poll')
@Index('poll_due_idx', ['closesAt'], { where: 'NOT told' })
export class Poll {
  @PrimaryColumn({ type: 'bigint' })
  postId!: string;

  @OneToOne(() => Post, { onDelete: 'CASCADE' })
  @JoinColumn()
  post!: Post;

  /** Whether a member may choose several options. */
  @Column({ type: 'boolean' })
  multiple!: boolean;

  /** Its end, also when the author closed it before. */
  @Column({ type: 'timestamptz' })
  closesAt!: Date;

  @Column({ type: 'boolean', default: false })
  closedByAuthor!: boolean;

  /** Whether anybody ever voted; the options stay from then on. */
  @Column({ type: 'boolean', default: false })
  started!: boolean;

  /** Whether the author needs to be told of the end no more. A trigger tells them when it becomes true. */
  @Column({ type: 'boolean', default: false })
  told!: boolean;

  /** Members who voted, also those whose accounts or votes were deleted since. */
  @Column({ type: 'integer', default: 0 })
  voters!: number;
}

/** What a member can vote for. */
@Entity('poll_option')
@Unique('poll_option_place_key', ['postId', 'place'])
export class PollOption {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column({ type: 'bigint' })
  postId!: string;

  @ManyToOne(() => Poll, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'post_id', referencedColumnName: 'postId' })
  poll!: Poll;

  /** 1 for the first. */
  @Column({ type: 'smallint' })
  place!: number;

  @Column({ type: 'varchar', length: 80 })
  text!: string;

  /** Like {@link Poll.voters}. */
  @Column({ type: 'integer', default: 0 })
  votes!: number;
}

/** That a member votes for an option: kept to count them once, read by nobody else, and deleted 90 days after the end. */
@Entity('poll_vote')
@Index('poll_vote_member_idx', ['memberId'])
@Index('poll_vote_option_idx', ['optionId'])
export class PollVote {
  @PrimaryColumn({ type: 'bigint' })
  postId!: string;

  @ManyToOne(() => Poll, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'post_id', referencedColumnName: 'postId' })
  poll!: Poll;

  @PrimaryColumn({ type: 'bigint' })
  memberId!: string;

  @ManyToOne(() => Member, { onDelete: 'CASCADE' })
  member!: Member;

  @PrimaryColumn({ type: 'bigint' })
  optionId!: string;

  @ManyToOne(() => PollOption, { onDelete: 'CASCADE' })
  option!: PollOption;
}
