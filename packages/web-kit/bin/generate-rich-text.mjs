/**
 * Writes `src/richText/generated.ts` from the contract's `x-rich-text`: one constant for each entry, so that a bundle holds
 * only those it uses. Part of `npm run api:generate`.
 */
import { readFileSync, writeFileSync } from 'node:fs';

// Relative to where it is run: `api:check` runs it in a copy.
const rules = JSON.parse(readFileSync('../../backend/openapi.json', 'utf8'))['x-rich-text'];
const constantName = (key) => key.replace(/[A-Z]/g, '_$&').toUpperCase();
const constants = Object.entries(rules).map(
  ([key, value]) => `export const ${constantName(key)} = ${JSON.stringify(value)} as const;\n`,
);
writeFileSync(
  'src/richText/generated.ts',
  `// Generated from backend/src/common/rich-text-rules.ts, which explains each entry; see "npm run api:generate".\n${constants.join('')}`,
);
