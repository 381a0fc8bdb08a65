/**
 * Texts of the landing page's first window; landingSections.ts has the rest. They promise only what the product does.
 */

export const hero = {
  lead: 'The best of campus happens',
  accent: 'between classes.',
  text: (brandName: string) =>
    `${brandName} is one shared courtyard for college students: ask what you are stuck on, show what you are making, and cheer for each other.`,
};

/** The description of the organisation in the footer. */
export const mission =
  'We build tools and a meeting place for students, so that what you learn, make and share on campus carries you into the work you want.';
