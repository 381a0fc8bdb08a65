/**
 * How long the object URL stays valid, ms. Browsers do not report when they have read the file: some first ask where to
 * save it, and slow ones start some time after the click.
 */
const FETCHABLE_MS = 5 * 60_000;

/** Downloads a file in the browser. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), FETCHABLE_MS);
}
