import { placeList } from './placeList';

/** The box of an element, as the browser would say it. */
function boxed<Kind extends Element>(
  element: Kind,
  left: number,
  top: number,
  right: number,
  bottom: number,
) {
  element.getBoundingClientRect = () => new DOMRect(left, top, right - left, bottom - top);
  return element;
}

function listIn(dialog: Element) {
  const list = document.createElement('div');
  dialog.append(list);
  return list;
}

/** Left, right, top and bottom of a placed list of the maximum height. */
function boxOf({ style }: HTMLElement) {
  const [left, width, height] = [style.left, style.width, style.maxHeight].map(parseFloat) as [
    number,
    number,
    number,
  ];
  const top = parseFloat(style.top) - (style.transform === '' ? 0 : height);
  return { left, right: left + width, top, bottom: top + height };
}

describe('the list of suggested names', () => {
  beforeEach(() => {
    Object.defineProperty(document.documentElement, 'clientWidth', { value: 1440, configurable: true });
    window.innerHeight = 900;
  });
  afterEach(() => Reflect.deleteProperty(document.documentElement, 'clientWidth'));

  const dialog = boxed(document.createElement('div'), 400, 100, 1040, 700);
  dialog.setAttribute('role', 'dialog');

  it.each([
    ['at the start of the text', { left: 424, top: 220, bottom: 242 }],
    ['at the end of a line', { left: 1010, top: 220, bottom: 242 }],
    ['in the last line', { left: 700, top: 640, bottom: 662 }],
  ])('stays inside its dialog, %s', (_where, at) => {
    const list = listIn(dialog);
    placeList(list, at);
    const { left, right, top, bottom } = boxOf(list);
    expect(left).toBeGreaterThanOrEqual(400);
    expect(right).toBeLessThanOrEqual(1040);
    expect(top).toBeGreaterThanOrEqual(100);
    expect(bottom).toBeLessThanOrEqual(700);
    // It does not cover what it belongs to.
    expect(top >= at.bottom || bottom <= at.top).toBe(true);
  });

  it('stays inside the window without a dialog', () => {
    const list = listIn(document.body);
    placeList(list, { left: 1400, top: 860, bottom: 882 });
    const { right, top, bottom } = boxOf(list);
    expect(right).toBeLessThanOrEqual(1440);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(860);
  });
});
