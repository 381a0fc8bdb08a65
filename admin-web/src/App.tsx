import { lazyChunk } from '@campus-commons/web-kit/lazyChunk.ts';
import { CampusThemeProvider } from '@campus-commons/web-kit/CampusThemeProvider.tsx';
import { runtimeConfig } from '@campus-commons/web-kit/runtimeConfig.ts';
import { campusThemeOptions } from '@campus-commons/web-kit/theme.ts';
import { QueryCache, QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Admin, CustomRoutes, memoryStore, Resource } from 'react-admin';
import { BrowserRouter, Navigate, Route } from 'react-router-dom';
import { UnsentTexts } from './components/unsentTexts';
import { ConsoleLayout } from './layout/ConsoleLayout';
import { ErrorPage } from './layout/ErrorPage';
import { OpenLayout } from './layout/OpenLayout';
import { LoginPage } from './login/LoginPage';
import { createAuthProvider } from './providers/authProvider';
import { createDataProvider } from './providers/dataProvider';
import type { Download, Post } from './providers/httpClient';
import { onNewToken, type Session } from './providers/session';
import { SessionContext } from './providers/useSession';
import audit from './resources/audit';
import content from './resources/content';
import users from './resources/users';
import settings from './settings';

const Home = lazyChunk(
  () => import('./dashboard/Home'),
  (module) => module.Home,
);

const Profile = lazyChunk(
  () => import('./profile/Profile'),
  (module) => module.Profile,
);

/** The pages about the console itself, open to everyone who opens it. */
const infoPages = {
  help: lazyChunk(
    () => import('./info/HelpPage'),
    (module) => module.HelpPage,
  ),
  contact: lazyChunk(
    () => import('./info/ContactPage'),
    (module) => module.ContactPage,
  ),
  faq: lazyChunk(
    () => import('./info/FaqPage'),
    (module) => module.FaqPage,
  ),
  feedback: lazyChunk(
    () => import('./info/FeedbackPage'),
    (module) => module.FeedbackPage,
  ),
  privacy: lazyChunk(
    () => import('./info/PrivacyPage'),
    (module) => module.PrivacyPage,
  ),
  terms: lazyChunk(
    () => import('./info/TermsPage'),
    (module) => module.TermsPage,
  ),
  cookies: lazyChunk(
    () => import('./info/CookiesPage'),
    (module) => module.CookiesPage,
  ),
};

interface AppProps {
  /** Makes the calls of the API. */
  post: Post;
  /** Fetches the files it makes. */
  download: Download;
  session: Session;
}

/** The console, whole. It lives under /admin of its own domain. */
export function App({ post, download, session }: AppProps) {
  const [admin] = useState(() => ({
    authProvider: createAuthProvider(post, session),
    dataProvider: createDataProvider(post, download, session),
    queryClient: createQueryClient(),
    // What react-admin would keep in local storage (searches, selections) is nobody's business after the logout.
    store: memoryStore(),
  }));
  useEffect(
    () =>
      onNewToken(session, () => {
        admin.queryClient.clear();
        admin.store.reset();
      }),
    [session, admin],
  );
  const [unsentTexts] = useState(() => new Map<string, string>());

  return (
    <CampusThemeProvider>
      <SessionContext value={session}>
        <UnsentTexts value={unsentTexts}>
          <BrowserRouter basename="/admin">
            <Admin
              {...admin}
              disableTelemetry
              title={`${runtimeConfig().brandName} Console`}
              theme={campusThemeOptions}
              darkTheme={null}
              dashboard={Home}
              layout={ConsoleLayout}
              loginPage={LoginPage}
              authCallbackPage={false}
              accessDenied={ToDashboard}
              authenticationError={ToDashboard}
              catchAll={ToDashboard}
              error={ErrorPage}
            >
              <Resource name="users" {...users} />
              <Resource name="content" {...content} />
              <Resource name="audit" {...audit} />
              <Resource name="settings" {...settings} />
              <CustomRoutes>
                <Route path="profile" element={<Profile />} />
              </CustomRoutes>
              <CustomRoutes noLayout>
                <Route element={<OpenLayout />}>
                  {Object.entries(infoPages).map(([path, Page]) => (
                    <Route key={path} path={path} element={<Page />} />
                  ))}
                </Route>
              </CustomRoutes>
            </Admin>
          </BrowserRouter>
        </UnsentTexts>
      </SessionContext>
    </CampusThemeProvider>
  );
}

function ToDashboard() {
  return <Navigate to="/" replace />;
}

function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error) => console.error(error) }),
    defaultOptions: {
      queries: {
        // A failure is shown at once, with "Try Again"; and offline is one, not a reason to wait in silence.
        retry: false,
        networkMode: 'always',
        refetchOnWindowFocus: false,
      },
    },
  });
}
