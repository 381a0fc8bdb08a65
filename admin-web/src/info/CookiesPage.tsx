import { InfoPage } from './InfoPage';

/** What the console stores in a browser, and why. A test compares it with what a visit has stored. */
const entries = [
  { key: 'adminToken', use: 'Your session: names it towards the server. Gone when you log out.' },
  { key: 'adminUserName', use: 'Your user ID, to show whose session this is. Gone when you log out.' },
  {
    key: 'adminRole',
    use: 'Moderator or administrator, to show only what you may do. Gone when you log out.',
  },
  {
    key: 'adminLastActivity',
    use: 'When you last did something, so that all tabs know. Gone when you log out.',
  },
  { key: 'adminSessionEnded', use: 'Why the last session ended, so that other tabs can say so.' },
  {
    key: 'adminDeviceToken',
    use: 'That you have logged in on this device, so that wrong passwords tried elsewhere cannot lock you out here. It stays after you log out, and opens nothing.',
  },
  { key: 'consoleSidebar', use: 'Whether you left the sidebar open or folded.' },
  {
    key: 'mui-mode',
    use: 'Light, dark, or like the system. Two more entries beginning with “mui-” belong to it.',
  },
];

/** /admin/cookies */
export function CookiesPage() {
  return (
    <InfoPage
      title="Cookies"
      lead="The console sets no cookies. It keeps a few entries in your browser’s local storage, which no other site can read."
    >
      <dl>
        {entries.map(({ key, use }) => (
          <div key={key}>
            <dt>
              <code>{key}</code>
            </dt>
            <dd>{use}</dd>
          </div>
        ))}
      </dl>
      <p>
        None of them follows you anywhere, so there is nothing to consent to. You may clear them in your
        browser’s settings at any time; you are then logged out, and the sidebar is open again.
      </p>
    </InfoPage>
  );
}
