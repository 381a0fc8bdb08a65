import { faultTexts } from '../texts/fields';

/** Longest address that mail can be sent to, characters; the server checks the same bound before any pattern. */
const MAX_EMAIL_LENGTH = 254;

/** A check of react-hook-form: something other than blanks has to be there. */
export const required = (message: string) => (value: string) => value.trim() !== '' || message;

/** A check of react-hook-form: something other than blanks, and at most so many characters. */
export const requiredText = (label: string, most: number) => (value: string) =>
  value.trim() === '' ? faultTexts.isRequired(label) : optionalText(label, most)(value);

/** A check of react-hook-form: at most so many characters. */
export const optionalText = (label: string, most: number) => (value: string) =>
  value.trim().length <= most || faultTexts.isTooLong(label, most);

/** Whether a text has the shape of an e-mail address. Whether it exists, only a mail can tell. */
export function isEmail(text: string): boolean {
  const address = text.trim();
  return address.length <= MAX_EMAIL_LENGTH && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address);
}

/**
 * A phone number as it is sent: the ten digits, without the country's +91 and what people, address books and this site
 * itself put between digits. Anything else stays as it was typed, for the rules to judge.
 */
export function phoneDigits(text: string): string {
  const bare = text.replace(/[\s().-]/g, '').replace(/^\+91/, '');
  return isPhone(bare) ? bare : text.trim();
}

/** Whether a text is a phone number: ten digits. */
const isPhone = (text: string): boolean => /^[0-9]{10}$/.test(text);

/** A check of react-hook-form: a phone number, however it is written. */
export const phone = (message: string) => (value: string) => isPhone(phoneDigits(value)) || message;

/** The checks of the standalone pages (specification, section 5); the reset and the settings speak the same language. */
export const emailChecks = {
  required: required(faultTexts.emailRequired),
  valid: (value: string) => isEmail(value) || faultTexts.emailInvalid,
};

export const phoneChecks = {
  required: required(faultTexts.phoneRequired),
  valid: phone(faultTexts.phoneInvalid),
};

export const newPasswordChecks = {
  required: (value: string) => value !== '' || faultTexts.passwordRequired,
  length: (value: string) => value.length >= 8 || faultTexts.passwordTooShort,
};

/** The checks of a password typed once more. */
export const confirmChecks = {
  required: (value: string) => value !== '' || faultTexts.confirmationRequired,
  same: (value: string, all: { password: string }) =>
    value === all.password || faultTexts.confirmationDiffers,
};
