import { IsOptional } from 'class-validator';
import { SuccessResponseDto } from '../../../common/envelope.dto.js';
import { IsId, IsText } from '../../../common/text.validators.js';
import type { MemberCardDto } from '../../profile/profile.dto.js';
import { CaseVersionDto } from './case-decisions.dto.js';

const MAX_CASE_NOTE_LENGTH = 500;
const MAX_REFERRAL_LENGTH = 200;

export class EscalateCaseDto extends CaseVersionDto {
  /** Why, for the administrators; up to 500 characters. */
  @IsOptional()
  @IsText('Reason', { max: MAX_CASE_NOTE_LENGTH })
  reason?: string | null;
}

export class AddCaseNoteDto {
  /** Case id. */
  @IsId('id')
  id!: string;

  /** For the others who review, and no member; 1–500 characters. */
  @IsText('Note', { min: 1, max: MAX_CASE_NOTE_LENGTH })
  text!: string;
}

export class RecordReferralDto {
  /** Case id. */
  @IsId('caseId')
  caseId!: string;

  /**
   * Who outside was told; 1–200 characters.
   * @example "Cyber cell, Pune"
   */
  @IsText('To', { min: 1, max: MAX_REFERRAL_LENGTH })
  to!: string;

  /**
   * The number under which they have it, or when and how they were told; 1–200 characters.
   * @example "NCRP 31211250012345"
   */
  @IsText('Reference', { min: 1, max: MAX_REFERRAL_LENGTH })
  reference!: string;
}

export class RevealReporterDto {
  /** Id of the report. */
  @IsId('reportId')
  reportId!: string;

  /** The reason, 1–500 characters; kept in the audit log. */
  @IsText('Reason', { min: 1, max: MAX_CASE_NOTE_LENGTH })
  reason!: string;
}

export class RevealedReporterDto {
  /** Who reported. */
  User!: MemberCardDto;
}

export class RevealReporterResponseDto extends SuccessResponseDto {
  data!: RevealedReporterDto;
}

/** What somebody of the console wrote about the case for the others. */
export class CaseNoteDto {
  /** `escalation`: it was passed to the administrators, and why. */
  kind!: 'note' | 'escalation';
  /**
   * Empty only for an escalation.
   * @example "Her warden knows. Ask him before you decide."
   */
  text!: string;
  /** ISO 8601, UTC. */
  at!: string;
  /** User name of who wrote it; null once that account has been removed. */
  by!: string | null;
}

/** That somebody outside was told of the case. */
export class CaseReferralDto {
  /**
   * Who.
   * @example "Cyber cell, Pune"
   */
  to!: string;
  /**
   * The number under which they have it.
   * @example "NCRP 31211250012345"
   */
  reference!: string;
  /** ISO 8601, UTC. */
  at!: string;
  /** User name of who recorded it; null once that administrator has been removed. */
  by!: string | null;
}
