import { ADMIN_IDLE_SECONDS, PAGE_SIZE } from '@campus-commons/web-kit/bounds/generated.ts';
import { inWords } from '@campus-commons/web-kit/digits.ts';
import { InfoPage, MemberLink, PageLink } from './InfoPage';

/** /admin/help */
export function HelpPage() {
  return (
    <InfoPage
      title="Help"
      lead="What you can do in this console, section by section. Every section has its own address, so you can bookmark it or send it to a colleague."
    >
      <h2>Dashboard</h2>
      <p>
        The <PageLink to="/">dashboard</PageLink> shows how many members there are, how many joined today and
        this month, who joined last, and what needs attention: maintenance, failing jobs, cases that wait,
        members suspended today, failed and refused sign-ins. Each leads to the list behind it; zeros are left
        out. The charts count sign-ups, posts, comments and likes over the days you choose; “Show as a table”
        gives the figures. Days and months are those of India, wherever you are, and a day is typed as
        20/11/2026.
      </p>
      <h2>Grievances</h2>
      <p>
        Anybody can complain to you, without an account.{' '}
        <PageLink to="/settings/grievances">Grievances</PageLink>, for administrators alone, lists what waits,
        the most urgent first, late ones red. Your answer cannot be changed; a mail tells the sender that
        there is one. The page that takes grievances names the officer of the settings GRIEVANCE_OFFICER and
        GRIEVANCE_EMAIL.
      </p>
      <h2>Review</h2>
      <p>
        <PageLink to="/review">Review</PageLink> lists what members reported, the most urgent first, with the
        time that is left. Open a case, choose what you decide, and press Decide: the next one takes its
        place. Undo is offered for ten minutes, and nobody is told before. Pictures reported as intimate, or
        with a child in danger, are loaded only when you ask for them. The button Keys, or ?, lists the keys;
        they can be switched off in your <PageLink to="/profile">profile</PageLink>.
      </p>
      <h2>Users</h2>
      <ul>
        <li>
          <PageLink to="/users">User Management</PageLink> lists all members, newest first,{' '}
          {inWords(PAGE_SIZE)} to a page.
        </li>
        <li>
          The search looks in name, e-mail, phone and college. Capital letters make no difference, and a part
          of a word is enough. A whole phone number is found with and without spaces or +91. The search starts
          when you press Search or Enter.
        </li>
        <li>
          Choose a status to see only members who are active, suspended or deleted; type part of a college’s
          name to see only those who are there. In a member’s details, the college leads to everybody at it. A
          click on a column’s heading sorts by it, and a second click reverses the order; on a phone, choose
          the order from a list.
        </li>
        <li>
          Page, search, college, status and order are part of the address. Reload, go back, or send the
          address to a colleague: the same list appears.
        </li>
        <li>Point at a shortened text to read all of it; View More shows it as well.</li>
        <li>
          <strong>Export CSV</strong> saves everybody, or what search, college and status leave, as a file for
          spreadsheets. Every export is recorded.
        </li>
        <li>
          <strong>View More</strong>, or a click anywhere on the row, opens a member’s details: profile,
          posts, pages, sessions and activity. Suspend signs them out everywhere at once and keeps them out,
          for some days or without an end; what they wrote stays. Reinstate lets them in again. Both ask
          before they act, and the notice that follows has Undo for ten seconds.
        </li>
      </ul>
      <h2>Content</h2>
      <p>
        <PageLink to="/content">Posts</PageLink> and <PageLink to="/content/pages">pages</PageLink>, newest
        first, with a search. View More opens one in place. Remove, in the row you point at (on touch, in its
        menu) or there, asks for a reason that is kept. The notice that follows has Undo for ten seconds; a
        removal can be undone for 30 days. Colours of a post are left out here, so that nothing can be written
        in white on white.
      </p>
      <p>
        <PageLink to="/content/records">Records</PageLink> are what members did for a page, signed once the
        member accepts. Choose those that are offered, signed or revoked. Revoke is for records that are not
        true. It asks for a reason, which everybody who opens the record reads, and cannot be undone.
      </p>
      <p>
        <PageLink to="/content/topics">Topics</PageLink>, for administrators only, are the words after a # in
        posts. Hide is for one that insults or names somebody: with a reason that is kept it becomes plain
        text in every post and has no page. The posts stay. Hidden ones can be shown again at any time.
      </p>
      <h2>Activity log</h2>
      <p>
        The <PageLink to="/audit">activity log</PageLink> keeps sign-ins, refusals and everything
        administrators do. It opens with what they did; sign-ins are one line a day that opens, and equal acts
        in a row are one, too. Search it, or choose who, what and which days; the address keeps the choice. A
        click on an administrator’s name shows what else they did. A sign-in is failed when name or password
        are wrong, and refused when they are right but the member is suspended.
      </p>
      <h2>Settings</h2>
      <p>
        <PageLink to="/settings">Maintenance</PageLink> signs every member out and shows them your message
        until you end it; the console stays open. Below it are the state of the server and its configuration,
        in sections that open with a click. The configuration is changed on the server, not here.
      </p>
      <h2>Profile</h2>
      <p>
        In the menu at the top right: your <PageLink to="/profile">password</PageLink>, and every place where
        you are logged in. Log out one of them, or everywhere else at once.
      </p>
      <h2>Your session</h2>
      <ul>
        <li>
          After {ADMIN_IDLE_SECONDS / 60} minutes without a click or a key the console logs you out. Two
          minutes before, it asks whether you are still there. Work in one tab keeps all tabs open.
        </li>
        <li>
          After eight hours you log in again in any case. Ten minutes before, the console says when, so that
          you can finish what you are typing.
        </li>
        <li>After the login you are back on the page you came from.</li>
        <li>
          Logout in the menu at the top right ends the session on the server, and in every tab of this
          browser.
        </li>
      </ul>
      <h2>With the keyboard, and on a phone</h2>
      <p>
        Everything works with Tab, Enter and Escape; the first stop of every page skips to its content. The
        sidebar collapses to icons, and on a phone the button at the top left opens it. Light or dark is
        chosen in the menu at the top right.
      </p>
      <h2>Where the members are</h2>
      <p>
        Members use the <MemberLink path="/">member site</MemberLink>, with accounts of their own: your user
        ID opens nothing there. Is your question not answered here? See the{' '}
        <PageLink to="/faq">frequent questions</PageLink> or <PageLink to="/contact">write to us</PageLink>.
      </p>
    </InfoPage>
  );
}
