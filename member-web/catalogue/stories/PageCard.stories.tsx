import { pageCategories } from '@campus-commons/web-kit/tokens.ts';
import { PageCard } from '../../src/features/pages/PageCard';
import { PagesGrid } from '../../src/features/pages/PagesSkeleton';
import { PagesList } from '../../src/features/pages/PagesList';
import { aPage, onePage } from '../../src/test/factories';
import { accept, noAnswer } from '../../src/test/fakeApi';
import { HINDI_NAME, LONG_NAME, never, UNBREAKABLE } from '../answers';
import type { Story } from '../story';

export default { title: 'Page card', parameters: { isWide: true } };

const noPages = accept({ data: { pages: [], pagination: onePage(0) } });

export const Categories: Story = {
  render: () => (
    <PagesGrid>
      {pageCategories.map((category, index) => (
        <PageCard
          key={category}
          page={aPage(category, { id: String(index), category, imageUrl: 'pictures/courtyard.svg' })}
        />
      ))}
    </PagesGrid>
  ),
};

export const LongAndMissing: Story = {
  render: () => (
    <PagesGrid>
      <PageCard page={aPage('Chess', { description: '', followers: 0, posts: 0 })} />
      <PageCard
        page={aPage(LONG_NAME, {
          id: '2',
          description: UNBREAKABLE,
          followers: 12_400_000,
          posts: 1_234_567,
          User: { name: LONG_NAME },
        })}
      />
      <PageCard
        page={aPage('हिन्दी साहित्य सभा', {
          id: '3',
          description: 'कविता, कहानी और नाटक: हर शुक्रवार, पुस्तकालय के सामने।',
          User: { name: HINDI_NAME },
          imageUrl: 'pictures/not-there.svg',
        })}
      />
    </PagesGrid>
  ),
};

export const ListLoading: Story = {
  parameters: { api: (api) => api.on('/user/pages/getAllPages', never) },
  render: () => <PagesList query={{ show: 'all', text: '' }} createAction={null} />,
};

export const ListEmpty: Story = {
  parameters: { api: (api) => api.on('/user/pages/getAllPages', noPages) },
  render: () => <PagesList query={{ show: 'mine', text: '' }} createAction={null} />,
};

export const NothingFound: Story = {
  parameters: { api: (api) => api.on('/user/pages/getAllPages', noPages) },
  render: () => <PagesList query={{ show: 'all', text: LONG_NAME, category: 'Club' }} createAction={null} />,
};

export const ListFailed: Story = {
  parameters: { api: (api) => api.on('/user/pages/getAllPages', noAnswer) },
  render: () => <PagesList query={{ show: 'all', text: '' }} createAction={null} />,
};
