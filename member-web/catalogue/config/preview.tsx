import { CampusThemeProvider } from '@campus-commons/web-kit/CampusThemeProvider.tsx';
import Box from '@mui/material/Box';
import { useColorScheme } from '@mui/material/styles';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { makeStore } from '../../src/app/store';
import { AlertHost } from '../../src/components/alerts/AlertHost';
import { clearAlerts } from '../../src/components/alerts/alerts';
import { ToastHost } from '../../src/components/toasts/ToastHost';
import { clearToasts } from '../../src/components/toasts/toasts';
import { draftsOf, removeDraftsOf, type DraftName } from '../../src/lib/drafts/drafts';
import { memberSignedIn } from '../../src/lib/session/sessionSlices';
import { tokenOf } from '../../src/test/factories';
import { FakeApi } from '../../src/test/fakeApi';
import { addDefaultAnswers } from '../answers';
import type { StoryParameters } from '../story';

/** The id of the signed-in member, whose profile is `aProfile()`. */
const MEMBER = '1';

interface StoryContext {
  id: string;
  globals: { scheme: 'light' | 'dark' };
  parameters: StoryParameters;
}

/** Wraps every story in the same providers as the screens of the site. Only the API is fake. */
function Site({
  scheme,
  isWide,
  children,
}: {
  scheme: 'light' | 'dark';
  isWide: boolean;
  children: ReactNode;
}) {
  const [store] = useState(() => {
    const created = makeStore();
    created.dispatch(memberSignedIn(tokenOf(MEMBER)));
    return created;
  });
  return (
    <Provider store={store}>
      <CampusThemeProvider>
        <Scheme scheme={scheme} />
        <MemoryRouter>
          <Box sx={isWide ? { p: { md: 6 } } : { maxWidth: 720, mx: 'auto', py: 4 }}>{children}</Box>
        </MemoryRouter>
        <AlertHost />
        <ToastHost />
      </CampusThemeProvider>
    </Provider>
  );
}

function Scheme({ scheme }: { scheme: 'light' | 'dark' }) {
  const { setMode } = useColorScheme();
  useEffect(() => setMode(scheme), [setMode, scheme]);
  return null;
}

/** @see https://storybook.js.org/docs/configure/index#configure-story-rendering */
export default {
  parameters: { layout: 'fullscreen', options: { storySort: { method: 'alphabetical' } } },
  initialGlobals: { scheme: 'light' },
  globalTypes: {
    scheme: {
      description: 'Colour scheme',
      toolbar: {
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
        dynamicTitle: true,
      },
    },
  },
  beforeEach: ({ parameters }: StoryContext) => {
    removeDraftsOf(MEMBER);
    for (const [name, text] of Object.entries(parameters.drafts ?? {})) {
      draftsOf(MEMBER).write(name as DraftName, text);
    }
    const api = new FakeApi();
    parameters.api?.(api);
    addDefaultAnswers(api).install();
    return () => {
      removeDraftsOf(MEMBER);
      clearAlerts();
      clearToasts();
    };
  },
  decorators: [
    (Story: ComponentType, { id, globals, parameters }: StoryContext) => (
      <Site key={id} scheme={globals.scheme} isWide={parameters.isWide === true}>
        <Story />
      </Site>
    ),
  ],
};
