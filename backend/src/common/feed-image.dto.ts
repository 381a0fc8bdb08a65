import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsArray, IsOptional, IsString } from 'class-validator';
import { requireSimpleJson } from './body-complexity.js';

/** A picture of a post or a project. */
export class FeedImageDto {
  /** Path on the API host, without a leading slash; `?w=480|960|1920` selects a smaller rendition. */
  url!: string;
  /** Pixels. */
  width!: number;
  /** Pixels. */
  height!: number;
  /** Description of the picture (alternative text); empty if the author gave none. */
  alt!: string;
  /** The mean of its colours as `#rrggbb`, for the ground behind it; missing for pictures from before it was stored. */
  meanColour?: string;
}

/** Paths of the pictures that a changed post or project keeps: repeated fields or one JSON list. */
export function IsExistingImages(): PropertyDecorator {
  return applyDecorators(
    IsOptional(),
    IsArray({ message: 'existingImages must be a list of paths' }),
    IsString({ each: true, message: 'existingImages must be a list of paths' }),
    Transform(({ value }: { value: unknown }) => formList(value)),
  );
}

/** The value of a form's field that may be sent once, several times or as one JSON list. */
export function formList(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (!value.trimStart().startsWith('[')) return value === '' ? [] : [value];
  requireSimpleJson(value);
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
