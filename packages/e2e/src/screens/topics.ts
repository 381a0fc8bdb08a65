import { answerWith } from '../steps.ts';
import { expectPicturesLoaded, openSite, openText, type Screen } from './screen.ts';

const KEY = 'नाश्ता';

/** The page of a topic; the demo content has the posts. */
export const topicScreens: Screen[] = [
  {
    name: 'topic',
    as: 'member',
    open: async (page, { memberOrigin }) => {
      const post = await openText(page, `${memberOrigin}/dashboard/topics/robotics`, /41\.2 seconds!/);
      await expectPicturesLoaded(page);
      return post;
    },
  },
  {
    name: 'topic-hindi',
    as: 'member',
    open: (page, { memberOrigin }) =>
      openSite(page, `${memberOrigin}/dashboard/topics/${encodeURIComponent(KEY)}`, 'heading', `#${KEY}`),
  },
  {
    name: 'topic-hidden',
    as: 'member',
    open: (page, { memberOrigin }) =>
      openText(page, `${memberOrigin}/dashboard/topics/confessions`, 'No such topic'),
  },
  {
    name: 'topic-failed',
    as: 'member',
    open: async (page, { memberOrigin }) => {
      await answerWith(page, '/user/topics/getPosts', 500, 'Something went wrong. Please try again.');
      return openText(
        page,
        `${memberOrigin}/dashboard/topics/robotics`,
        'Failed to load the posts of this topic',
      );
    },
  },
];
