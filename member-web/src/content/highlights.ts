/** The texts around what is going on at this moment. */

export const highlights = {
  title: 'What is here already',
  text: 'Straight from the server, rounded down.',
  totals: { members: 'members', pages: 'pages', posts: 'posts' },
  popular: 'Pages with the most followers',
  none: 'No page has been made yet. The first one can be yours.',
  failed: 'What is here already could not be fetched just now.',
};
