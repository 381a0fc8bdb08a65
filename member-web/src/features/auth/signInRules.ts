import type { RegisterOptions } from 'react-hook-form';
import { emailChecks, phoneChecks, required } from '../../lib/text/fieldRules';
import { validationTexts } from '../../texts/fields';

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
