/** Texts around the live totals and popular pages. */

export const highlights = {
  title: 'What is here already',
  text: 'Counted within the last minute; large figures are rounded down.',
  /** On the landing page, which shows only the pages. */
  wander: {
    title: 'Pages worth a wander',
    text: 'Clubs, departments, fests and movements, each made by somebody you could bump into.',
  },
  totals: { members: 'members', pages: 'pages', posts: 'posts' },
  popular: 'Pages with the most followers',
  none: 'No page has been made yet. The first one can be yours.',
  failed: 'What is here already could not be fetched just now.',
};
