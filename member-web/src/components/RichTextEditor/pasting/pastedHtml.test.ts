import { cleanPastedHtml } from './pastedHtml';

/** A list item as Word puts it on the clipboard. */
const wordItem = (marker: string, text: string, level = 1) =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'>` +
  `<![if !supportLists]><span style='mso-bidi-font-family:Calibri'><span style='mso-list:Ignore'>${marker}` +
  `<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;

/** The pasted HTML as the editor gets it, without markup that the editor drops anyway. */
function paste(html: string): string {
  const { body } = new DOMParser().parseFromString(cleanPastedHtml(html), 'text/html');
  for (const dropped of body.querySelectorAll('span, a, tbody, o\\:p, div')) {
    dropped.replaceWith(...dropped.childNodes);
  }
  return body.innerHTML
    .replace(/<!--.*?-->/gs, '')
    .replace(/>\s+</g, '><')
    .trim();
}

describe('lists from Word', () => {
  it('become numbered, bulleted and nested lists', () => {
    const pasted = paste(
      [
        wordItem('1.', 'Buy <b>string</b>'),
        wordItem('a)', 'red', 2),
        wordItem('b)', 'white', 2),
        wordItem('2.', 'Fly'),
        '<p class=MsoNormal>Then:</p>',
        wordItem('·', 'rest'),
        wordItem('o', 'in the shade', 2),
      ].join('\n'),
    );
    expect(pasted).toBe(
      '<ol><li><p>Buy <b>string</b></p><ol><li><p>red</p></li><li><p>white</p></li></ol></li>' +
        '<li><p>Fly</p></li></ol>' +
        '<p class="MsoNormal">Then:</p>' +
        '<ul><li><p>rest</p><ul><li><p>in the shade</p></li></ul></li></ul>',
    );
  });

  it('keep their order if they start at a deep level, mix types or use other numerals', () => {
    const pasted = paste(
      wordItem('·', 'deep', 3) + wordItem('·', 'flat') + wordItem('(१)', 'एक') + wordItem('iv.', 'four'),
    );
    expect(pasted).toBe(
      '<ul><li><p>deep</p></li></ul><ul><li><p>flat</p></li></ul><ol><li><p>एक</p></li><li><p>four</p></li></ol>',
    );
  });

  it('for the web become one list, although each item is a separate list', () => {
    const item = (tag: string, text: string, level: number) =>
      `<div class="ListContainerWrapper SCXW1"><${tag} role="list"><li data-aria-level="${level}">` +
      `<p class="Paragraph"><span>${text}</span></p></li></${tag}></div>`;
    expect(paste(item('ol', 'one', 1) + item('ul', 'a', 2) + item('ol', 'two', 1))).toBe(
      '<ol><li><p>one</p><ul><li><p>a</p></li></ul></li><li><p>two</p></li></ol>',
    );
  });

  it('keep the number of their first item', () => {
    expect(paste(wordItem('4.', 'Four') + wordItem('5.', 'Five'))).toBe('<p>4. Four</p><p>5. Five</p>');
    const list =
      '<ol role="list" start="4"><li data-aria-level="1"><p class="Paragraph"><span>Four</span></p></li></ol>';
    expect(paste(list)).toBe('<p>4. Four</p>');
  });

  it('of other programs are not changed', () => {
    const list = '<ul><li dir="ltr"><p>Glue</p></li><li dir="ltr"><p>Paper</p></li></ul>';
    expect(paste(list)).toBe(list);
  });

  it('deeper than level 8 are lifted to it', () => {
    const nested = (levels: number): string =>
      levels === 0 ? '' : `<ul><li><p>${levels}</p>${nested(levels - 1)}</li></ul>`;
    const limited = paste(nested(11));
    expect(limited.match(/<ul>/g)).toHaveLength(8);
    expect(limited).toContain('<li><p>4</p></li><li><p>3</p></li><li><p>2</p></li><li><p>1</p></li>');
  });
});

describe('tables', () => {
  it.each([
    [
      'Word: paragraphs in cells',
      '<table><tr><td><p class=MsoNormal>Kite</p></td><td><p class=MsoNormal>Rs <b>40</b></p></td></tr></table>',
      '<p>Kite · Rs <b>40</b></p>',
    ],
    [
      'Excel: an empty cell keeps its place, an empty row is nothing',
      '<table><tr><td>Kite</td><td></td><td align=right>40</td></tr><tr><td></td><td></td><td> </td></tr></table>',
      '<p>Kite · – · 40</p>',
    ],
    [
      'a heading row and a caption',
      '<table><caption>Costs</caption><thead><tr><th>Thing</th><th>Rs</th></tr></thead><tbody><tr><td>Kite</td><td>40</td></tr></tbody></table>',
      '<p>Costs</p><p><strong>Thing</strong> · <strong>Rs</strong></p><p>Kite · 40</p>',
    ],
    [
      'lines within a cell',
      '<table><tr><td>Kite<br>red</td><td><p>40</p><p></p><p>each</p></td></tr></table>',
      '<p>Kite red · 40, each</p>',
    ],
    [
      'a table that only arranges',
      '<table><tr><td><h2>Menu</h2><ul><li>Tea</li></ul></td><td><p>Aside</p></td></tr><tr><td colspan=2><p>End</p></td></tr></table>',
      '<h2>Menu</h2><ul><li>Tea</li></ul><p>Aside</p><p>End</p>',
    ],
    [
      'a table in a table',
      '<table><tr><td>Out</td><td><table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table></td></tr></table>',
      '<p>Out · a · b, c · d</p>',
    ],
  ])('become lines: %s', (_, table, lines) => {
    expect(paste(table)).toBe(lines);
  });
});
