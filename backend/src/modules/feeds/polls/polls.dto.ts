import { ArrayMaxSize, IsArray, IsString } from 'class-validator';
import { SuccessResponseDto } from '../../../common/envelope.dto.js';
import { MAX_POLL_OPTIONS } from '../../../common/poll-bounds.js';
import { IsId } from '../../../common/text.validators.js';

/** What a member can vote for. */
export class PollOptionDto {
  /** Option id. */
  id!: string;
  /** One line, 1–80 characters. */
  text!: string;
  /** Number of votes; absent while figures are not shown. */
  votes?: number;
}

/** The poll of a post. Nobody learns who voted for what. */
export class PollDto {
  /** 2–6, in the author's order. */
  options!: PollOptionDto[];
  /**
   * Number of members who voted. Figures are shown to who voted, once there are five voters, and to everybody after the end; otherwise
   * they are absent, for the author, too.
   */
  voters?: number;
  /** Ids of the options that the viewer votes for. Votes are forgotten 90 days after the end; figures stay. */
  mine!: string[];
  /** When it ends, or ended, ISO 8601, UTC. Figures stay as they are then. */
  closesAt!: string;
  /** Whether one may vote for several options. */
  multiple!: boolean;
}

export class VoteDto {
  /** Post id. */
  @IsId('feedId')
  feedId!: string;

  /** Ids of the options that the caller votes for from now on, instead of those before; none withdraws the vote. */
  @IsString({ each: true, message: 'options must be a list of ids' })
  @ArrayMaxSize(MAX_POLL_OPTIONS, { message: `options may have up to ${MAX_POLL_OPTIONS} entries` })
  @IsArray({ message: 'options must be a list of ids' })
  options!: string[];
}

export class ClosePollDto {
  /** Post id. */
  @IsId('feedId')
  feedId!: string;
}

export class PollResponseDto extends SuccessResponseDto {
  data!: PollDto;
}
