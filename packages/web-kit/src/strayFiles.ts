/** Where the browser itself takes dropped text. */
const EDITABLE = 'input, textarea, [contenteditable="true"]';

/**
 * Keeps the browser from leaving the page for a file, a picture or a link that is dropped beside what takes it. Called once, when
 * the site starts.
 */
export function ignoreStrayDrops(page: Window = window): void {
  const ignore = (event: DragEvent) => {
    const { target, dataTransfer } = event;
    if (event.defaultPrevented || !dataTransfer) return;
    const hasFiles = dataTransfer.types.includes('Files');
    const isTextForField = !hasFiles && target instanceof Element && target.closest(EDITABLE) !== null;
    if (isTextForField || (!hasFiles && !dataTransfer.types.includes('text/uri-list'))) return;
    event.preventDefault();
    dataTransfer.dropEffect = 'none';
  };
  // After the page's own handlers.
  page.addEventListener('dragover', ignore);
  page.addEventListener('drop', ignore);
}
