import { applyDecorators } from '@nestjs/common';
import { isEmail, ValidateBy } from 'class-validator';
import { IsText, isStorableText } from '../../common/text.validators.js';

/** Longest address that can be delivered to (RFC 5321, section 4.5.3.1.3, less the brackets). */
const LONGEST = 254;

/**
 * What no address that people write has: white space and quotes, between which almost anything may stand, and what is
 * not seen, by which two addresses would look the same.
 */
const NOT_WRITTEN = /["\s\p{C}\p{Default_Ignorable_Code_Point}]/u;

/**
 * A trimmed e-mail address. Length and characters are checked first: no long text reaches the pattern,
 * and no lone surrogate, which it would throw on.
 */
export function IsEmailAddress(): PropertyDecorator {
  return applyDecorators(
    ValidateBy({
      name: 'isEmailAddress',
      validator: {
        validate: (value: unknown) =>
          typeof value === 'string' &&
          value.length <= LONGEST &&
          isStorableText(value) &&
          !NOT_WRITTEN.test(value) &&
          value === value.normalize('NFC') &&
          isEmail(value),
        defaultMessage: () => 'Please enter a valid email',
      },
    }),
    IsText('Email', { min: 1, max: LONGEST }),
  );
}
