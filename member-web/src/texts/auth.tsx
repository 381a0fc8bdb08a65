import type { ReactNode } from 'react';

/** Joining, signing in, and resetting a password. */
export const authTexts = {
  signIn: 'Sign in',
  signingIn: 'Signing in...',
  signInWith: 'Sign in with',
  signInOrJoin: 'Sign in or join',
  forgotPassword: 'Forgot password?',
  newHere: 'New here?',
  joinByEmailAndPhone: 'Join with your email and phone',
  accountCreated: 'Account created successfully! Please sign in.',

  join: 'Join',
  joinNow: 'Join now',
  joinLead: 'It is free. Members see your email or phone only if you share it.',
  alreadyWithUs: 'Already with us?',
  createAccount: 'Create account',
  continue: 'Continue',
  back: 'Back',
  stepOf: (step: number, steps: number) => `Step ${step} of ${steps}`,
  creatingAccount: 'Creating account...',
  consent: (terms: ReactNode, privacyPolicy: ReactNode) => (
    <>
      By joining you confirm that you are at least 16, that a parent or guardian agrees if you are under 18,
      and that you accept the {terms} and the {privacyPolicy}.
    </>
  ),

  forgotPasswordForm: 'Forgot password',
  forgotPasswordLead: 'Tell us the email of your account, and we will send you a link to set a new password.',
  linkIsShortLived:
    'It works once, for an hour. If nothing arrives, look in your spam folder or check the address.',
  sendLink: 'Send the link',
  sendAgain: 'Send it again',
  sending: 'Sending...',
  rememberedIt: 'Remembered it?',

  newPassword: 'New password',
  newPasswordLead: 'All your devices will ask for the new one.',
  newPasswordForm: 'Set a new password',
  setPassword: 'Set password',
  settingPassword: 'Setting password...',
  deadLink:
    'This link has been used or is too old. If you have just set a new password, sign in with it. Otherwise ask for a new link: it takes a minute.',
  askForNewLink: 'Ask for a new link',

  guardianTitle: 'For a parent or guardian',
  confirmEmailTitle: 'Confirm your email',
  confirmEmailLead: 'Press the button to show us that this address is yours.',
  confirmEmail: 'Confirm my email',
  toDashboard: 'Go to your dashboard',
  confirmingEmail: 'Confirming...',
  deadConfirmation:
    'This link has been used or is too old. If you have just confirmed your email, all is well. Otherwise ask for a new link in your account settings.',

  restoreAccount: 'Restore my account',
};

/** The colour scheme of the site. */
export const appearanceTexts = {
  appearance: 'Appearance',
  system: 'Same as this device',
  light: 'Light',
  dark: 'Dark',
};
