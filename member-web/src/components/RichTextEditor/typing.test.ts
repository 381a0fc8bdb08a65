import { Editor } from '@tiptap/core';
import { linkAddressAtCaret } from './addressLinks';
import { editorOptions } from './extensions';
import { type } from '../../test/typedKeys';

function editorWith(content = ''): Editor {
  const editor = new Editor(editorOptions(content, 'Share your thoughts...'));
  editor.commands.focus('end');
  return editor;
}

/** What a clipboard event carries. */
const clipboard = { clipboardData: null, preventDefault: () => undefined } as unknown as ClipboardEvent;

const written = (text: string) => {
  const editor = editorWith();
  type(editor, text);
  return editor.getHTML().replace(/ (?:target|rel)="[^"]*"/g, '');
};

describe('what is typed stays', () => {
  it.each([
    ...['15. August is a holiday', '26. January', '2. third', '1) first', '1. 5 litres', '0. x', '1.5 x'],
    ...[
      '5 * 4 * 3 ',
      '2 ** 3 ** 2',
      'a ~~ b ~~ c',
      ' *a* and _b_ ',
      '**a** ',
      '__init__ ',
      '~~a~~ ',
      '`code` ',
    ],
    ...[
      'a_b_c',
      'snake_case __init__ x',
      '# 5 in the list',
      '## x',
      '- 5 degrees',
      '* 3',
      '+ 91 98390 41276',
    ],
    ...['10 - 5', '+ x', '> 5 ', '--- ', '```x ', '[x] y', '[ ] y', '[a](https://a.in) ', '== x ==', '(c) '],
  ])('%s', (text) => {
    expect(written(text)).toBe(
      `<p>${text.replace('>', '&gt;').replace('(https://a.in)', '(<a href="https://a.in">https://a.in</a>)')}</p>`,
    );
  });

  it.each([
    ['1. first', '<ol><li><p>first</p></li></ol>'],
    ['- milk', '<ul><li><p>milk</p></li></ul>'],
    ['* दूध', '<ul><li><p>दूध</p></li></ul>'],
  ])('but %s begins a list, and undo brings it back', (text, list) => {
    const editor = editorWith();
    type(editor, text.slice(0, 3 + (text.startsWith('1') ? 1 : 0)));
    expect(editor.getHTML()).toMatch(/^<[uo]l>/);
    editor.commands.undo();
    expect(editor.getText()).toBe(text.slice(0, editor.getText().length));
    expect(editor.getHTML()).toMatch(/^<p>.{3,4}<\/p>$/);
    type(editor, text.slice(editor.getText().length));
    expect(editor.getHTML()).toBe(`<p>${text}</p>`);
    const other = editorWith();
    type(other, text.slice(0, 3 + (text.startsWith('1') ? 1 : 0)));
    // As Backspace does.
    other.commands.undoInputRule();
    expect(other.getHTML()).toMatch(/^<p>.{3,4}<\/p>$/);
    expect(written(text)).toBe(list);
  });

  it('continues a list of bullets above it', () => {
    expect(written('- milk\n\n- tea')).toBe('<ul><li><p>milk</p></li><li><p>tea</p></li></ul>');
  });
});

