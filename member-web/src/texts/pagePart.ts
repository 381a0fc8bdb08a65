import { isolate } from '@campus-commons/web-kit/isolate.ts';

/** Who runs a page and who takes part in it, on the page and at its posts. */
export const pagePartTexts = {
  runBy: 'Run by',
  seeAll: 'Who runs this page',
  remove: 'Remove from this page',
  ban: (name: string) => `Ban ${isolate(name)} from this page`,
  mayNot: 'You may not take part in this page. Those who run it have decided so. You can still read it.',
};
