import { isSendKey, pressedKey } from './pressedKey.ts';

it.each([
  ['of other browsers', { isComposing: true }],
  ['of Safari, which ends a word with it', { isComposing: false, keyCode: 229 }],
])('a key that an input method takes is none: %s', (_, init) => {
  const event = new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, ...init });
  expect(pressedKey(event)).toBe('');
  expect(pressedKey({ key: 'Enter', nativeEvent: event })).toBe('');
  expect(isSendKey(event)).toBe(false);
});

it('any other key is itself', () => {
  const event = new KeyboardEvent('keydown', { key: 'Enter', keyCode: 13, metaKey: true });
  expect([pressedKey(event), pressedKey({ key: 'Enter', nativeEvent: event })]).toEqual(['Enter', 'Enter']);
  expect(isSendKey(event)).toBe(true);
});
