import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { OPENING_KINDS } from './opening.js';

/** A kind of openings to which a list is narrowed; null or missing for all. */
export function IsKindFilter(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ enum: OPENING_KINDS, nullable: true, required: false }),
    IsOptional(),
    IsIn(OPENING_KINDS, { message: `kind must be one of ${OPENING_KINDS.join(', ')}` }),
  );
}
