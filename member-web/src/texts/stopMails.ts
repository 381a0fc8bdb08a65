/** The page of the link in mails about notifications. */
export const stopMailTexts = {
  title: 'Stop e-mails',
  lead: 'You will get no more e-mails of this kind. You can turn them on again in your account settings.',
  stop: 'Stop e-mails',
  dead: 'This link is not valid. You can turn off e-mails in your account settings.',
  toSettings: 'Account settings',
} as const;
