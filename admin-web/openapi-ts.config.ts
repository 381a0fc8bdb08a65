import { defineConfig } from '@hey-api/openapi-ts';

/**
 * Generates src/api/generated.ts: only types, and only of the administrators' calls. `api:check` sets OPENAPI_FILE and
 * OPENAPI_OUT to use another input and output.
 */
export default defineConfig({
  input: process.env.OPENAPI_FILE ?? '../backend/openapi.json',
  output: {
    path: process.env.OPENAPI_OUT ?? './src/api',
    fileName: { name: 'generated', suffix: null },
    entryFile: false,
    // The folder also contains handwritten files.
    clean: false,
  },
  parser: { filters: { operations: { include: ['/^POST \\/admin\\//'] } } },
  plugins: ['@hey-api/typescript'],
  logs: { file: false },
});
