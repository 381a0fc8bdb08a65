import { tolerateTranslation } from './tolerateTranslation.ts';

const originals = {
  removeChild: Reflect.get(Node.prototype, 'removeChild'),
  insertBefore: Reflect.get(Node.prototype, 'insertBefore'),
};
beforeEach(() => tolerateTranslation());
afterEach(() => void Object.assign(Node.prototype, originals));

/** "Namaste" and an element; `isMoved` moves the text into a font element, otherwise a translation replaces it. */
function translated(isMoved: boolean) {
  const parent = document.createElement('p');
  const text = document.createTextNode('Namaste');
  parent.append(text, document.createElement('b'));
  const font = document.createElement('font');
  text.replaceWith(font);
  font.append(isMoved ? text : 'Hello');
  return { parent, text };
}

describe('a translated text', () => {
  it('can be removed', () => {
    const { parent, text } = translated(true);
    expect(parent.removeChild(text)).toBe(text);
    expect(parent.innerHTML).toBe('<b></b>');
  });

  it('can be removed when it was replaced, and its translation stays', () => {
    const { parent, text } = translated(false);
    expect(parent.removeChild(text)).toBe(text);
    expect(parent.innerHTML).toBe('<font>Hello</font><b></b>');
  });

  it.each([
    [true, '<i></i><font>Namaste</font><b></b>'],
    [false, '<font>Hello</font><b></b><i></i>'],
  ])('can have an element inserted before it (moved: %s)', (isMoved, html) => {
    const { parent, text } = translated(isMoved);
    parent.insertBefore(document.createElement('i'), text);
    expect(parent.innerHTML).toBe(html);
  });

  it('does not hide other mistakes', () => {
    const { parent } = translated(true);
    expect(() => parent.removeChild(document.createElement('i'))).toThrow('not a child');
    expect(() => parent.insertBefore(document.createElement('i'), document.createElement('u'))).toThrow(
      'child',
    );
  });
});
