export async function dev(): Promise<void> {
  await Promise.resolve();
}
