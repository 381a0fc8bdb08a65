import { isBlankHtml } from '@campus-commons/web-kit/richText/visibleText.ts';

/** The image files in what was pasted or dropped. */
export function imageFilesOf(transfer: DataTransfer | null): File[] {
  return [...(transfer?.files ?? [])].filter((file) => file.type.startsWith('image/'));
}

/**
 * Whether a paste or drop means pictures. Word processors and spreadsheets put a picture of the text beside the text:
 * there the text is meant.
 */
export function hasImageFiles(transfer: DataTransfer | null): boolean {
  if (!transfer || imageFilesOf(transfer).length === 0) return false;
  return isBlankHtml(transfer.getData('text/html')) && transfer.getData('text/plain').trim() === '';
}
