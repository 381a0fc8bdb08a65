import { IsBoolean, ValidateIf } from 'class-validator';
import { MessageResponseDto, SuccessResponseDto } from '../../common/envelope.dto.js';
import { PageRequestDto, type PaginationDto } from '../../common/pagination.dto.js';
import { IsId, IsText } from '../../common/text.validators.js';
import type { MemberCardDto } from '../profile/profile.dto.js';

export class SetBanDto {
  /** Page id. */
  @IsId('id')
  id!: string;

  /** The member's id; not of somebody who runs the page. */
  @IsId('memberId')
  memberId!: string;

  /** True bans the member from the page, which ends the follow; false lifts the ban. */
  @IsBoolean({ message: 'banned must be true or false' })
  banned!: boolean;

  /** Why, 1–300 characters: for those who run the page, and in the member's data export. Not needed to lift a ban. */
  @ValidateIf(({ banned }: SetBanDto) => banned)
  @IsText('reason', { min: 1, max: 300 })
  reason?: string;
}

export class GetBansDto extends PageRequestDto {
  /** Page id. */
  @IsId('id')
  id!: string;
}

/** Somebody who may take no part in a page. */
export class PageBanDto {
  User!: MemberCardDto;
  /** Since when; ISO 8601, UTC. */
  since!: string;
  /** Why, as whoever banned them wrote. */
  reason!: string;
  /** Who banned them; null once they deleted the account. */
  By!: MemberCardDto | null;
}

export class PageBanListDto {
  /** Latest first. */
  bans!: PageBanDto[];
  pagination!: PaginationDto;
}

export class PageBanListResponseDto extends SuccessResponseDto {
  data!: PageBanListDto;
}

export class PageBanStateDto {
  /** What now holds. */
  banned!: boolean;
}

export class PageBanSetResponseDto extends MessageResponseDto {
  data!: PageBanStateDto;
}
