import type { RegisterOptions } from 'react-hook-form';
import { collegeYearFault } from '../../lib/collegeYear';
import {
  confirmChecks,
  emailChecks,
  newPasswordChecks,
  phone,
  phoneChecks,
  required,
} from '../../lib/fieldRules';
import { faultTexts } from '../../texts/fields';

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

/** The specified rules and texts of the card on the landing page (section 5). The server validates again, and more. */
export const landingJoinRules: JoinRules = {
  name: { validate: required(faultTexts.fullNameRequired) },
  email: { validate: required(faultTexts.emailRequired) },
  phone: {
    validate: {
      required: required(faultTexts.phoneRequired),
      length: phone(faultTexts.phoneTooShort),
    },
  },
  collegeName: {},
  collegeYear: {},
  password: { validate: newPasswordChecks.length },
  confirmPassword: { validate: confirmChecks.same },
};

/** Those of the standalone page. */
export const standaloneJoinRules: JoinRules = {
  name: { validate: required(faultTexts.nameRequired) },
  email: { validate: emailChecks },
  phone: { validate: phoneChecks },
  collegeName: { validate: required(faultTexts.collegeNameRequired) },
  collegeYear: { validate: (value) => collegeYearFault(value) ?? true },
  password: { validate: newPasswordChecks },
  confirmPassword: { validate: confirmChecks },
};
