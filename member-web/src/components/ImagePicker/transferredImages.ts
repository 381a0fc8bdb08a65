import { isBlankHtml } from '@campus-commons/web-kit/richText/visibleText.ts';

/** The image files of a paste or drop. */
export function imageFilesOf(transfer: DataTransfer | null): File[] {
  return [...(transfer?.files ?? [])].filter((file) => file.type.startsWith('image/'));
}

/**
 * Whether a paste or drop should add pictures. Word processors and spreadsheets put both text and a picture of it on
 * the clipboard; in that case the text is pasted.
 */
export function hasImageFiles(transfer: DataTransfer | null): boolean {
  if (!transfer || imageFilesOf(transfer).length === 0) return false;
  return isBlankHtml(transfer.getData('text/html')) && transfer.getData('text/plain').trim() === '';
}
