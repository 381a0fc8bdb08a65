import { parseId } from './ids.js';

it.each(['1', '10', '9223372036854775807'])('%s may be the id of a row', (id) => {
  expect(parseId(id)).toBe(id);
});

it.each([
  '',
  '0',
  '01',
  '-1',
  '+1',
  '1.0',
  '1e3',
  ' 1',
  '1 ',
  '1\n',
  'x1',
  '१',
  '9223372036854775808',
  '10000000000000000000',
])('no row has the id %j', (id) => {
  expect(parseId(id)).toBeNull();
});
