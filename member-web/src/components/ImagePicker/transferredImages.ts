import { isBlankHtml } from '@campus-commons/web-kit/richText/visibleText.ts';

/**
 * Whether files are pasted or dropped, not text. Word processors and spreadsheets put both text and a picture of it on
 * the clipboard; in that case the text is pasted. File managers put the names of the files beside them.
 */
export function carriesFiles(transfer: DataTransfer | null): boolean {
  if (!transfer || transfer.files.length === 0) return false;
  return (
    isBlankHtml(transfer.getData('text/html')) && isNames(transfer.getData('text/plain'), transfer.files)
  );
}

/** What file managers of Linux write beside the paths of files. */
const BESIDE_PATHS = new Set(['', 'x-special/nautilus-clipboard', 'copy', 'cut']);

/** Whether a text is nothing but the names or paths of files, one a line. */
function isNames(text: string, files: FileList): boolean {
  const names = new Set(Array.from(files, ({ name }) => name.normalize()));
  return text.split(/[\r\n]+/).every((line) => {
    const name = lastPartOf(line.trim()).normalize();
    return BESIDE_PATHS.has(line.trim()) || names.has(name);
  });
}

/** The name of the file that a path or a `file:` URL leads to. */
function lastPartOf(path: string): string {
  const url = path.startsWith('file:') && URL.canParse(path) ? new URL(path).pathname : undefined;
  return (url === undefined ? path : decodeURIComponent(url)).split(/[/\\]/).at(-1) ?? '';
}
