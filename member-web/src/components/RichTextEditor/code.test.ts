import { Editor } from '@tiptap/core';
import { toStoredHtml } from '../RichText/sanitise';
import { fenceTypedLines, finishFence } from './code';
import { editorOptions } from './extensions';
import { pressed, type } from '../../test/typedKeys';
import { tools } from './tools';

function edit(content = '', place: 'start' | 'end' = 'end'): Editor {
  const editor = new Editor(editorOptions(content, 'Share your thoughts...'));
  editor.commands.focus(place);
  return editor;
}

/** What would be stored. */
const stored = (editor: Editor) => toStoredHtml(editor.getHTML());
const use = (editor: Editor, tool: 'quote' | 'code' | 'clean') =>
  tools[tool].run(editor.chain().focus(), editor).run();
const written = (text: string) => {
  const editor = edit();
  type(editor, text);
  return stored(editor);
};
const clipboard = { clipboardData: null, preventDefault: () => undefined } as unknown as ClipboardEvent;
const pasted = (html: string, into = '') => {
  const editor = edit(into);
  editor.view.pasteHTML(html, clipboard);
  return stored(editor);
};

it.each([
  '<p>a</p><pre><code>if x:\n\tgo()\n\n  &lt;b&gt; `y`</code></pre><p>c</p>',
  '<pre><code>\n\n  indented</code></pre>',
  '<blockquote><p>a</p><ul><li><p>b</p></li></ul><pre><code>c\nd</code></pre><blockquote><p>e</p></blockquote></blockquote>',
  '<p>a <code>b</code> <strong><code>c</code></strong></p>',
  '<ul><li><p>a</p><pre><code>b</code></pre></li></ul>',
])('a post is edited without a change: %s', (html) => {
  expect(stored(edit(html))).toBe(html);
});

it('lines of code that were written with line breaks stay lines', () => {
  expect(stored(edit('<pre>a<br>b\nc</pre>'))).toBe('<pre><code>a\nb\nc</code></pre>');
});

describe('typing', () => {
  it.each([
    ['```\na\n  b', '<pre><code>a\n  b</code></pre>'],
    ['``` a', '<pre><code>a</code></pre>'],
    ['```python\na', '<pre><code>a</code></pre>'],
    ['a ```\nb', '<p>a ```</p><p>b</p>'],
    ['```\na\n```\nb', '<pre><code>a</code></pre><p>b</p>'],
    ['```\na\n\n\nb', '<pre><code>a</code></pre><p>b</p>'],
    ['```\nhttps://iet.ac.in - x\n1. y', '<pre><code>https://iet.ac.in - x\n1. y</code></pre>'],
  ])('%j becomes %s', (text, html) => {
    expect(written(text)).toBe(html);
  });

  it.each([
    [
      '<p>See:</p><p>```py</p><p>a</p><p>  b</p><p>```</p><p>c</p>',
      '<p>See:</p><pre><code>a\n  b</code></pre><p>c</p>',
    ],
    ['<p>```</p><p>a</p><p>```</p><p>```</p><p>b</p>', '<pre><code>a</code></pre><pre><code>b</code></pre>'],
    ['<p>a ```</p><p>b</p>', '<p>a ```</p><p>b</p>'],
  ])('before the editor was there, %s becomes %s', (typed, html) => {
    const editor = edit(typed);
    fenceTypedLines(editor);
    expect(stored(editor)).toBe(html);
    type(editor, '!');
    expect(editor.getText()).toMatch(/[bc]!$/);
  });

  it('a fence in the last line of a post is none of its code', () => {
    const editor = edit();
    type(editor, '```\na\n```');
    finishFence(editor);
    expect(stored(editor)).toBe('<pre><code>a</code></pre>');
  });

  it('Backspace after the fence brings it back', () => {
    const editor = edit();
    type(editor, '``` ');
    expect(editor.isActive('codeBlock')).toBe(true);
    editor.commands.undoInputRule();
    expect(editor.getText()).toBe('``` ');
  });

  it('Backspace at the beginning makes text of code, line for line', () => {
    const editor = edit('<p>x</p><pre><code>a\nb</code></pre>');
    editor.commands.setTextSelection(4);
    pressed(editor, 'Backspace');
    expect(stored(editor)).toBe('<p>x</p><p>a<br>b</p>');
  });

  it('Enter on an empty line leaves a quote, and Backspace at its beginning ends it', () => {
    const editor = edit();
    use(editor, 'quote');
    type(editor, 'a\n\nb');
    expect(stored(editor)).toBe('<blockquote><p>a</p></blockquote><p>b</p>');
    const other = edit('<blockquote><p>a</p></blockquote>', 'start');
    pressed(other, 'Backspace');
    expect(stored(other)).toBe('<p>a</p>');
  });

  it('an address in code within a line is no link', () => {
    const editor = edit('<p><code>https://iet.ac.in</code></p>');
    editor.commands.unsetCode();
    type(editor, ' x');
    expect(editor.getHTML()).not.toContain('<a');
  });
});

