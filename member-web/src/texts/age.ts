/** The age, and the consent of a parent or guardian. */
export const ageTexts = {
  label: 'Age',
  loading: 'Loading what you said of your age',
  failed: 'Failed to fetch what you said of your age',
  bands: {
    adult: '18 or older',
    minor: '16 or 17',
    under16: 'Younger than 16',
    undisclosed: 'I do not say',
  },
  unsaid: 'You have not said.',
  onlyYou: 'Only you and the administrators see it. We ask for no date of birth.',
  say: 'Say',
  change: 'Change',
  rest: 'age',
  save: 'Save',
  saving: 'Saving...',
  choose: 'Please choose one of the answers.',

  tooYoungTitle: 'Delete your account?',
  tooYoungText:
    'Members are at least 16. If you are younger, your account is deleted with everything that is yours, and nobody can restore it. Type your password to confirm.',
  tooYoungConfirm: 'Delete my account',

  guardian: 'Parent or guardian',
  guardianLead:
    'Members of 16 or 17 need the consent of a parent or guardian. We mail them a link to agree; we do not keep their address.',
  guardianEmail: 'Their email',
  ask: 'Ask them',
  asking: 'Sending...',
  consent: {
    asked: (until: string) => `Asked; they can answer until ${until}.`,
    agreed: (on: string) => `They agreed on ${on}.`,
    refused: 'They do not agree. You can ask again.',
    expired: 'Nobody answered in time. You can ask again.',
    withdrawn: 'The consent is withdrawn. You can ask again.',
  },
  nobodyAsked: 'Nobody is asked yet.',
  neededBy: (day: string) => `Without it you cannot post, comment or follow from ${day} on.`,
  askAgain: 'A new mail replaces the one before, whose link works no more.',
  withdraw: 'Withdraw the consent',
} as const;
