import { applyDecorators } from '@nestjs/common';
import { isEmail, ValidateBy } from 'class-validator';
import { hasClearDomain, MAX_EMAIL_LENGTH } from './email-address.js';
import { IsText, isStorableText } from './text.validators.js';

/**
 * Characters that real addresses never have: white space; quotes, between which almost anything is allowed; and
 * invisible characters, which make two addresses look the same.
 */
const FORBIDDEN = /["\s\p{C}\p{Default_Ignorable_Code_Point}]/u;

/**
 * A trimmed e-mail address. Length and characters are checked first: no long text and no lone surrogate, on which it
 * would throw, reaches the pattern.
 */
export function IsEmailAddress(): PropertyDecorator {
  return applyDecorators(
    ValidateBy({
      name: 'isEmailAddress',
      validator: {
        validate: (value: unknown) =>
          typeof value === 'string' &&
          value.length <= MAX_EMAIL_LENGTH &&
          isStorableText(value) &&
          !FORBIDDEN.test(value) &&
          value === value.normalize('NFC') &&
          isEmail(value),
        defaultMessage: () => 'Please enter a valid email',
      },
    }),
    IsText('Email', { min: 1, max: MAX_EMAIL_LENGTH }),
  );
}

/** The same for a new address: its domain must not imitate another one. */
export function IsNewEmailAddress(): PropertyDecorator {
  return applyDecorators(
    ValidateBy({
      name: 'hasClearDomain',
      validator: {
        validate: (value: unknown) =>
          typeof value !== 'string' || value.length > MAX_EMAIL_LENGTH || hasClearDomain(value),
        defaultMessage: () =>
          'The part after the @ mixes letters of different alphabets. Please type it in one alphabet.',
      },
    }),
    IsEmailAddress(),
  );
}
