import { applyDecorators } from '@nestjs/common';
import { isEmail, ValidateBy } from 'class-validator';
import { hasClearDomain, LONGEST_EMAIL } from '../../common/email-address.js';
import { IsText, isStorableText } from '../../common/text.validators.js';

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
          value.length <= LONGEST_EMAIL &&
          isStorableText(value) &&
          !NOT_WRITTEN.test(value) &&
          value === value.normalize('NFC') &&
          isEmail(value),
        defaultMessage: () => 'Please enter a valid email',
      },
    }),
    IsText('Email', { min: 1, max: LONGEST_EMAIL }),
  );
}

/** The same for an address that nobody has yet: its domain must not pass for another one. */
export function IsNewEmailAddress(): PropertyDecorator {
  return applyDecorators(
    ValidateBy({
      name: 'hasClearDomain',
      validator: {
        validate: (value: unknown) =>
          typeof value !== 'string' || value.length > LONGEST_EMAIL || hasClearDomain(value),
        defaultMessage: () =>
          'The part after the @ mixes letters of different alphabets. Please type it in one alphabet.',
      },
    }),
    IsEmailAddress(),
  );
}
