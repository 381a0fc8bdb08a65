import { InfoPage, MailLink, PageLink } from './InfoPage';

/** /admin/feedback */
export function FeedbackPage() {
  return (
    <InfoPage
      title="Feedback"
      lead={
        <>
          Tell us what slows you down, to <MailLink subject="Console feedback" />.
        </>
      }
    >
      <h2>What helps us most</h2>
      <ul>
        <li>What you wanted to get done, and how often you need it.</li>
        <li>What you had to do instead.</li>
        <li>What was hard to read, to find, or to reach with the keyboard or on a phone.</li>
      </ul>
      <p>
        Leave members’ names, numbers and pictures out of it, or cover them: an idea about the console does
        not need them.
      </p>
      <h2>What is no feedback</h2>
      <p>
        A fault that stops your work, or anything a member should not be able to do: please{' '}
        <PageLink to="/contact">say so at once</PageLink> and do not wait until you have more.
      </p>
    </InfoPage>
  );
}
