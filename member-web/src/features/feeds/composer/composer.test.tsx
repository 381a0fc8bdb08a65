import { MAX_PICTURES } from '@campus-commons/web-kit/pictures/generated.ts';
import { cleanup, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { feedAddress } from '../../../lib/address/feeds';
import { draftsOf } from '../../../lib/drafts/drafts';
import { FakeApi, later, noAnswer, refuse } from '../../../test/fakeApi';
import { aPost, feedOf, tokenOf } from '../../../test/factories';
import { renderApp } from '../../../test/renderApp';
import { filesOf, paste, picture, textOf } from '../../../test/writing';

const LIST = '/user/feeds/getAllFeeds';
const CREATE = '/user/feeds/create';

const posted = { status: 201, body: { success: true, message: 'Posted', data: aPost('<p>New</p>') } };
const api = () => new FakeApi().on(LIST, feedOf(aPost('<p>An older post</p>'))).on(CREATE, posted);

async function openComposer(fake = api(), token = tokenOf('1'), address = feedAddress('everyone')) {
  const app = renderApp(address, { token, api: fake });
  await app.user.click(await screen.findByRole('button', { name: /Share your thoughts|Draft:/ }));
  const dialog = await screen.findByRole('dialog', { name: 'New post' });
  const text = await within(dialog).findByRole('textbox', { name: 'Your post' });
  const button = within(dialog).getByRole('button', { name: 'Post' });
  const choose = (...files: File[]) => app.user.upload(within(dialog).getByLabelText('Choose photos'), files);
  return { ...app, api: fake, dialog, text, button, choose };
}

const sent = (fake: FakeApi) =>
  fake.callsTo(CREATE).map(({ body, headers }) => ({
    feedData: JSON.parse(textOf(body, 'feedData')) as { content: string; alts: string[] },
    images: filesOf(body, 'images'),
    key: headers.get('Idempotency-Key'),
  }));

describe('writing a post', () => {
  it('begins during the press, so that a phone shows its keyboard', async () => {
    const { dialog, user } = await openComposer();
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    // Its code is loaded now.
    fireEvent.click(await screen.findByRole('button', { name: 'Share your thoughts...' }));
    const text = screen.getByRole('textbox', { name: 'Your post' });
    expect(text).toHaveFocus();
    paste(text, 'Hello');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Post' })).toBeEnabled());
  });

  it('requires text or a picture', async () => {
    const { button, text } = await openComposer();
    expect(button).toBeDisabled();
    paste(text, ' \u00a0 ');
    expect(button).toBeDisabled();
    paste(text, 'Hello');
    await waitFor(() => expect(button).toBeEnabled());
  });

  it('sends the text, empties the composer and shows the new post in the feed', async () => {
    const { api: fake, user, button, text } = await openComposer();
    paste(text, 'Hello', '<p>Hello <b>campus</b><script>x</script></p>');
    fake.on(LIST, feedOf(aPost('<p>Hello campus</p>', { id: '8' }), aPost('<p>An older post</p>')));
    await user.click(button);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByText('Hello campus')).toBeVisible();
    expect(sent(fake)).toMatchObject([
      { feedData: { content: '<p>Hello <strong>campus</strong></p>', alts: [] }, images: [] },
    ]);
    expect(screen.getByRole('button', { name: 'Share your thoughts...' })).toBeVisible();
    expect(screen.getByText('Your post is in the feed.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Share your thoughts...' }));
    expect(await screen.findByRole('textbox', { name: 'Your post' })).toHaveTextContent('');
  });

  it('returns to the first page of the feed, which has the new post', async () => {
    const { user, button, text, currentAddress } = await openComposer(
      api(),
      tokenOf('1'),
      '/dashboard?page=3',
    );
    paste(text, 'Hello');
    await user.click(button);
    await waitFor(() => expect(currentAddress()).toBe(feedAddress('everyone')));
  });

  it('sends one request, however often the button is pressed, and shows that it is pending', async () => {
    const answer = later<typeof CREATE>();
    const { api: fake, user, button, text } = await openComposer(api().on(CREATE, () => answer.promise));
    paste(text, 'Hello');
    await user.dblClick(button);
    expect(await screen.findByRole('button', { name: /Posting\.\.\./ })).toBeDisabled();
    await user.keyboard('{Control>}{Enter}{/Control}{Escape}');
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(fake.callsTo(CREATE)).toHaveLength(1);
    answer.give(posted);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('can be cancelled', async () => {
    const { user, button, text } = await openComposer(api().on(CREATE, () => later<typeof CREATE>().promise));
    paste(text, 'Hello');
    await user.click(button);
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('button', { name: 'Post' })).toBeEnabled();
    expect(text).toHaveTextContent('Hello');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('refuses a text that is too long', async () => {
    const { button, text } = await openComposer();
    paste(text, 'x'.repeat(50_000));
    expect(await screen.findByText('7 characters too many')).toBeVisible();
    expect(button).toBeDisabled();
  });
});

describe('a failed attempt', () => {
  it('keeps the post, and a retry uses the same idempotency key', async () => {
    const { api: fake, user, button, text, choose } = await openComposer(api().on(CREATE, noAnswer));
    paste(text, 'Hello');
    await choose(picture('a.gif'));
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Network error or server is not responding. Please try again later. Nothing you wrote is lost.',
    );
    expect(text).toHaveTextContent('Hello');
    expect(screen.getByText(`1 of ${MAX_PICTURES} photos`)).toBeVisible();
    fake.on(CREATE, posted);
    await user.click(screen.getByRole('button', { name: 'Post' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const [first, second] = sent(fake);
    expect(first?.key).toMatch(/^[0-9a-f]{32}$/);
    expect(second?.key).toBe(first?.key);
  });

  it('gets another idempotency key if the text changes', async () => {
    const { api: fake, user, button, text } = await openComposer(api().on(CREATE, noAnswer));
    paste(text, 'Hello');
    await user.click(button);
    await screen.findByRole('alert');
    paste(text, ', campus');
    await user.click(screen.getByRole('button', { name: 'Post' }));
    await waitFor(() => expect(fake.callsTo(CREATE)).toHaveLength(2));
    const [first, second] = sent(fake);
    expect(second?.key).not.toBe(first?.key);
  });

  it('gets another idempotency key after a refusal', async () => {
    const {
      api: fake,
      user,
      button,
      text,
    } = await openComposer(
      api().on(CREATE, refuse(400, 'Validation failed', { feedData: 'Write something or add a picture' })),
    );
    paste(text, 'Hello');
    await user.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent('Write something or add a picture');
    await user.click(screen.getByRole('button', { name: 'Post' }));
    await waitFor(() => expect(fake.callsTo(CREATE)).toHaveLength(2));
    const [first, second] = sent(fake);
    expect(second?.key).not.toBe(first?.key);
  });
});

describe('the pictures of a post', () => {
  it('can be sent without text, in the order shown and with their alt texts', async () => {
    const { api: fake, user, dialog, button, choose } = await openComposer();
    await choose(picture('a.gif'), picture('b.gif'), picture('c.gif'));
    expect(await within(dialog).findByText(`3 of ${MAX_PICTURES} photos`)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Alt text of photo 3' }));
    // Saves the alt text, and does not send the post below.
    await user.type(
      screen.getByLabelText('What does this photo show?'),
      'A robot{Control>}{Enter}{/Control}',
    );
    const toTheLeft = await within(dialog).findByRole('button', { name: 'Move photo 3 left' });
    await user.click(toTheLeft);
    expect(toTheLeft).toHaveFocus();
    expect(toTheLeft).toHaveAccessibleName('Move photo 2 left');
    await user.click(within(dialog).getByRole('button', { name: 'Remove photo 1' }));
    await user.click(button);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent(fake)).toMatchObject([
      { feedData: { content: '', alts: ['A robot', ''] }, images: ['c.gif', 'b.gif'] },
    ]);
  });

  it('can be pasted and dropped', async () => {
    const { dialog, text } = await openComposer();
    const transfer = (name: string) => ({ files: [picture(name)], types: ['Files'], getData: () => '' });
    fireEvent(text, createEvent.paste(text, { clipboardData: transfer('pasted.gif') }));
    expect(await within(dialog).findByText(`1 of ${MAX_PICTURES} photos`)).toBeVisible();
    fireEvent.drop(dialog, { dataTransfer: transfer('dropped.gif') });
    expect(await within(dialog).findByText(`2 of ${MAX_PICTURES} photos`)).toBeVisible();
    expect(text).toHaveTextContent('');
  });

  it('are not added if the pasted text comes with a picture of itself', async () => {
    const { dialog, text } = await openComposer();
    const getData = (type: string) => ({ 'text/plain': 'Cells', 'text/html': '<p>Cells</p>' })[type] ?? '';
    const clipboardData = { files: [picture('cells.png', 'image/png')], types: ['Files'], getData };
    fireEvent(text, createEvent.paste(text, { clipboardData }));
    await waitFor(() => expect(text).toHaveTextContent('Cells'));
    expect(within(dialog).queryByText(new RegExp(`of ${MAX_PICTURES} photos`))).not.toBeInTheDocument();
  });

  it.each([
    ['its name', 'a.gif\nb.gif'],
    ['its path', '/home/asha/My Pictures/a.gif'],
    ['its address', 'x-special/nautilus-clipboard\ncopy\nfile:///home/asha/a.gif'],
  ])('are added without their names: a file manager copies a file with %s', async (_, names) => {
    const { dialog, text } = await openComposer();
    const getData = (type: string) => (type === 'text/plain' ? names : '');
    const clipboardData = { files: [picture('a.gif'), picture('b.gif')], types: ['Files'], getData };
    fireEvent(text, createEvent.paste(text, { clipboardData }));
    expect(await within(dialog).findByText(`2 of ${MAX_PICTURES} photos`)).toBeVisible();
    expect(text).toHaveTextContent('');
  });

  it('are refused by name, without that name in the text, if another file is copied and pasted', async () => {
    const { dialog, text } = await openComposer();
    const getData = (type: string) => (type === 'text/plain' ? 'notes.pdf' : '');
    const files = [new File(['%PDF-1.7'], 'notes.pdf', { type: 'application/pdf' })];
    fireEvent(text, createEvent.paste(text, { clipboardData: { files, types: ['Files'], getData } }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('“notes.pdf” cannot be added.');
    expect(text).toHaveTextContent('');
  });

  it('can be chosen from the row above the feed, which opens the composer', async () => {
    const app = renderApp(feedAddress('everyone'), { token: tokenOf('1'), api: api() });
    await screen.findByText('An older post');
    await app.user.upload(screen.getByLabelText('Choose photos'), [picture('a.gif')]);
    const dialog = await screen.findByRole('dialog', { name: 'New post' });
    expect(await within(dialog).findByText(`1 of ${MAX_PICTURES} photos`)).toBeVisible();
  });

  it('are refused with a reason if they are no pictures', async () => {
    const { dialog, text } = await openComposer();
    const transfer = {
      files: [picture('drawing.svg', 'image/svg+xml')],
      types: ['Files'],
      getData: () => '',
    };
    fireEvent.drop(text, { dataTransfer: transfer });
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('“drawing.svg” cannot be added.');
  });
});

describe('a draft', () => {
  it('survives a reload, and the row above the feed shows its first words', async () => {
    const { text, dialog } = await openComposer();
    paste(text, 'Half a thought');
    expect(await within(dialog).findByText('Draft saved')).toBeVisible();
    cleanup();
    renderApp(feedAddress('everyone'), { token: tokenOf('1'), api: api() });
    expect(await screen.findByRole('button', { name: 'Draft: Half a thought' })).toBeVisible();
  });

  it('is stored when the dialog closes before the debounce time has passed', async () => {
    const { user, text } = await openComposer();
    paste(text, 'In a hurry');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(await screen.findByRole('button', { name: 'Draft: In a hurry' })).toBeVisible();
  });

  it('is stored when the session ends while the post is written', async () => {
    const { user, button, text } = await openComposer(api().on(CREATE, refuse(401, 'Please sign in')));
    paste(text, 'Almost there');
    await user.click(button);
    expect(await screen.findByText('Please sign in again')).toBeVisible();
    expect(draftsOf('1').read('post')).toContain('Almost there');
  });

  it('is not shown to another member who signs in', async () => {
    const { text, dialog } = await openComposer();
    paste(text, 'Mine alone');
    await within(dialog).findByText('Draft saved');
    cleanup();
    renderApp(feedAddress('everyone'), { token: tokenOf('2'), api: api() });
    expect(await screen.findByRole('button', { name: 'Share your thoughts...' })).toBeVisible();
  });

  it('is stored when the Back button closes the composer', async () => {
    const { goBack, text, currentAddress } = await openComposer();
    paste(text, 'On the bus');
    await goBack();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(currentAddress()).toBe(feedAddress('everyone'));
    expect(await screen.findByRole('button', { name: 'Draft: On the bus' })).toBeVisible();
  });
});
