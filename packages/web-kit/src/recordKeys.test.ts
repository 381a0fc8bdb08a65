import { recordKeys } from './recordKeys.ts';

const was = window.__CAMPUS_COMMONS__;
afterEach(() => {
  window.__CAMPUS_COMMONS__ = was;
});

it('are those of config.js, and none in the file of a release before them', () => {
  expect(recordKeys()).toEqual([]);
  window.__CAMPUS_COMMONS__ = { recordKeys: ['one', 'two'] };
  expect(recordKeys()).toEqual(['one', 'two']);
  for (const config of [{ recordKeys: 'one' }, {}, undefined]) {
    window.__CAMPUS_COMMONS__ = config;
    expect(recordKeys()).toEqual([]);
  }
});
