/** The frame around the screens of members. Apart from that of everybody, for which the landing page waits. */
export const memberFrameTexts = {
  /** The description of the pages behind the sign-in, for search engines and link previews. */
  memberArea: (brand: string) =>
    `The feed, the pages and the people of ${brand}, for members who are signed in.`,

  helpNow: 'Help now',
  grievances: 'Grievances',
};
