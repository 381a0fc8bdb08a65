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

it('keeps a text where the next visit finds it', () => {
  expect(writeStored('draft', 'Namaste')).toBe(true);
  expect(localStorage.getItem('draft')).toBe('Namaste');
  expect(readStored('draft')).toBe('Namaste');
});

it('keeps a text for this tab, and says so, when the disk is full', () => {
  writeStored('draft', 'first');
  refuse('setItem');
  expect(writeStored('draft', 'second')).toBe(false);
  expect(readStored('draft')).toBe('second');
});

it('stores again once there is room', () => {
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

it('forgets what was stored', () => {
  writeStored('draft', 'Namaste');
  removeStored('draft');
  expect(readStored('draft')).toBeNull();
});

it('names what is stored under a prefix, and what lives as long as the tab', () => {
  writeStored('other', 'not asked for');
  writeStored('draft', 'on disk');
  expect(storedKeys('dra')).toEqual(['draft']);
  removeStored('draft');
  refuse('setItem');
  writeStored('draft', 'in memory');
  expect(storedKeys('dra')).toEqual(['draft']);
});
