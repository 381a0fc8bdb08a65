import { lazyChunk } from '@campus-commons/web-kit/lazyChunk.ts';
import { runtimeConfig } from '@campus-commons/web-kit/runtimeConfig.ts';
import { campusThemeOptions } from '@campus-commons/web-kit/theme.ts';
import CssBaseline from '@mui/material/CssBaseline';
import { Newspaper, Scale, ScrollText, Settings2, UsersRound, type LucideIcon } from 'lucide-react';
import { useEffect, useState, type ElementType } from 'react';
import { AdminContext, CoreAdminUI, CustomRoutes, memoryStore, Resource } from 'react-admin';
import { BrowserRouter, Navigate, Route } from 'react-router-dom';
import { DialogDrafts } from './components/dialogDrafts';
import { i18nProvider } from './i18n/i18nProvider';
import { ConsoleLayout, OpenLayout } from './layout/ConsoleLayout';
import { ErrorPage } from './layout/ErrorPage';
import { Splash, SPLASH_MS } from './layout/Splash';
import { LoginPage } from './login/LoginPage';
import { createAuthProvider } from './providers/authProvider';
import { createDataProvider } from './providers/dataProvider';
import type { Download, Post } from './providers/httpClient';
import { createQueryClient } from './providers/queryClient';
import { consoleRouter } from './providers/router';
import { onSessionChange, type Session } from './providers/session';
import { isForAdministrators } from './providers/roles';
import { SessionContext, useIsModerator } from './providers/useSession';

const Home = lazyChunk(() => import('./dashboard/Home'), 'Home');

const Profile = lazyChunk(() => import('./profile/Profile'), 'Profile');

/** The resources with a page of their own, in the order of header and sidebar. */
const resources: Record<string, { icon: LucideIcon; list: ElementType }> = {
  review: { icon: Scale, list: lazyChunk(() => import('./resources/review/ReviewPage'), 'ReviewPage') },
  users: {
    icon: UsersRound,
    list: lazyChunk(() => import('./resources/users/UsersSection'), 'UsersSection'),
  },
  content: {
    icon: Newspaper,
    list: lazyChunk(() => import('./resources/content/ContentSection'), 'ContentSection'),
  },
  audit: { icon: ScrollText, list: lazyChunk(() => import('./resources/audit/AuditPage'), 'AuditPage') },
  settings: {
    icon: Settings2,
    list: lazyChunk(() => import('./settings/SettingsSection'), 'SettingsSection'),
  },
};

/** Pages that need no login: for set-up links, and the information about the console. */
const openPages = {
  setup: lazyChunk(() => import('./setup/SetupPage'), 'SetupPage'),
  help: lazyChunk(() => import('./info/HelpPage'), 'HelpPage'),
  contact: lazyChunk(() => import('./info/ContactPage'), 'ContactPage'),
  faq: lazyChunk(() => import('./info/FaqPage'), 'FaqPage'),
  feedback: lazyChunk(() => import('./info/FeedbackPage'), 'FeedbackPage'),
  privacy: lazyChunk(() => import('./info/PrivacyPage'), 'PrivacyPage'),
  terms: lazyChunk(() => import('./info/TermsPage'), 'TermsPage'),
  cookies: lazyChunk(() => import('./info/CookiesPage'), 'CookiesPage'),
};

interface AppProps {
  /** Makes calls of the API. */
  post: Post;
  /** Makes calls of the API that return files. */
  download: Download;
  session: Session;
  /** How long the splash is shown when a session is stored, ms. Default 500, as specified. */
  splashMs?: number;
}

/**
 * The whole console, served under /admin of its own domain. It uses the two parts of `<Admin>` separately, because
 * `<Admin>` loads default pages, messages and notifications that the console replaces.
 */
export function App({ post, download, session, splashMs = SPLASH_MS }: AppProps) {
  const [admin] = useState(() => ({
    authProvider: createAuthProvider(post, session),
    dataProvider: createDataProvider(post, download, session),
    queryClient: createQueryClient(session),
    // In memory instead of react-admin's default, local storage, so that no data remains after a session.
    store: memoryStore(),
  }));
  useEffect(
    () =>
      onSessionChange(session, () => {
        admin.queryClient.clear();
        admin.store.reset();
      }),
    [session, admin],
  );
  const [dialogDrafts] = useState(() => new Map<string, string>());

  return (
    <SessionContext value={session}>
      <DialogDrafts value={dialogDrafts}>
        <BrowserRouter basename="/admin">
          <AdminContext
            {...admin}
            routerProvider={consoleRouter}
            i18nProvider={i18nProvider}
            theme={campusThemeOptions}
            darkTheme={null}
          >
            <CssBaseline enableColorScheme />
            <Splash durationMs={splashMs}>
              <CoreAdminUI
                disableTelemetry
                title={`${runtimeConfig().brandName} Console`}
                dashboard={Home}
                layout={ConsoleLayout}
                loginPage={LoginPage}
                authCallbackPage={false}
                accessDenied={ToDashboard}
                authenticationError={ToDashboard}
                catchAll={ToDashboard}
                error={ErrorPage}
              >
                {Object.entries(resources).map(([name, { list: List, ...resource }]) => (
                  <Resource key={name} name={name} {...resource} list={<Section name={name} of={List} />} />
                ))}
                <CustomRoutes>
                  <Route path="profile" element={<Profile />} />
                </CustomRoutes>
                <CustomRoutes noLayout>
                  <Route element={<OpenLayout />}>
                    {Object.entries(openPages).map(([path, Page]) => (
                      <Route key={path} path={path} element={<Page />} />
                    ))}
                  </Route>
                </CustomRoutes>
              </CoreAdminUI>
            </Splash>
          </AdminContext>
        </BrowserRouter>
      </DialogDrafts>
    </SessionContext>
  );
}

/** A section, for who may see it. */
function Section({ name, of: Content }: { name: string; of: ElementType }) {
  const isModerator = useIsModerator();
  return isModerator && isForAdministrators(name) ? <ToDashboard /> : <Content />;
}

function ToDashboard() {
  return <Navigate to="/" replace />;
}
