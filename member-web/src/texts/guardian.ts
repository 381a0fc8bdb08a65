/** The page that the mail to a parent or guardian links to. */
export const guardianTexts = {
  loading: 'Loading the request',
  form: 'Your answer',
  dead: 'This link does not work any more. Tell who named you to send a new mail, if you expect one.',
  asks: (name: string, brand: string) =>
    `${name}, 16 or 17, named you as parent or guardian, to use ${brand}.`,
  about: (brand: string) =>
    `${brand} is where college students learn and share: posts, projects, internships and pages of clubs. Other members see what they write there, and never their age.`,
  until: (day: string) => `You can answer until ${day}.`,
  relation: 'You are their',
  relations: { parent: 'Parent', guardian: 'Guardian' },
  chooseRelation: 'Choose what you are to them.',
  adult: 'I am 18 or older',
  confirmAdult: 'Only an adult can agree. If you are 18 or older, tick the box.',
  agree: 'I agree',
  disagree: 'I do not agree',
  sending: 'Sending...',
  readMore: 'Read how we treat their data',
  agreed: (name: string) =>
    `You agreed that ${name} uses this site. You can take that back here at any time.`,
  withdraw: 'Take it back',
  over: {
    refused: 'You did not agree. To change that, tell who named you to send a new mail.',
    withdrawn: 'You took your consent back. To change that, tell who named you to send a new mail.',
    expired: 'This request was too old. Tell who named you to send a new mail.',
  },
} as const;
