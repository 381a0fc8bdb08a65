import { ADMIN_IDLE_SECONDS } from '@campus-commons/web-kit/bounds/generated.ts';
import { InfoPage, MemberLink, PageLink } from './InfoPage';

/** /admin/faq */
export function FaqPage() {
  return (
    <InfoPage title="FAQ" lead="Questions that administrators ask, with short answers.">
      <dl>
        <dt>Why was I logged out?</dt>
        <dd>
          Nothing happened for {ADMIN_IDLE_SECONDS / 60} minutes, eight hours were over, you logged out in
          another tab or on another device, or your account was removed. Maintenance does not log you out: it
          closes the member site, and the console stays open. After the login you are back where you were.
        </dd>
        <dt>I have forgotten my password. What now?</dt>
        <dd>
          There is no link for that here, because whoever reads your mail could then administer the service.
          Write to the <PageLink to="/contact">contact address</PageLink>: whoever runs the server gives your
          account a new password, which ends its sessions.
        </dd>
        <dt>Can I log in to the member site with my user ID?</dt>
        <dd>
          No. Members and administrators have separate accounts, passwords and sessions. To see the{' '}
          <MemberLink path="/">member site</MemberLink> as members do, join it like everyone else.
        </dd>
        <dt>Why does a member’s profile show no phone number, while the console does?</dt>
        <dd>
          On the member site only the owner sees e-mail and phone. Administrators see them in order to answer
          people and to act on reports. Please keep them to yourself; see the{' '}
          <PageLink to="/terms">terms</PageLink>.
        </dd>
        <dt>Why do a few members have no college or course?</dt>
        <dd>Both are optional when joining. A “-” means that the member has not said.</dd>
        <dt>What does a suspended member see?</dt>
        <dd>
          They are signed out at once. When they try to sign in, they read that the account is suspended and
          where to write, and can ask for a second look, which comes to Review. Your reason is shown to
          administrators only.
        </dd>
        <dt>Can I delete a member, or bring back what I removed?</dt>
        <dd>
          A member, no: members delete their accounts themselves; you can suspend them. A removed post, page
          or comment, yes: for 30 days you can undo the removal. After that it is deleted for good. A revoked
          record stays revoked.
        </dd>
        <dt>When does “today” begin?</dt>
        <dd>
          At midnight in India. All dates and times in this console, in its figures and in its files are those
          of India, wherever you are.
        </dd>
        <dt>Is a member who has deleted their account still counted?</dt>
        <dd>
          No. They vanish from lists and figures at once. For 14 days they can change their mind; until then
          the users list shows them when you choose the status “Deleted”. Afterwards nothing of them is left.
        </dd>
        <dt>Two of us act on the same member. Who wins?</dt>
        <dd>
          Whoever is first. The second is told who did what when, nothing is changed, and the reason they
          typed is kept.
        </dd>
        <dt>The list says “Failed to fetch users”. What can I do?</dt>
        <dd>
          Press Try Again: it loads the list and the figures anew. If it stays, the server or the connection
          is away; nothing is lost. Tell the <PageLink to="/contact">contact address</PageLink>.
        </dd>
      </dl>
    </InfoPage>
  );
}
