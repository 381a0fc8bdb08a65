import { defineConfig } from '@hey-api/openapi-ts';

/**
 * Generates src/api/generated.ts: types only, and only of what administrators call.
 * OPENAPI_FILE and OPENAPI_OUT let `api:check` generate from and into another place.
 */
export default defineConfig({
  input: process.env.OPENAPI_FILE ?? '../backend/openapi.json',
  output: {
    path: process.env.OPENAPI_OUT ?? './src/api',
    fileName: { name: 'generated', suffix: null },
    entryFile: false,
    // The folder also holds files written by hand.
    clean: false,
  },
  parser: { filters: { operations: { include: ['/^POST \\/admin\\//'] } } },
  plugins: ['@hey-api/typescript'],
  logs: { file: false },
});
