/** Hands a file to the browser, which saves it among the downloads. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the file up by the next task.
  setTimeout(() => URL.revokeObjectURL(address));
}
