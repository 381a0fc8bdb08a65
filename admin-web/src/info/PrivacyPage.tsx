import { ADMIN_IDLE_SECONDS } from '@campus-commons/web-kit/bounds/generated.ts';
import { InfoPage, MemberLink, PageLink } from './InfoPage';

/** /admin/privacy */
export function PrivacyPage() {
  return (
    <InfoPage
      title="Privacy"
      lead="What the console shows you about members, and what it keeps about you. The members’ own policy stands on the member site."
    >
      <h2>What you see about members</h2>
      <p>
        Name, e-mail, phone, what they say in their profile, posts, pages, where they are signed in, and what
        the server recorded about the account. You do not see passwords. On the member site e-mail and phone
        are shown to nobody but their owner. The{' '}
        <MemberLink path="/privacy">members’ privacy policy</MemberLink> promises them that administrators use
        these to keep the place safe and to answer them, and for nothing else.
      </p>
      <h2>What is kept about you</h2>
      <ul>
        <li>
          Your user ID, and your password as a one-way hash from which nobody can read it back. If you set up
          two-step sign-in, the secret that your app shares with the server, encrypted.
        </li>
        <li>
          Your sessions: what your browser calls itself, when you logged in and when you were last seen. They
          end after {ADMIN_IDLE_SECONDS / 60} minutes without activity, and after eight hours at the latest.
        </li>
        <li>
          Attempts to log in, counted per user ID and network address for a short time, to slow down the
          guessing of passwords.
        </li>
        <li>
          What you do: every suspension, reinstatement, removal, export and change of maintenance, every
          decision and note in Review, every answer to a grievance, each picture that you open and reporter
          that you ask for, with your user ID, the time and the reason you gave; and when you logged in, or an
          attempt failed. Nobody can change such records here. Only the reason is blanked when the member’s
          account is erased. No date for their end is set in advance.
        </li>
        <li>
          The server’s logs: time, network address, address of the page or call, and outcome of each request;
          no contents, no passwords, no e-mail addresses or phone numbers. They are kept for 180 days.
        </li>
      </ul>
      <h2>What your browser keeps</h2>
      <p>
        A few entries in local storage and no cookies; they are listed under{' '}
        <PageLink to="/cookies">Cookies</PageLink>. Logging out removes your session from this browser; that
        you have logged in on this device before is remembered.
      </p>
      <h2>Who else is told</h2>
      <p>
        Nobody. The console asks no other company’s servers for anything: no fonts, no maps, no counters, no
        advertising.
      </p>
    </InfoPage>
  );
}
