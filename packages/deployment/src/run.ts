/** Runs a command; prints an error's message to standard error and sets exit status 1. */
export async function run(command: () => void | Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
