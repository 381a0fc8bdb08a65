import type { RegisterOptions } from 'react-hook-form';
import { collegeYearError } from '../../lib/text/collegeYear';
import {
  confirmChecks,
  emailChecks,
  newPasswordChecks,
  phone,
  phoneChecks,
  required,
} from '../../lib/text/fieldRules';
import { validationTexts } from '../../texts/fields';

/** The fields of the join forms; only the standalone page has the college. */
export interface JoinValues {
  name: string;
  email: string;
  phone: string;
  collegeName: string;
  collegeYear: string;
  password: string;
  confirmPassword: string;
}

export type JoinRules = { [Name in keyof JoinValues]: RegisterOptions<JoinValues, Name> };

/** The specified rules and texts of the card on the landing page (section 5). The server has further rules. */
export const landingJoinRules: JoinRules = {
  name: { validate: required(validationTexts.fullNameRequired) },
  email: { validate: required(validationTexts.emailRequired) },
  phone: {
    validate: {
      required: required(validationTexts.phoneRequired),
      length: phone(validationTexts.phoneTooShort),
    },
  },
  collegeName: {},
  collegeYear: {},
  password: { validate: newPasswordChecks.length },
  confirmPassword: { validate: confirmChecks.same },
};

/** The specified rules and texts of the standalone page. */
export const standaloneJoinRules: JoinRules = {
  name: { validate: required(validationTexts.nameRequired) },
  email: { validate: emailChecks },
  phone: { validate: phoneChecks },
  collegeName: { validate: required(validationTexts.collegeNameRequired) },
  collegeYear: { validate: (value) => collegeYearError(value) ?? true },
  password: { validate: newPasswordChecks },
  confirmPassword: { validate: confirmChecks },
};

export interface SignInValues {
  email: string;
  phone: string;
  password: string;
}

export type SignInRules = { [Name in keyof SignInValues]: RegisterOptions<SignInValues, Name> };

const password = { required: validationTexts.passwordRequired };
const emailOrPhone = { validate: required(validationTexts.emailOrPhoneRequired) };

/** The specified rules and texts of the card on the landing page (section 5). */
export const landingSignInRules: SignInRules = { email: emailOrPhone, phone: emailOrPhone, password };

/** The specified rules and texts of the standalone page. */
export const standaloneSignInRules: SignInRules = {
  email: { validate: emailChecks },
  phone: { validate: phoneChecks },
  password,
};
