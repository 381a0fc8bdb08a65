import { hostileMarkup } from '@campus-commons/test-kit/hostile-input';
import { joinByApi } from '../../../src/api.ts';
import { openComposer } from '../../../src/screens/feed.ts';
import { rememberMember } from '../../../src/steps.ts';
import { expect, test, type Page } from '../../../src/test.ts';

test.beforeEach(async ({ context }) => {
  await rememberMember(context, await joinByApi('Yazhini Selvakumar'));
});

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15">
<style><!-- p.MsoNormal {margin:0cm; font-size:11.0pt; font-family:"Calibri",sans-serif;} @page WordSection1 {size:595.3pt 841.9pt;} --></style></head>
<body lang=EN-IN><!--StartFragment-->
<h1 style='margin-top:12.0pt'><span style='font-size:16.0pt;color:#2F5496'>Minutes<o:p></o:p></span></h1>
<p class=MsoNormal><b>Present:</b> <i>everyone</i><span style='mso-spacerun:yes'>&nbsp; </span>but <u>Ravi</u><o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Buy string<o:p></o:p></p>
<table border=1><tr><td><p class=MsoNormal>Kite<img src="https://example.org/kite.png"></p></td><td><p class=MsoNormal>Rs 40</p></td></tr></table>
<p class=MsoNormal><a href="https://example.org/plan">The plan</a><o:p></o:p></p>
<!--EndFragment--></body></html>`;

const DOCS = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1">
<h2 dir="ltr"><span style="font-size:16pt;font-family:Arial;color:#000000;background-color:transparent;font-weight:400">Packing list</span></h2>
<p dir="ltr"><span style="font-weight:700">Kite</span><span style="font-style:italic"> and string</span></p>
<ul><li dir="ltr"><p dir="ltr" role="presentation"><span>Glue</span></p></li><li dir="ltr"><p dir="ltr"><span>Paper</span></p></li></ul>
<a href="javascript:steal()"><span>Click me</span></a></b><br class="Apple-interchange-newline">`;

test('a pasted Word document keeps its text and supported formats', async ({ page }) => {
  const text = await openEmpty(page);
  await paste(page, WORD);
  await expect(text.getByRole('heading', { name: 'Minutes' })).toBeVisible();
  await expect(text.locator('strong')).toContainText('Present:');
  await expect(text.locator('em')).toHaveText('everyone');
  await expect(text.locator('u')).toHaveText('Ravi');
  await expect(text.getByRole('link', { name: 'The plan' })).toHaveAttribute(
    'href',
    'https://example.org/plan',
  );
  await expect(text.locator('ol').getByRole('listitem')).toHaveText('Buy string');
  await expect(text.getByText('Kite · Rs 40', { exact: true })).toBeVisible();
  await expect(text).not.toContainText('MsoNormal');
  await expect(text).not.toContainText('WordSection1');
  await expect(text.locator('table, style, [class*="Mso"], [style*="mso"], [style*="font"]')).toHaveCount(0);
});

test('a pasted Google document does so too, without its scripts', async ({ page }) => {
  const text = await openEmpty(page);
  await paste(page, DOCS);
  await expect(text.getByRole('heading', { name: 'Packing list' })).toBeVisible();
  await expect(text.locator('strong')).toHaveText('Kite');
  await expect(text.locator('em')).toContainText('and string');
  await expect(text.getByRole('listitem')).toHaveText(['Glue', 'Paper']);
  await expect(text).toContainText('Click me');
  await expect(text.locator('[href^="javascript:"], [style*="font"], [id^="docs"]')).toHaveCount(0);
});

test.describe('pasted markup with scripts', () => {
  // The content security policy may block pasted markup before the editor removes it, which the browser logs.
  test.use({ provokesErrors: true });

  test('runs nothing and leaves nothing unsafe in the editor', async ({ page }) => {
    await page.addInitScript(() => {
      // A call of these means that a script ran.
      const ran = (name: string) => () => document.documentElement.setAttribute('data-ran', name);
      Object.assign(window, { alert: ran('alert'), prompt: ran('prompt'), confirm: ran('confirm') });
    });
    const text = await openEmpty(page);
    const unsafe: string[] = [];
    for (const { name, html } of hostileMarkup()) {
      const found = await paste(page, html);
      if (found !== '') unsafe.push(`${name}: ${found}`);
    }
    expect(unsafe).toEqual([]);
    await expect(page.locator('html')).not.toHaveAttribute('data-ran');
    await expect(page).toHaveURL('/dashboard');
    await text.press('Control+A');
    await text.press('Delete');
    await text.pressSequentially('Still here');
    await expect(text).toHaveText('Still here');
  });
});

async function openEmpty(page: Page) {
  await page.goto('/dashboard');
  const composer = await openComposer(page);
  const text = composer.getByRole('textbox', { name: 'Your post' });
  await text.focus();
  return text;
}

/**
 * Pastes HTML and replaces the content of the editor.
 * @returns the unsafe markup in the editor afterwards; empty when there is none
 */
function paste(page: Page, html: string): Promise<string> {
  return page.evaluate((markup) => {
    const field = document.querySelector('.tiptap');
    if (!field) throw new Error('The editor is missing');
    const data = new DataTransfer();
    data.setData('text/html', markup);
    data.setData('text/plain', 'plain');
    document.getSelection()?.selectAllChildren(field);
    field.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
    const allowed = new Set(
      'P BR H1 H2 H3 H4 H5 H6 BLOCKQUOTE PRE CODE STRONG B EM I U S OL UL LI A SPAN IMG'.split(' '),
    );
    const faults = [...field.querySelectorAll('*')].flatMap((element) => {
      const isPlaceholder = element.tagName === 'IMG' && element.className === 'ProseMirror-separator';
      if (!allowed.has(element.tagName) || (element.tagName === 'IMG' && !isPlaceholder)) {
        return [element.outerHTML.slice(0, 100)];
      }
      return [...element.attributes]
        .filter(
          ({ name, value }) =>
            name.startsWith('on') ||
            (name === 'href' && !/^(?:https?|mailto|tel):/i.test(value)) ||
            (name === 'style' && /url|expression|position|javascript/i.test(value)),
        )
        .map(({ name, value }) => `${name}=${value.slice(0, 80)}`);
    });
    return faults.join(' ');
  }, html);
}
