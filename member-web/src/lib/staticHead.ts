/** What a page that was built ahead says of itself to search engines and link previews; its title is not among it. */
const DESCRIPTION = [
  'meta[name="description"]',
  'meta[property^="og:"]',
  'meta[name^="twitter:"]',
  'link[rel="canonical"]',
].join();

/**
 * Takes the description that came with the file out of the document's head, for a start that takes nothing else of the
 * file over: the screen that is shown brings its own, and React would put it beside the other. The title stays until
 * React puts the screen's before it.
 */
export function dropStaticDescription(head: HTMLHeadElement): void {
  head.querySelectorAll(DESCRIPTION).forEach((tag) => tag.remove());
}
