import { redact, redactPictureNames } from './redact.js';

const NAME = '0123456789abcdef0123456789abcdef01234567';

it.each([
  ['550 5.1.1 <asha@example.org>: unknown', '550 5.1.1 <(address)>: unknown'],
  ['"ravi kumar"@example.org, zoya@example.org', '"ravi kumar"@example.org, (address)'],
  [
    'connect to postgres://campus:secret@db:5432/campus',
    'connect to postgres://campus:(address):5432/campus',
  ],
  [`asha@example.org could not read media/${NAME}.webp`, '(address) could not read media/0123….webp'],
  ['nothing to hide @ noon', 'nothing to hide @ noon'],
])('%s is logged without what is personal', (text, logged) => {
  expect(redact(text)).toBe(logged);
});

it.each([
  [`/media/${NAME}.webp?w=320`, '/media/0123….webp?w=320'],
  [`/media/${NAME.toUpperCase()}.webp`, '/media/0123….webp'],
  [`${NAME} ${NAME}`, '0123… 0123…'],
  [`/media/${NAME.slice(1)}.webp`, `/media/${NAME.slice(1)}.webp`],
])('of %s only the first characters are logged', (path, logged) => {
  expect(redactPictureNames(path)).toBe(logged);
});