describe('the tools', () => {
  it('Code makes lines of code of the line at the cursor, and text of it again', () => {
    const editor = edit('<p>x = 1<br>y = 2</p>');
    use(editor, 'code');
    expect(stored(editor)).toBe('<pre><code>x = 1\ny = 2</code></pre>');
    editor.commands.focus('start');
    use(editor, 'code');
    expect(stored(editor)).toBe('<p>x = 1<br>y = 2</p>');
  });

  it('Code joins the selected lines, also those of a list', () => {
    const editor = edit('<p>a</p><ul><li><p>b</p></li><li><p>c</p></li></ul>');
    editor.commands.selectAll();
    use(editor, 'code');
    expect(stored(editor)).toBe('<pre><code>a\nb\nc</code></pre>');
    type(editor, '!');
    expect(stored(editor)).toBe('<pre><code>a\nb\nc!</code></pre>');
  });

  it('Code in a list stands after it', () => {
    const editor = edit('<ul><li><p>a</p></li></ul>');
    use(editor, 'code');
    expect(stored(editor)).toBe('<pre><code>a</code></pre>');
  });

  it('Code formats a part of a line', () => {
    const editor = edit('<p>run npm start now</p>');
    editor.commands.setTextSelection({ from: 5, to: 14 });
    use(editor, 'code');
    expect(stored(editor)).toBe('<p>run <code>npm start</code> now</p>');
  });

  it('Quote wraps what is selected, and unwraps it', () => {
    const editor = edit('<p>a</p><p>b</p>');
    editor.commands.selectAll();
    use(editor, 'quote');
    expect(stored(editor)).toBe('<blockquote><p>a</p><p>b</p></blockquote>');
    use(editor, 'quote');
    expect(stored(editor)).toBe('<p>a</p><p>b</p>');
  });

  it('clearing the format keeps the lines of code', () => {
    const editor = edit('<blockquote><pre><code>a\nb</code></pre></blockquote>', 'start');
    use(editor, 'clean');
    expect(stored(editor)).toBe('<p>a<br>b</p>');
  });
});

describe('pasting', () => {
  const vsCode = (lines: string) =>
    `<meta charset='utf-8'><div style="color: #d4d4d4;font-family: Menlo, Monaco, 'Courier New', monospace;white-space: pre;">${lines}</div>`;

  it.each([
    ['', '<pre><code>def f():\n    return 1\n\nf()</code></pre>'],
    ['<p>x</p><p></p>', '<p>x</p><pre><code>def f():\n    return 1\n\nf()</code></pre>'],
  ])('code of VS Code keeps its lines and spaces (in %j)', (into, html) => {
    const lines =
      '<div><span style="color: #569cd6;">def</span><span> f():</span></div><div><span>    return 1</span></div><br><div>f()</div>';
    expect(pasted(vsCode(lines), into)).toBe(html);
  });

  it('a part of a line of VS Code is code within the line', () => {
    expect(pasted(vsCode('<div><span>npm  start</span></div>'), '<p>run </p>')).toBe(
      '<p>run <code>npm  start</code></p>',
    );
  });

  it('code of JetBrains keeps its lines and spaces', () => {
    const html =
      '<html><head></head><body><pre style="font-family:\'JetBrains Mono\',monospace;">if a:<br>    <span>b</span>()<br><br>c</pre></body></html>';
    expect(pasted(html)).toBe('<pre><code>if a:\n    b()\n\nc</code></pre>');
  });

  it('at the end of a line, code is still code', () => {
    expect(pasted('<pre><code>a\nb</code></pre>', '<p>x</p>')).toBe('<p>x</p><pre><code>a\nb</code></pre>');
  });

  it('plain text in code keeps its lines', () => {
    const editor = edit('<pre><code>a</code></pre>');
    editor.commands.setTextSelection(2);
    editor.view.pasteText('1\r\n  2\n', clipboard);
    expect(stored(editor)).toBe('<pre><code>a1\n  2\n</code></pre>');
  });

  it('a message of WhatsApp and a paragraph of Word keep their lines and spaces', () => {
    expect(pasted('<span style="white-space: pre-wrap">a\n  b</span>')).toBe('<p><span>a<br>  b</span></p>');
    expect(
      pasted(
        "<p class=MsoNormal style='font-family:Consolas'>if x:<o:p></o:p></p><p class=MsoNormal>&nbsp;&nbsp; y</p>",
      ),
    ).toBe('<p>if x:</p><p>&nbsp;&nbsp; y</p>');
  });

  it('a line of code copied from code is text, several are code', () => {
    const editor = edit('<pre><code>a\nb\nc</code></pre><p>x</p>');
    const copy = (from: number, to: number) => editor.state.doc.slice(from, to, true);
    const paste = (from: number, to: number) => {
      const transform = editor.view.someProp('transformPasted', (each) => each);
      return transform?.(copy(from, to), editor.view, false).openStart;
    };
    expect([paste(1, 2), paste(1, 4)]).toEqual([1, 0]);
  });

  it('a quote stays one', () => {
    expect(pasted('<blockquote cite="x"><div>a</div></blockquote>')).toBe(
      '<blockquote><p>a</p></blockquote>',
    );
  });
});
