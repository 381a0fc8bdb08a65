import { MEMBER_IDLE_SECONDS } from '@campus-commons/web-kit/bounds/generated.ts';
import { profileFactsInWords } from '@campus-commons/web-kit/profileFacts.ts';
import { AccountSettings, Mail, PageLink } from '../components/TextLinks';
import { paths, transparencyPath } from '../lib/address/paths';
import type { LegalParty, LegalText } from './legal';

const DAY_SECONDS = 86_400;

/** The privacy policy. It describes what the product does, so it changes with the product. */
export const privacyText = ({ brandName, contactEmail }: LegalParty): LegalText => ({
  title: 'Privacy Policy',
  summary: `Members see your email address or phone number only if you share it. ${brandName} shows no advertising, counts no clicks and asks no other company’s servers for anything. Here is what is kept, where, and who sees it.`,
  sections: [
    {
      id: 'kept',
      title: 'What we keep about you',
      body: (
        <ul>
          <li>
            <strong>Your account:</strong> name, email address and phone number. Your password is kept only as
            a one-way hash, from which nobody can read it back. If you set up two-step sign-in, the secret
            that your app shares with us is kept encrypted.
          </li>
          <li>
            <strong>Your profile,</strong> as far as you fill it in: title, {profileFactsInWords()}, and the
            two pictures.
          </li>
          <li>
            <strong>What you do here:</strong> posts, comments, likes, pages you create, help to run or
            follow, bans from pages and who decided them, projects and their teams, internships and other work
            that you post or save, each with its time.
          </li>
          <li>
            <strong>What you vote for in polls,</strong> without its time. Nobody else reads it, and it is
            deleted 90 days after the end of the poll; the figures stay.
          </li>
          <li>
            <strong>Your applications:</strong> what you write to apply, your links, whether you share your
            email address or phone number, the messages of both sides, and what came of it.
          </li>
          <li>
            <strong>Your records:</strong> what a page confirms of work that you did, with your name as it was
            on that day. You decide whether to accept one, and can remove it.
          </li>
          <li>
            <strong>Your consent:</strong> when you joined, and which version of the{' '}
            <PageLink to={paths.terms}>Terms</PageLink> you accepted. We do not ask for your date of birth.
          </li>
          <li>
            <strong>Your sessions:</strong> for every device you are signed in on, what the browser calls
            itself, when you signed in and when it was last seen.
          </li>
          <li>
            <strong>Records for safety:</strong> when the account was signed in to or an attempt failed, when
            its password was changed, when it was deleted, and what our administrators did about it. They name
            the account by its number only.
          </li>
          <li>
            <strong>Your reports,</strong> and what was reported of yours: the reason, your words, what was
            seen, what was decided, and your appeal. No member is told who reported; an administrator can see
            it with a reason, which is recorded.
          </li>
        </ul>
      ),
    },
    {
      id: 'use',
      title: 'What it is used for',
      body: (
        <>
          <p>
            To sign you in, to show members what you share with them, to keep the place safe, and to answer
            you when you write to us. Nothing else: there are no advertising profiles, and no data is sold.
          </p>
          <p>
            To slow down the guessing of passwords and floods of posts we count attempts per account and per
            network address for a short time, and forget the counts afterwards. For the same reason, and
            because the law asks for it, our server’s logs hold of each request the time, the network address
            it came from, the address of the page or call, and the outcome. They hold no contents, no
            passwords and no email addresses or phone numbers.
          </p>
        </>
      ),
    },
    {
      id: 'seen',
      title: 'Who sees what',
      body: (
        <ul>
          <li>
            <strong>Other members</strong> see your name, your profile and what you post, comment and like.
          </li>
          <li>
            <strong>No other member</strong> sees your email address or your phone number, unless you tick
            that you share it when you apply. Then whoever reads that application sees it, until the
            application ends.
          </li>
          <li>
            <strong>An application</strong> is read by you and by whoever posted the work, and by nobody else.
            Our administrators see no notes, answers or messages of it, unless one of you reports it: then
            they see what the other one wrote to who reported, and nothing else. They read every internship
            before other members see it.
          </li>
          <li>
            <strong>Visitors</strong> who have not signed in cannot read profiles or posts. An article is
            different if its author says that anyone with the link may read it: then they see the article, its
            pictures and the author’s name, and nothing of who reads, likes or comments on it. So is a project
            whose owner says so: they see the project and the names of its team. Anyone with the address of a
            record that you accepted reads it, and can check that it is genuine; copies that you gave away
            stay genuine after you removed it.
          </li>
          <li>
            <strong>Our administrators</strong> see account data, email address and phone number included, to
            look after the community and to help you.
          </li>
          <li>
            <strong>Authorities</strong> receive data only where the law of India obliges us.
          </li>
        </ul>
      ),
    },
    {
      id: 'pictures',
      title: 'Pictures',
      body: (
        <>
          <p>
            Every picture is encoded afresh before anyone sees it. The place, the camera and all other hidden
            data that the file carried are left behind.
          </p>
          <p>
            A picture’s web address is long and random, but it works for everyone who has it. Whoever can see
            your picture could pass its address on, as they could pass on a copy.
          </p>
        </>
      ),
    },
    {
      id: 'browser',
      title: 'In your browser',
      body: (
        <>
          <p>{brandName} sets no cookies. Your browser keeps for this site:</p>
          <ul>
            <li>the key of your session, until you sign out;</li>
            <li>
              that you have signed in on this device, also after you sign out, so that wrong passwords tried
              elsewhere cannot lock you out here;
            </li>
            <li>
              posts, comments, pages, projects, applications, work that you offer and changes to your profile
              that you have not sent yet, with their pictures;
            </li>
            <li>
              a grievance that you have not sent yet, and its key until you have noted it, until the tab is
              closed;
            </li>
            <li>whether you chose the light or the dark appearance;</li>
            <li>how far you had scrolled, until the tab is closed.</li>
          </ul>
          <p>On a shared computer, sign out before you go, and clear the site’s data if drafts remain.</p>
        </>
      ),
    },
    {
      id: 'others',
      title: 'No third parties',
      body: (
        <p>
          Letters, icons and scripts come from our own servers. There are no analytics, no trackers and no
          embedded parts of other sites. The career link and links in posts lead to other sites, whose own
          rules then hold.
        </p>
      ),
    },
    {
      id: 'time',
      title: 'How long',
      body: (
        <>
          <p>
            What you share stays until you delete it. A deleted post takes its comments, likes and pictures
            with it; a deleted page takes its posts.
          </p>
          <p>
            180 days after an application has ended, its texts, links and messages are erased. That you
            applied, for what, and what came of it stays until you delete your account.
          </p>
          <p>
            A session ends when you sign out, on our side too; otherwise after{' '}
            {MEMBER_IDLE_SECONDS / DAY_SECONDS} days without use, and after 30 days in any case. You see all
            of them in your <AccountSettings />, and can end each from there.
          </p>
          <p>
            When you delete your account, your profile and everything you shared are hidden at once and every
            device is signed out. For 14 days you can have it all back by signing in; after that it is erased,
            unless another member’s appeal needs a page or a post of yours: then it stays hidden until that is
            decided. Backups may hold deleted data for a while longer before they are replaced.
          </p>
          <p>
            The server’s logs are kept for 180 days. Records for safety stay when the account is erased and
            then hold only its number and times; no date for their end is set in advance. The words of a
            report, and the copy of what was reported, with pictures that were hidden because of it, go 180
            days after the last decision, unless the police or another authority was told of it.
          </p>
          <p>
            A <PageLink to={paths.grievance}>grievance</PageLink>, with the name and the email address that
            you give in it, may be kept for some months after its answer, 180 days unless the people who run
            this site have chosen another time. It is not linked to an account.
          </p>
          <p>
            How many reports, decisions and grievances there were in a month{' '}
            <PageLink to={transparencyPath}>everybody may read</PageLink>. Nobody is named, and numbers from 1
            to 4 are not shown.
          </p>
        </>
      ),
    },
    {
      id: 'rights',
      title: 'Your rights',
      body: (
        <p>
          You may see and correct your profile yourself. In your <AccountSettings /> you can download
          everything that is yours, and delete your account. To learn what else we hold about you, or to have
          it corrected, write to <Mail to={contactEmail} /> from the email address of the account. You may
          withdraw your consent in the same way, or by deleting the account.
        </p>
      ),
    },
    {
      id: 'age',
      title: 'Young people',
      body: (
        <p>
          Members are at least 16. Members under 18 need the consent of a parent or guardian, who may write to
          us on their behalf. If we learn that somebody younger has joined, we remove the account. You may
          tell us in your <AccountSettings /> whether you are 18; we ask for no date of birth. Nobody but you
          and the administrators sees what you say. Who is 16 or 17 can name a parent or guardian: we mail
          them once, keep their answer, and do not keep their address. A report that concerns somebody of 16
          or 17 is looked at sooner.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'Changes and contact',
      body: (
        <>
          <p>When this policy changes, the new text appears here with a new date.</p>
          <p>
            The law of India holds, with the courts in Lucknow. Questions and complaints go to{' '}
            <Mail to={contactEmail} />.
          </p>
        </>
      ),
    },
  ],
});
