import { FeedList } from '../../src/features/feeds/FeedList';
import { PostCard } from '../../src/features/feeds/PostCard';
import { aPost, feedOf } from '../../src/test/factories';
import { noAnswer, refuse } from '../../src/test/fakeApi';
import { aMember, HINDI_NAME, HINDI_TEXT, LONG_NAME, never, pictures, UNBREAKABLE } from '../answers';
import type { Story } from '../story';

export default { title: 'Post' };

const sneha = aMember('Sneha Pillai', 'portrait-sneha', 'Design lead, Utsav');
const TEXT =
  '<p>The <strong>line follower</strong> took its first corner today. What is left:</p><ul><li>the second sensor</li><li>a battery that lasts</li></ul>';

export const Text: Story = {
  render: () => <PostCard post={aPost(TEXT, { User: sneha, like: 12, comments: 3, isLiked: true })} />,
};

export const OnAPageAndEdited: Story = {
  render: () => (
    <PostCard
      post={aPost(TEXT, {
        User: sneha,
        editedAt: '2026-11-20T08:00:00.000Z',
        Page: { id: '21', title: 'Kite Club', imageUrl: 'pictures/courtyard.svg' },
      })}
    />
  ),
};

export const OnePicture: Story = {
  render: () => (
    <PostCard post={aPost(TEXT, { User: sneha, feedData: withPictures(TEXT, 'robot-team') })} isDetailView />
  ),
};

export const FivePictures: Story = {
  render: () => (
    <PostCard
      post={aPost('', {
        User: sneha,
        feedData: withPictures('', 'robot', 'board', 'circuit', 'laptop', 'chai'),
      })}
    />
  ),
};

export const PictureMissing: Story = {
  render: () => <PostCard post={aPost(TEXT, { User: sneha, feedData: withPictures(TEXT, 'not-there') })} />,
};

/** A post of the signed-in member, which has a menu. */
export const Own: Story = {
  render: () => (
    <PostCard
      post={aPost(TEXT, { User: { ...aMember('Ananya Tripathi', 'portrait-ananya'), id: '1' }, like: 1 })}
    />
  ),
};

export const Hindi: Story = {
  render: () => (
    <PostCard post={aPost(HINDI_TEXT, { User: aMember(HINDI_NAME, 'portrait-isha', 'हिन्दी साहित्य सभा') })} />
  ),
};

export const LongNamesAndWords: Story = {
  render: () => (
    <PostCard
      post={aPost(`<p>${UNBREAKABLE}</p>`, {
        User: aMember(LONG_NAME, null, LONG_NAME),
        Page: { id: '21', title: LONG_NAME, imageUrl: null },
        like: 12_400_000,
        comments: 98_765,
      })}
    />
  ),
};

export const FoldedText: Story = {
  render: () => <PostCard post={aPost(TEXT.repeat(12), { User: sneha })} />,
};

export const WithComments: Story = {
  render: () => <PostCard post={aPost(TEXT, { User: sneha, comments: 3 })} isDetailView />,
};

export const CommentsLoading: Story = {
  parameters: { api: (api) => api.on('/user/comments/getFeedComments', never) },
  render: () => <PostCard post={aPost(TEXT, { User: sneha, comments: 3 })} isDetailView />,
};

export const CommentsFailed: Story = {
  parameters: { api: (api) => api.on('/user/comments/getFeedComments', noAnswer) },
  render: () => <PostCard post={aPost(TEXT, { User: sneha, comments: 3 })} isDetailView />,
};

export const ListLoading: Story = {
  parameters: { api: (api) => api.on('/user/feeds/getAllFeeds', never) },
  render: () => <FeedList />,
};

export const ListEmpty: Story = {
  parameters: { api: (api) => api.on('/user/feeds/getAllFeeds', feedOf()) },
  render: () => <FeedList />,
};

export const ListFailed: Story = {
  parameters: {
    api: (api) => api.on('/user/feeds/getAllFeeds', refuse(500, 'Something went wrong on our side.')),
  },
  render: () => <FeedList />,
};

export const ListWithoutNetwork: Story = {
  parameters: { api: (api) => api.on('/user/feeds/getAllFeeds', noAnswer) },
  render: () => <FeedList />,
};

function withPictures(content: string, ...names: string[]) {
  const images = pictures(...names);
  return { content, images, imagesUrl: images.map(({ url }) => url) };
}
