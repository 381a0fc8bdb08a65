/** The day on which every number below was last checked, the same in every time zone; shown beside them. */
export const HELPLINES_CHECKED_AT = '2026-11-29T12:00:00';

/** Who helps in India, free of charge. `number` is written as people know it, and called without its spaces and dashes. */
export const HELPLINES = [
  { number: '112', name: 'Emergency', help: 'Police, ambulance, fire' },
  { number: '14416', name: 'Tele-MANAS', help: 'When you or a friend cannot go on' },
  { number: '1098', name: 'Childline', help: 'Anyone under 18' },
  { number: '181', name: 'Women’s helpline', help: 'Violence and harassment' },
  { number: '1930', name: 'Cyber crime', help: 'Pictures, blackmail and fraud on the net' },
  { number: '1800-180-5522', name: 'Anti-ragging helpline', help: 'Ragging at any college' },
] as const;

/** One of {@link HELPLINES}. */
export type Helpline = (typeof HELPLINES)[number];

/** The address that calls a helpline. */
export const callOf = ({ number }: Helpline) => `tel:${number.replace(/\D/g, '')}`;

/** The words around the list, and of the page that has it. */
export const helplineTexts = {
  notAlone: 'You are not alone.',
  callThem: 'Call or message somebody you trust, or one of these. They are free.',
  checkedOn: (day: string) => `Checked on ${day}`,
  title: 'Help now',
  here: 'Did it happen here?',
  hereText:
    'Every post, comment, page and profile has “Report” in its “⋯” menu. Somebody looks at intimate pictures, at harm to a child and at words about suicide within two hours. Nobody is told who reported.',
};
