import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { englishMessages } from './i18nProvider';

/** Every key of the catalogue. */
function keysOf(messages: object, prefix = ''): string[] {
  return Object.entries(messages).flatMap(([name, message]: [string, unknown]) =>
    typeof message === 'object' && message !== null
      ? keysOf(message, `${prefix}${name}.`)
      : [`${prefix}${name}`],
  );
}

const source = path.resolve(__dirname, '..');
const code = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^i18n\/en|^test\//.test(file))
  .map((file) => readFileSync(path.join(source, file), 'utf8'))
  .join('\n');
const keys = keysOf(englishMessages);
const areas = Object.keys(englishMessages).join('|');

/** String literals that start like a key. */
const literals = [...code.matchAll(new RegExp(`'((?:${areas})\\.[\\w.]+)'`, 'g'))].map(([, key = '']) => key);
/** Template literals that start like a key, as patterns, because a part of the key is known only at run time. */
const templates = [...code.matchAll(new RegExp(`\`((?:${areas})\\.[^\`]+)\``, 'g'))].map(
  ([, key = '']) =>
    new RegExp(`^${key.replaceAll('.', '\\.').replaceAll(/\$\{[\s\S]*?\}(?=\\\.|_|$)/g, '\\w+')}$`),
);

test('every key in the code has a message', () => {
  expect(literals.length).toBeGreaterThan(150);
  expect(literals.filter((key) => !keys.includes(key))).toEqual([]);
  expect(templates.filter((key) => !keys.some((known) => key.test(known)))).toEqual([]);
});

test('every message is used', () => {
  const isUsed = (key: string) => literals.includes(key) || templates.some((template) => template.test(key));
  // react-admin reads the names of resources.
  expect(keys.filter((key) => !isUsed(key) && !/^resources\.\w+\.name$/.test(key))).toEqual([]);
});
