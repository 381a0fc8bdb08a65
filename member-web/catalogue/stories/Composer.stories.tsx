import { Composer } from '../../src/features/feeds/composer/Composer';
import { ComposerDialog } from '../../src/features/feeds/composer/ComposerDialog';
import { aPage, aPost } from '../../src/test/factories';
import { refuse } from '../../src/test/fakeApi';
import { pageDetailsOf, HINDI_NAME, HINDI_TEXT, LONG_NAME, pictures, UNBREAKABLE } from '../answers';
import type { Story } from '../story';

export default { title: 'Composer' };

const nothing = () => undefined;
const draft = (html: string, rest: object = {}) =>
  JSON.stringify({ html, changedAt: '2026-11-20T06:00:00.000Z', ...rest });

export const Row: Story = { render: () => <Composer /> };

export const RowWithDraft: Story = {
  parameters: {
    drafts: {
      post: draft(`<p>${UNBREAKABLE}</p>`),
      'post:21': draft('<p>Kites on Sunday</p>', { page: { id: '21', title: LONG_NAME } }),
    },
  },
  render: () => <Composer />,
};

export const Empty: Story = {
  render: () => <ComposerDialog subject={{ kind: 'new' }} onClose={nothing} onDone={nothing} />,
};

export const HindiDraft: Story = {
  parameters: { drafts: { post: draft(HINDI_TEXT.repeat(3)) } },
  render: () => <ComposerDialog subject={{ kind: 'new' }} onClose={nothing} onDone={nothing} />,
};

export const OnAPageWithLongName: Story = {
  parameters: {
    drafts: { 'post:21': draft(`<p>${UNBREAKABLE}</p>`) },
    api: (api) =>
      api.on('/user/pages/getPageById', pageDetailsOf(aPage(LONG_NAME, { id: '21', isFollowing: true }))),
  },
  render: () => (
    <ComposerDialog
      subject={{ kind: 'new', page: { id: '21', title: LONG_NAME } }}
      onClose={nothing}
      onDone={nothing}
    />
  ),
};

/** The member has unfollowed the page in another tab. */
export const OnAPageNotFollowed: Story = {
  parameters: {
    drafts: { 'post:21': draft('<p>Kites on Sunday</p>') },
    api: (api) => api.on('/user/pages/getPageById', pageDetailsOf(aPage(HINDI_NAME, { id: '21' }))),
  },
  render: () => (
    <ComposerDialog
      subject={{ kind: 'new', page: { id: '21', title: HINDI_NAME } }}
      onClose={nothing}
      onDone={nothing}
    />
  ),
};

/** Press "Post" to see the error. */
export const SendingFails: Story = {
  parameters: {
    drafts: { post: draft('<p>Who is in for Sunday?</p>') },
    api: (api) =>
      api.on('/user/feeds/create', refuse(429, 'Too many posts. Please try again in 12 minutes.')),
  },
  render: () => <ComposerDialog subject={{ kind: 'new' }} onClose={nothing} onDone={nothing} />,
};

export const EditingWithPictures: Story = {
  render: () => {
    const images = pictures('robot', 'board', 'not-there');
    const feedData = {
      content: '<h2>First corner</h2><p>It turns!</p>',
      images,
      imagesUrl: images.map(({ url }) => url),
    };
    return (
      <ComposerDialog
        subject={{ kind: 'edit', post: aPost('', { feedData }) }}
        onClose={nothing}
        onDone={nothing}
      />
    );
  },
};
