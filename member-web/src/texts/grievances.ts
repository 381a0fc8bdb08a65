/** The page on which anybody complains to the operator, and reads the answer. */
export const grievanceTexts = {
  title: 'Grievances',
  heading: 'Something is wrong? Tell us.',
  intro:
    'Complain here about a decision, about what others do here, or about this site. You need no account, and may do so while yours is suspended.',
  description: 'Send a grievance to the people who run this site, without an account, and read the answer.',

  officer: 'Who answers',
  officerAway: 'Who answers could not be loaded.',
  noOfficer: 'The people who run this site answer. They have yet to name a grievance officer here.',
  officerTitle: 'Grievance officer',
  within: (days: number) =>
    days === 1 ? 'You get an answer within a day.' : `You get an answer within ${days} days.`,
  email: 'Email',
  phone: 'Phone',
  address: 'Address',

  write: 'Send a grievance',
  form: 'Grievance',
  name: 'Your name',
  emailHint: 'We mail when your grievance has arrived and when it has its answer, without a word of either.',
  text: 'What is wrong?',
  textMissing: 'Write what is wrong',
  nameMissing: 'Write how you want to be called',
  nameTooLong: (max: number) => `Your name must be at most ${max} characters long`,
  tooLong: (max: number) => `A grievance has at most ${max.toLocaleString('en-IN')} characters. Shorten it.`,
  send: 'Send grievance',
  sendFailed: (why: string) => `Your grievance was not sent. ${why}`,

  sent: 'Your grievance has arrived',
  dueOn: (day: string) => `You get an answer by ${day}.`,
  keepBoth:
    'Note both now. With them you read the answer here; nobody can look them up for you, and the key is in no mail.',
  reference: 'Reference',
  key: 'Key',
  copy: 'Copy both',
  copied: 'Copied',
  copyFailed: 'Your browser did not copy them. Note them by hand.',
  copyOf: (reference: string, key: string) => `Reference: ${reference}\nKey: ${key}\n`,
  print: 'Print',
  noted: 'I have noted both',

  counted: 'How many there were, and whether they were answered in time, is published every month.',
  numbers: 'See the numbers',

  follow: 'Read an answer',
  followForm: 'Read an answer',
  followText: 'With the reference and the key that you noted.',
  referenceMissing: 'Write the reference',
  keyMissing: 'Write the key',
  look: 'Show',
  state: {
    open: (day: string) => `Not answered yet. You get an answer by ${day}.`,
    answered: (day: string) => `Answered on ${day}`,
  },
  sentOn: (day: string) => `Sent on ${day}`,
  yours: 'What you wrote',
  answer: 'The answer',
};
