/** The tags of a prerendered page for search engines and link previews, without its title. */
const DESCRIPTION = [
  'meta[name="description"]',
  'meta[property^="og:"]',
  'meta[name^="twitter:"]',
  'link[rel="canonical"]',
].join();

/**
 * Removes the description tags of the prerendered file from the document's head. Call it if the app does not hydrate
 * the page: the screen renders its own tags, and React would add them to the old ones. React replaces the title itself.
 */
export function dropStaticDescription(head: HTMLHeadElement): void {
  head.querySelectorAll(DESCRIPTION).forEach((tag) => tag.remove());
}
