import { applyDecorators } from '@nestjs/common';
import { ArrayMaxSize, IsArray, IsOptional, IsString, MaxLength } from 'class-validator';
import { MAX_MENTIONS } from './mentions.js';

/** A member whom a text mentions. */
export class MentionDto {
  /** Member id. */
  id!: string;
  /** The name as it follows an `@` in the text: show that `@` and name as a link to the member's profile. */
  label!: string;
}

const IDS = `mentions must be a list of up to ${MAX_MENTIONS} member ids`;

/** An optional list of member ids. */
export function AreMentions(): PropertyDecorator {
  return applyDecorators(
    IsOptional(),
    IsArray({ message: IDS }),
    ArrayMaxSize(MAX_MENTIONS, { message: IDS }),
    IsString({ each: true, message: IDS }),
    MaxLength(64, { each: true, message: IDS }),
  );
}

/** Whether a part of a JSON text is what {@link AreMentions} accepts. */
export function areMentions(value: unknown): value is string[] {
  return (
    Array.isArray(value) &&
    value.length <= MAX_MENTIONS &&
    value.every((id) => typeof id === 'string' && id.length <= 64)
  );
}
