// The settings' classes have decorators, which need it before they are loaded.
import 'reflect-metadata';
import { runCampus } from './commands/router.js';

/** The commands for operators: `bin/campus` runs this. */
process.exitCode = await runCampus(process.argv.slice(2), {
  environment: process.env,
  print: console.log,
  complain: console.error,
});
