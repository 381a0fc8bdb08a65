import { Editor } from '@tiptap/core';
import { toStoredHtml } from '../RichText/sanitise';
import { editorOptions } from './extensions';
import { toLink } from './addressLinks';
import { listDepthAt } from './lists';

const nested = (levels: number): string =>
  levels === 0 ? '' : `<ul><li><p>${levels}</p>${nested(levels - 1)}</li></ul>`;

function edit(content: string) {
  return new Editor(editorOptions(content, 'Share your thoughts...'));
}

describe('the editor', () => {
  it('keeps everything that posts may contain', () => {
    const html = [
      '<h1>1</h1><h2>2</h2><h3>3</h3><h4>4</h4><h5>5</h5><h6>6</h6>',
      '<p><strong>b</strong><em>i</em><u>u</u><s>s</s><br>x</p>',
      '<p><span style="color: rgb(200, 50, 79); background-color: rgb(251, 226, 166)">c</span></p>',
      '<ol><li><p>one</p><ul><li><p>two</p></li></ul></li></ol>',
    ].join('');
    expect(toStoredHtml(edit(html).getHTML())).toBe(html);
  });

  it('drops what posts may not contain, and keeps its text', () => {
    const html = '<section><p>a</p></section><kbd>b</kbd><hr><img src="x"><mark>c</mark>';
    expect(toStoredHtml(edit(html).getHTML())).toBe('<p>a</p><p>b</p><p>c</p>');
  });

  it('starts every numbered list at 1, as in the published post', () => {
    expect(edit('<ol start="7" type="a"><li>x</li></ol>').getHTML()).toBe('<ol><li><p>x</p></li></ol>');
  });

  it('accepts no javascript: link', () => {
    expect(edit('<p><a href="javascript:alert(1)">x</a></p>').getHTML()).toBe('<p>x</p>');
    const editor = edit('<p>x</p>');
    editor.chain().selectAll().setLink({ href: 'ftp://a.in' }).run();
    expect(editor.getHTML()).toBe('<p>x</p>');
  });

  it('clears colours, links and headings', () => {
    const editor = edit(
      '<h2><a href="https://a.in/"><span style="color: red"><strong>x</strong></span></a></h2>',
    );
    editor.chain().selectAll().unsetAllMarks().clearNodes().run();
    expect(editor.getHTML()).toBe('<p>x</p>');
  });

  it('can undo 100 steps', () => {
    const editor = edit('');
    for (let step = 0; step < 200; step += 1) {
      // A pause between keys makes each a separate undo step.
      jest.spyOn(Date, 'now').mockReturnValue(1_000_000 + step * 10_000);
      editor.commands.insertContent('x');
    }
    let steps = 0;
    while (editor.commands.undo()) steps += 1;
    // ProseMirror trims its history now and then, not at every step.
    expect(steps).toBeGreaterThanOrEqual(100);
    expect(steps).toBeLessThanOrEqual(120);
  });
});

describe('nested lists', () => {
  const pressTab = (editor: Editor) =>
    editor.view.someProp('handleKeyDown', (handle) =>
      handle(editor.view, new KeyboardEvent('keydown', { key: 'Tab' })),
    );

  it('can be indented to level 8', () => {
    const editor = edit(`${nested(8).replace('<p>1</p>', '<p>1</p></li><li><p>last</p>')}`);
    editor.commands.focus('end');
    editor.commands.setTextSelection(editor.state.doc.content.size - 2);
    const deepest = () => listDepthAt(editor.state.doc.resolve(positionOf(editor, 'last')));
    expect(deepest()).toBe(8);
    editor.commands.setTextSelection(positionOf(editor, 'last'));
    pressTab(editor);
    expect(deepest()).toBe(8);
  });

  it('are indented by the Tab key up to that level', () => {
    const editor = edit('<ul><li><p>first</p></li><li><p>last</p></li></ul>');
    editor.commands.setTextSelection(positionOf(editor, 'last'));
    pressTab(editor);
    expect(listDepthAt(editor.state.selection.$from)).toBe(2);
  });

  function positionOf(editor: Editor, text: string): number {
    let found = 0;
    editor.state.doc.descendants((node, position) => {
      if (node.text === text) found = position;
    });
    return found;
  }
});

describe('a link as it is typed', () => {
  it.each([
    ['https://iet.ac.in/a?b=c', 'https://iet.ac.in/a?b=c'],
    [' iet.ac.in/notes ', 'https://iet.ac.in/notes'],
    ['ananya@iet.ac.in', 'mailto:ananya@iet.ac.in'],
    ['98390 41276', 'tel:9839041276'],
    ['mailto:a@b.in', 'mailto:a@b.in'],
  ])('"%s" becomes %s', (typed, link) => {
    expect(toLink(typed)).toBe(link);
  });

  it.each(['', 'hello', 'javascript:alert(1)', 'two words.in', 'data:text/html,x', '//iet.ac.in'])(
    '"%s" is no link',
    (typed) => {
      expect(toLink(typed)).toBeUndefined();
    },
  );
});
