import { ignoreStrayDrops } from './strayFiles.ts';

ignoreStrayDrops();

/** Whether the browser opens what is dropped on an element, as its default is. */
function opens(types: string[], target: Element): boolean {
  document.body.append(target);
  const event = new Event('drop', { bubbles: true, cancelable: true });
  Object.assign(event, { dataTransfer: { types, dropEffect: 'copy' } });
  return target.dispatchEvent(event);
}

it.each([
  ['a file', ['Files']],
  ['a picture of another page', ['text/uri-list', 'text/html', 'Files']],
  ['a link', ['text/uri-list', 'text/plain']],
])('%s dropped on the page is not opened', (_, types) => {
  expect(opens(types, document.createElement('p'))).toBe(false);
});

it('a file is not opened by a field either, which takes text and links', () => {
  const field = () => document.createElement('textarea');
  expect(opens(['Files'], field())).toBe(false);
  expect(opens(['text/uri-list', 'text/plain'], field())).toBe(true);
  expect(opens(['text/plain'], document.createElement('p'))).toBe(true);
});

it('what takes a drop keeps it', () => {
  const taker = document.createElement('div');
  let effect: string | undefined;
  taker.addEventListener('drop', (event) => event.preventDefault());
  document.addEventListener('drop', (event) => (effect = event.dataTransfer?.dropEffect), { once: true });
  opens(['Files'], taker);
  expect(effect).toBe('copy');
});
