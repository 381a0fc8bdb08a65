import { applyDecorators } from '@nestjs/common';
import { isEmail, ValidateBy } from 'class-validator';
import { IsText, isStorableText } from '../../common/text.validators.js';

/** Longest address that can be delivered to (RFC 5321, section 4.5.3.1.3, less the brackets). */
const LONGEST = 254;

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
          typeof value === 'string' && value.length <= LONGEST && isStorableText(value) && isEmail(value),
        defaultMessage: () => 'Please enter a valid email',
      },
    }),
    IsText('Email', { min: 1, max: LONGEST }),
  );
}
