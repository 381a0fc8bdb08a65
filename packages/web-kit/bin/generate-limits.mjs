/**
 * Generates what the sites share with the API. Constants from the extensions of the OpenAPI document: the rules of posts' HTML and
 * the limits of pictures. Each entry is its own constant, so that a bundle contains only those it uses. And the functions that
 * both sides apply to members' texts, copied from the API. Part of `npm run api:generate`.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

// Relative to the working directory, because `api:check` runs this script in a copy.
const contract = JSON.parse(readFileSync('../../backend/openapi.json', 'utf8'));
const constantName = (key) => key.replace(/[A-Z]/g, '_$&').toUpperCase();

function generate(folder, extension, source) {
  const constants = Object.entries(contract[extension]).map(
    ([key, value]) => `export const ${constantName(key)} = ${JSON.stringify(value)} as const;\n`,
  );
  mkdirSync(`src/${folder}`, { recursive: true });
  writeFileSync(
    `src/${folder}/generated.ts`,
    `// Generated from backend/src/${source}, which explains each entry; see "npm run api:generate".\n${constants.join('')}`,
  );
}

generate('richText', 'x-rich-text', 'common/rich-text-rules.ts');
generate('pictures', 'x-upload-limits', 'config/upload-limits.ts');

const TEXT = '../../backend/src/common/text';
const functions = readdirSync(TEXT)
  .filter((file) => !file.endsWith('.spec.ts'))
  .sort()
  .map((file) => readFileSync(`${TEXT}/${file}`, 'utf8'));
mkdirSync('src/text', { recursive: true });
writeFileSync(
  'src/text/generated.ts',
  `// Copied from backend/src/common/text; see "npm run api:generate".\n${functions.join('\n')}`,
);
