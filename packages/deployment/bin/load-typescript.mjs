/** Node reads TypeScript by itself from 22.18 on, which the images have; before, tsx does it. */
export async function loadTypeScript() {
  if ('typescript' in process.features && process.features.typescript) return;
  const { register } = await import('tsx/esm/api');
  register();
}
