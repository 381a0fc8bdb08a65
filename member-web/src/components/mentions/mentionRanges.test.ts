import { mentionRanges } from './mentionRanges';

const ASHA = { id: '1', label: 'Asha Rao' };

function rangesIn(html: string): string[] {
  const root = document.createElement('div');
  root.innerHTML = html;
  return mentionRanges(root, [ASHA]).map(String);
}

it('finds the names in every block of a text, also after a line break and in bold', () => {
  expect(rangesIn('<p>So @Asha Rao, and</p><ul><li><p>Ask<br>@asha rao</p></li></ul>')).toEqual([
    '@Asha Rao',
    '@asha rao',
  ]);
  expect(rangesIn('<p>So @As<strong>ha Rao</strong>!</p>')).toEqual(['@Asha Rao']);
});

it('finds no part of a word, and no name that goes on in the next block', () => {
  expect(rangesIn('<p>mail@Asha Rao, @Asha Raos</p><p>@Asha</p><p>Rao</p>')).toEqual([]);
});
