import { compile, prepareOutput } from './project.ts';

/** `npm run build -w backend` */
await prepareOutput();
try {
  await compile();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