describe('what is pasted stays', () => {
  const pasted = (text: string) => {
    const editor = editorWith();
    editor.view.pasteText(text, clipboard);
    return editor.getHTML();
  };

  it.each(['15. August is a holiday', '5 * 4 * 3 and 2 ** 3 ** 2', '**a** __b__ _c_ ~~d~~', '  a  b\tc'])(
    '%s',
    (text) => {
      expect(pasted(text)).toBe(`<p>${text}</p>`);
    },
  );

  it.each(['a\n\nb', 'a\r\n\r\nb', 'a\r\rb', 'a\u2028\u2028b'])('the empty line of %j', (text) => {
    expect(pasted(text)).toBe('<p>a</p><p></p><p>b</p>');
  });

  it('copied text has a line for each block, and pasting it makes the same blocks', () => {
    const editor = editorWith('<p>a</p><p></p><p>b<br>c</p><ul><li><p>d</p></li><li><p>e</p></li></ul>');
    editor.commands.selectAll();
    const slice = editor.state.selection.content();
    const text = editor.view.someProp('clipboardTextSerializer', (serialize) =>
      serialize(slice, editor.view),
    );
    expect(text).toBe('a\n\nb\nc\nd\ne');
  });

  it.each([
    ['two spaces and an indent', '<p>  a  b</p><p>\tc</p>', '<p>  a  b</p><p>\tc</p>'],
    ['a line break in the markup is a space', '<p>a\nb</p>\n<p>c</p>', '<p>a b</p><p>c</p>'],
  ])('an edited post keeps its spaces: %s', (_, html, kept) => {
    expect(editorWith(html).getHTML()).toBe(kept);
  });

  const pastedHtml = (html: string) => {
    const editor = editorWith();
    editor.view.pasteHTML(html, clipboard);
    return editor.getHTML().replace(/<\/?span>/g, '');
  };

  it.each([
    ['<p>Party <img src="x" alt="🎉" class="emoji"> now</p>', '<p>Party 🎉 now</p>'],
    ['<span>a<img alt="👨‍👩‍👧‍👦"><img alt="🇮🇳"><img alt="1️⃣"><img alt="❤️"></span>', '<p>a👨‍👩‍👧‍👦🇮🇳1️⃣❤️</p>'],
    ['<p>a <img alt=":tada:"></p>', '<p>a :tada:</p>'],
    ['<p>a<img alt="A photo"><img alt="5"><img alt=""><img></p>', '<p>a</p>'],
  ])('%s', (html, kept) => {
    expect(pastedHtml(html)).toBe(kept);
  });

  it.each([
    ['<div>a</div><div><br></div><div>b</div>', '<p>a</p><p></p><p>b</p>'],
    ['<p>a</p><p></p><p>b</p>', '<p>a</p><p></p><p>b</p>'],
    ['<span style="white-space: pre-wrap">a\n\nb  c</span>', '<p>a<br><br>b  c</p>'],
  ])('empty lines of %s', (html, kept) => {
    expect(pastedHtml(html)).toBe(kept);
  });

  it.each([
    ['<ol start="15"><li>August</li><li>September</li></ol>', '<p>15. August</p><p>16. September</p>'],
    ['<ol start="3"><li><p>c</p><p>d</p></li></ol>', '<p>3. c</p><p>d</p>'],
    ['<ol><li value="4">d</li><li>e</li></ol>', '<p>4. d</p><p>5. e</p>'],
    ['<ol reversed><li>b</li><li>a</li></ol>', '<p>2. b</p><p>1. a</p>'],
    ['<ol start="2"><li>b<ul><li>c</li></ul></li></ol>', '<p>2. b</p><ul><li><p>c</p></li></ul>'],
    ['<ul><li>a<ol start="2"><li>b</li></ol></li></ul>', '<ul><li><p>a</p><p>2. b</p></li></ul>'],
    ['<ol start="1"><li>a</li></ol>', '<ol><li><p>a</p></li></ol>'],
  ])('the numbers of %s', (html, kept) => {
    expect(pastedHtml(html)).toBe(kept);
  });
});

describe('addresses become links', () => {
  const a = (address: string, href = address) => `<a href="${href}">${address}</a>`;

  it.each([
    ['see https://iet.ac.in. ', `<p>see ${a('https://iet.ac.in')}. </p>`],
    ['देखें https://iet.ac.in। ', `<p>देखें ${a('https://iet.ac.in')}। </p>`],
    ['“https://iet.ac.in/notes”. Or', `<p>“${a('https://iet.ac.in/notes')}”. Or</p>`],
    [
      'see https://iet.ac.in/notes?y=2027, (iet.ac.in/x)! ',
      `<p>see ${a('https://iet.ac.in/notes?y=2027')}, (${a('iet.ac.in/x', 'https://iet.ac.in/x')})! </p>`,
    ],
    ['(https://iet.ac.in), ', `<p>(${a('https://iet.ac.in')}), </p>`],
    ['www.iet.ac.in ', `<p>${a('www.iet.ac.in', 'https://www.iet.ac.in')} </p>`],
    ['iet.ac.in/notes\n', `<p>${a('iet.ac.in/notes', 'https://iet.ac.in/notes')}</p><p></p>`],
    ['main.ts and B.Tech. ', '<p>main.ts and B.Tech. </p>'],
    ['https://a.in, mit.edu. ', `<p>${a('https://a.in')}, ${a('mit.edu', 'https://mit.edu')}. </p>`],
  ])('typed: %s', (text, html) => {
    expect(written(text)).toBe(html);
  });

  it('the last of a post, when it is finished', () => {
    const editor = editorWith();
    type(editor, 'see https://iet.ac.in.');
    linkAddressAtCaret(editor);
    expect(editor.getHTML()).toContain('>https://iet.ac.in</a>.');
  });

  it('grows with what is typed after it', () => {
    const editor = editorWith();
    type(editor, 'https://iet.ac.in ');
    editor.commands.deleteRange({ from: 18, to: 19 });
    type(editor, '/notes ');
    expect(editor.getHTML()).toContain('href="https://iet.ac.in/notes">https://iet.ac.in/notes</a> ');
  });

  it('not again where the writer has removed the link, nor over a link with another text', () => {
    const editor = editorWith();
    type(editor, 'https://iet.ac.in ');
    editor.chain().selectAll().unsetLink().setTextSelection(19).run();
    type(editor, 'x y');
    expect(editor.getHTML()).toBe('<p>https://iet.ac.in x y</p>');
    const other = editorWith('<p><a href="https://b.in/">https://a.in</a></p>');
    type(other, ' ');
    expect(other.getHTML()).toContain('href="https://b.in/">https://a.in</a>');
  });

  it('pasted, each of them', () => {
    const editor = editorWith();
    editor.view.pasteText('https://a.in/x। mit.edu.\nwww.c.in', clipboard);
    expect(editor.getHTML().match(/href="[^"]*"/g)).toEqual([
      'href="https://a.in/x"',
      'href="https://mit.edu"',
      'href="https://www.c.in"',
    ]);
  });
});
