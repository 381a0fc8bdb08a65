import { joinByApi } from '../src/api.ts';
import { rememberMember } from '../src/steps.ts';
import { expect, test } from '../src/test.ts';

test('a question is asked, answered and accepted; its author hears of it', async ({
  context,
  page,
  anotherBrowser,
}) => {
  const asha = await joinByApi('Tara Menon');
  const imran = await joinByApi('Imran Sheikh');
  await rememberMember(context, asha);
  const otherContext = await anotherBrowser();
  await rememberMember(otherContext, imran);
  const other = await otherContext.newPage();
  const title = `Where is the kite workshop, ${asha.name}?`;

  await test.step('asked under Learning, where it waits', async () => {
    await page.goto('/dashboard/learning');
    await page.getByRole('button', { name: 'Ask a question' }).click();
    const composer = page.getByRole('dialog', { name: 'Ask a question' });
    await composer.getByRole('textbox', { name: 'Title' }).fill(title);
    await composer.getByRole('textbox', { name: 'Your post' }).fill('I asked two people.');
    await composer.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(composer).toBeHidden();
    await page.getByRole('link', { name: 'Mine' }).click();
    const question = page.getByRole('article', { name: asha.name });
    await expect(question.getByText('Waiting')).toBeVisible();
    await question.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  });

  await test.step('answered by somebody else, who cannot accept', async () => {
    await other.goto(new URL(page.url()).pathname);
    await other.getByRole('textbox', { name: 'Write an answer' }).fill('Behind the library');
    await other.getByRole('article').getByRole('button', { name: 'Post', exact: true }).click();
    await expect(other.getByText('Behind the library')).toBeVisible();
    await expect(other.getByRole('button', { name: 'Accept this answer' })).toHaveCount(0);
  });

  await test.step('accepted, and first since', async () => {
    await page.reload();
    await page.getByRole('button', { name: 'Accept this answer' }).click();
    await expect(page.getByRole('region', { name: 'Accepted answer' })).toContainText('Behind the library');
    await expect(page.getByText('Answered')).toBeVisible();
    await other.goto('/dashboard/notifications');
    await expect(other.getByText('accepted your answer')).toBeVisible();
  });
});

test('an article is read by everybody with the link, signed out, once its author says so', async ({
  context,
  page,
  anotherBrowser,
}) => {
  const asha = await joinByApi('Tara Menon');
  await rememberMember(context, asha);
  await page.goto('/dashboard/blogs');
  await page.getByRole('button', { name: 'Write an article' }).click();
  const composer = page.getByRole('dialog', { name: 'Write an article' });
  await composer.getByRole('textbox', { name: 'Title' }).fill('How we built a kite in a week');
  await composer.getByRole('textbox', { name: 'Your post' }).fill('Bamboo first, then paper.');
  await expect(composer.getByRole('checkbox', { name: 'Anyone with the link may read' })).not.toBeChecked();
  await composer.getByRole('checkbox', { name: 'Anyone with the link may read' }).check();
  await composer.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(composer).toBeHidden();
  const card = page.getByRole('article', { name: 'How we built a kite in a week' }).first();
  await expect(card.getByText('1 min read')).toBeVisible();
  await card.getByRole('link').click();
  await expect(page.getByText('Bamboo first, then paper.')).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').at(-1);

  const visitor = await (await anotherBrowser()).newPage();
  await visitor.goto(`/blogs/${id}`);
  await expect(visitor.getByRole('heading', { name: 'How we built a kite in a week' })).toBeVisible();
  await expect(visitor.getByText('Bamboo first, then paper.')).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Join or sign in' })).toBeVisible();
});
