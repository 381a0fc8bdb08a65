/** The second step of signing in. */
export const secondStepTexts = {
  code: 'Code',
  sixDigits: '6 digits',
  codeRequired: 'Type the code',
  signInTitle: 'Enter your code',
  signInLead: 'Your password is right. Now type the code that your authenticator app shows.',
  recoveryLead: 'Type one of the recovery codes that you kept. Each works once.',
  recoveryCode: 'Recovery code',
  useRecoveryCode: 'Use a recovery code',
  useApp: 'Use the app instead',
  lostBoth: 'Lost both? Write to us from the email of your account:',
  wrongCode: 'This code is wrong, or was used already. Wait for the next one.',
  wrongRecoveryCode: 'This recovery code is wrong, or was used already.',
  nextCode: 'A code works once. For this, type another one above.',
  signIn: 'Sign in',
  signingIn: 'Signing in...',
  back: 'Back',
};
