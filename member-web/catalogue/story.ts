import type { ReactNode } from 'react';
import type { FakeApi } from '../src/test/fakeApi';

/** A state of a component, in Storybook's Component Story Format; without its types, which are installed with it alone. */
export interface Story {
  render: () => ReactNode;
  parameters?: StoryParameters;
}

export interface StoryParameters {
  /** Gives the API other answers than those of `answerAsUsual`. */
  api?: (api: FakeApi) => void;
  /** Drafts that wait in this browser, by the name under which the site keeps them. */
  drafts?: Record<string, string>;
  /** As wide as the window, for grids; other stories are as wide as the site's column. */
  isWide?: boolean;
}
