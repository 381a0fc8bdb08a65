import { screen, within } from '@testing-library/react';
import type { HighlightsDto } from '../../api/generated';
import { accept, FakeApi, later, noAnswer } from '../../test/fakeApi';
import { renderApp } from '../../test/renderApp';

const PATH = '/public/getHighlights';

const highlights = (rest: Partial<HighlightsDto> = {}) =>
  accept({
    data: {
      pages: [
        { id: '20', title: 'Adda', category: 'Community' as const, imageUrl: null, followers: 1 },
        { id: '21', title: 'Utsav', category: 'Event' as const, imageUrl: null, followers: 2300 },
      ],
      totals: { members: 1200, pages: 41, posts: 120000 },
      ...rest,
    },
  });

const section = () => screen.findByRole('region', { name: 'What is here already' });

describe.each(['/community', '/pages'])('the live totals and pages, at %s', (address) => {
  it('come from the server, with Indian digit grouping and "+" if rounded', async () => {
    renderApp(address, { api: new FakeApi().on(PATH, highlights()) });
    expect(await screen.findByText('1,200+')).toBeVisible();
    const place = within(await section());
    expect(place.getByText('41')).toBeVisible();
    expect(place.getByText('1,20,000+')).toBeVisible();
    expect(place.getByRole('link', { name: 'Adda' })).toHaveAttribute('href', '/dashboard/pages/details/20');
    expect(place.getByText('1 follower')).toBeVisible();
    expect(place.getByText('2,300 followers')).toBeVisible();
  });

  it('show no numbers before the answer, or without one', async () => {
    const answer = later<typeof PATH>();
    renderApp(address, { api: new FakeApi().on(PATH, () => answer.promise) });
    const place = await section();
    expect(within(place).getAllByText('–')).toHaveLength(3);
    answer.give(highlights({ pages: [], totals: { members: 1, pages: 0, posts: 0 } }));
    expect(
      await within(place).findByText('No page has been made yet. The first one can be yours.'),
    ).toBeVisible();
    expect(within(place).getAllByText('0')).toHaveLength(2);
  });

  it('show an error if they cannot be fetched, with a retry', async () => {
    const api = new FakeApi().on(PATH, noAnswer);
    const { user } = renderApp(address, { api });
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be fetched just now');
    api.on(PATH, highlights());
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('1,200+')).toBeVisible();
  });
});
