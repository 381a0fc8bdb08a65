import { readValues } from './profileFields';

it('only the valid values of a stored form are used', () => {
  expect(readValues('{"name":"Asha","bio":7,"email":"a@b.in"}')).toEqual({ name: 'Asha' });
});

it.each([null, '', '{"name"', 'null', '7'])('the stored form %j is ignored', (stored) => {
  expect(readValues(stored)).toBeUndefined();
});
