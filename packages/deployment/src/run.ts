/** Runs a command; a fault is what it says on standard error, and status 1. */
export async function run(command: () => void | Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
