import { readValues } from './profileValues';

it('takes up what can be read of a kept form, and nothing else', () => {
  expect(readValues('{"name":"Asha","bio":7,"email":"a@b.in"}')).toEqual({ name: 'Asha' });
});

it.each([null, '', '{"name"', 'null', '7'])('has no form to take up from %j', (kept) => {
  expect(readValues(kept)).toBeUndefined();
});
