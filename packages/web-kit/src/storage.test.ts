import { readStored, removeStored, storedKeys, writeStored } from './storage.ts';

afterEach(() => {
  jest.restoreAllMocks();
  removeStored('draft');
});

function refuse(method: 'getItem' | 'setItem' | 'removeItem') {
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
}

it('stores a text for the next visit', () => {
  expect(writeStored('draft', 'Namaste')).toBe(true);
  expect(localStorage.getItem('draft')).toBe('Namaste');
  expect(readStored('draft')).toBe('Namaste');
});

it('keeps a text for this tab, and returns false, when the storage is full', () => {
  writeStored('draft', 'first');
  refuse('setItem');
  expect(writeStored('draft', 'second')).toBe(false);
  expect(readStored('draft')).toBe('second');
});

it('stores again when there is space', () => {
  refuse('setItem');
  writeStored('draft', 'in memory');
  jest.restoreAllMocks();
  writeStored('draft', 'on disk');
  expect(readStored('draft')).toBe('on disk');
});

it('works where storage is forbidden altogether', () => {
  refuse('getItem');
  refuse('setItem');
  refuse('removeItem');
  expect(readStored('draft')).toBeNull();
  writeStored('draft', 'Namaste');
  expect(readStored('draft')).toBe('Namaste');
  removeStored('draft');
  expect(readStored('draft')).toBeNull();
});

it('removes a stored text', () => {
  writeStored('draft', 'Namaste');
  removeStored('draft');
  expect(readStored('draft')).toBeNull();
});

it('lists the keys with a prefix, including those kept only for the tab', () => {
  writeStored('other', 'not asked for');
  writeStored('draft', 'on disk');
  expect(storedKeys('dra')).toEqual(['draft']);
  removeStored('draft');
  refuse('setItem');
  writeStored('draft', 'in memory');
  expect(storedKeys('dra')).toEqual(['draft']);
});
