import { IsBoolean, IsIn, IsOptional } from 'class-validator';
import { SuccessResponseDto } from '../../../common/envelope.dto.js';
import { IsId, IsLine } from '../../../common/text.validators.js';

const MAX_PATTERN_LENGTH = 100;

/** A word or phrase that opens a case when a member writes it in a post or comment. */
export class WordRuleDto {
  /** Id of the rule. */
  id!: string;
  /**
   * The word or phrase, compared in any case and spelling.
   * @example "registration fee"
   */
  pattern!: string;
  /** Whether it counts only as a whole word: not "ass" in "class". */
  wholeWord!: boolean;
  /** `report`: a case is opened. `hold`: a post is hidden, too, until somebody decides; a comment is only reported. */
  action!: 'report' | 'hold';
}

export class WordRuleListDto {
  /** By pattern. */
  rules!: WordRuleDto[];
}

export class WordRuleListResponseDto extends SuccessResponseDto {
  data!: WordRuleListDto;
}

export class SaveWordRuleDto {
  /** Id of the rule that is changed; without it, a new one. */
  @IsOptional()
  @IsId('id')
  id?: string | null;

  /** The word or phrase, 1–100 characters: plain text, no expression. */
  @IsLine('Word or phrase', { min: 1, max: MAX_PATTERN_LENGTH })
  pattern!: string;

  /** Whether it counts only as a whole word. */
  @IsBoolean({ message: 'wholeWord must be true or false' })
  wholeWord!: boolean;

  /** What happens to a text that has it. */
  @IsIn(['report', 'hold'], { message: 'action must be report or hold' })
  action!: 'report' | 'hold';
}

export class DeleteWordRuleDto {
  /** Id of the rule. */
  @IsId('id')
  id!: string;
}
