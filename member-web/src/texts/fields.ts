import { MIN_PASSWORD_LENGTH } from '@campus-commons/web-kit/bounds/generated.ts';
import { formatCount } from '@campus-commons/web-kit/digits.ts';

/** Labels of fields that several forms have. */
export const fieldTexts = {
  fullName: 'Full name',
  name: 'Name',
  title: 'Title',
  description: 'Description',
  category: 'Category',
  email: 'Email',
  phone: 'Phone',
  phoneNumber: 'Phone number',
  collegeName: 'College name',
  collegeYear: 'College year',
  password: 'Password',
  currentPassword: 'Current password',
  newPassword: 'New password',
  confirmPassword: 'Confirm password',
  confirmNewPassword: 'Confirm new password',
  onceMore: 'Once more',

  /** The length of a field's text and its limit, in characters. */
  lengthOf: (length: number, max: number) => `${formatCount(length)} of ${formatCount(max)}`,

  // Placeholders of empty fields.
  exampleEmail: 'you@college.ac.in',
  tenDigits: '10 digits',
  yearYouFinish: 'Year you finish, 2028',
  eightOrMore: '8 or more',
};

/** Validation errors (specification, section 5). */
export const validationTexts = {
  isRequired: (label: string) => `${label} is required`,
  isTooLong: (label: string, max: number) => `${label} must be at most ${formatCount(max)} characters long`,
  nameRequired: 'Name is required',
  fullNameRequired: 'Full name is required',
  emailRequired: 'Email is required',
  emailInvalid: 'Please enter a valid email',
  phoneRequired: 'Phone number is required',
  phoneInvalid: 'Please enter a valid 10-digit phone number',
  phoneTooShort: 'Phone number must be 10 digits long',
  emailOrPhoneRequired: 'Email or Phone is required',
  passwordRequired: 'Password is required',
  passwordTooShort: `Password must be at least ${MIN_PASSWORD_LENGTH} characters long`,
  currentPasswordRequired: 'Your current password is required',
  confirmationRequired: 'Please confirm your password',
  confirmationDiffers: 'Passwords do not match',
  collegeNameRequired: 'College name is required',
  collegeYearRequired: 'College year is required',
  collegeYearInvalid: 'Please enter a valid 4-digit year',
  collegeYearOutside: (first: number, last: number) =>
    `Please enter a valid year between ${first} and ${last}`,
};
