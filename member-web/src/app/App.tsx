import { CampusThemeProvider } from '@campus-commons/web-kit/CampusThemeProvider.tsx';
import { Provider } from 'react-redux';
import { RouterProvider, type RouterProviderProps } from 'react-router';
import { AlertHost } from '../components/alerts/AlertHost';
import { ToastHost } from '../components/toasts/ToastHost';
import { SessionStart } from './SessionStart';
import type { AppStore } from './store';

interface AppProps {
  store: AppStore;
  router: RouterProviderProps['router'];
}

export function App({ store, router }: AppProps) {
  return (
    <Provider store={store}>
      <CampusThemeProvider>
        <SessionStart>
          <RouterProvider router={router} />
        </SessionStart>
        <AlertHost />
        <ToastHost />
      </CampusThemeProvider>
    </Provider>
  );
}
