import { MAX_EMAIL_LENGTH, MIN_PASSWORD_LENGTH } from '@campus-commons/web-kit/bounds/generated.ts';
import { phoneDigits, withoutInvisibleMarks } from '@campus-commons/web-kit/contactInput.ts';
import { lengthOf, lengthOfPassword } from '@campus-commons/web-kit/text/generated.ts';
import { validationTexts } from '../../texts/fields';

/** A rule for react-hook-form: the field must not be blank. */
export const required = (message: string) => (value: string) => value.trim() !== '' || message;

/** A rule for react-hook-form: not blank, and at most `max` characters. */
export const requiredText = (label: string, max: number) => (value: string) =>
  value.trim() === '' ? validationTexts.isRequired(label) : optionalText(label, max)(value);

/** A rule for react-hook-form: at most `max` characters. */
export const optionalText = (label: string, max: number) => (value: string) =>
  lengthOf(value.trim()) <= max || validationTexts.isTooLong(label, max);

/** Whether a text has the form of an e-mail address. */
export function isEmail(text: string): boolean {
  const address = withoutInvisibleMarks(text);
  return lengthOf(address) <= MAX_EMAIL_LENGTH && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address);
}

/** Whether a text is ten digits. */
const isPhone = (text: string): boolean => /^[0-9]{10}$/.test(text);

/** A rule for react-hook-form: a phone number in any of the accepted notations. */
export const phone = (message: string) => (value: string) => isPhone(phoneDigits(value)) || message;

/**
 * The rules of the standalone pages (specification, section 5); the password reset and the account settings use the
 * same texts.
 */
export const emailChecks = {
  required: required(validationTexts.emailRequired),
  valid: (value: string) => isEmail(value) || validationTexts.emailInvalid,
};

export const phoneChecks = {
  required: required(validationTexts.phoneRequired),
  valid: phone(validationTexts.phoneInvalid),
};

export const newPasswordChecks = {
  required: (value: string) => value !== '' || validationTexts.passwordRequired,
  length: (value: string) =>
    lengthOfPassword(value) >= MIN_PASSWORD_LENGTH || validationTexts.passwordTooShort,
};

/** The rules for the field that confirms a password. */
export const confirmChecks = {
  required: (value: string) => value !== '' || validationTexts.confirmationRequired,
  same: (value: string, all: { password: string }) =>
    value === all.password || validationTexts.confirmationDiffers,
};
