/**
 * For how long a browser can still fetch the file, ms. None tells when it has: one that first asks whether or where to save
 * it begins only after the answer, and a slow one some time after the click.
 */
const FETCHABLE_FOR = 5 * 60_000;

/** Hands a file to the browser's downloads. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), FETCHABLE_FOR);
}
