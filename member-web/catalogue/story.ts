import type { ReactNode } from 'react';
import type { FakeApi } from '../src/test/fakeApi';

/**
 * A state of a component, in Storybook's Component Story Format. Storybook's types are not used, because they are only
 * installed together with Storybook.
 */
export interface Story {
  render: () => ReactNode;
  parameters?: StoryParameters;
}

export interface StoryParameters {
  /** Replaces or adds answers of the fake API. */
  api?: (api: FakeApi) => void;
  /** Drafts stored in this browser, by the name under which the site stores them. */
  drafts?: Record<string, string>;
  /** Uses the whole window, for grids. Other stories are as wide as the site's main column. */
  isWide?: boolean;
}
