import { InfoPage, MemberLink, PageLink } from './InfoPage';

/** /admin/terms */
export function TermsPage() {
  return (
    <InfoPage
      title="Terms"
      lead="The rules for everyone who administers this service. The members’ terms stand on the member site and hold for you as well."
    >
      <h2>Your account is yours</h2>
      <p>
        One account, one person. Do not pass on your password, do not stay logged in on a computer you share,
        and log out when you leave. If somebody may know your password, say so at once to the{' '}
        <PageLink to="/contact">contact address</PageLink>.
      </p>
      <h2>Members’ data</h2>
      <ul>
        <li>Look people up only when your work needs it.</li>
        <li>Do not copy e-mail addresses or phone numbers to other places, and do not pass them on.</li>
        <li>
          Export only what you need, keep the file where others cannot read it, and delete it when you are
          done.
        </li>
        <li>Write to members only about the service.</li>
      </ul>
      <h2>Fairness</h2>
      <p>
        Measure everyone by the <MemberLink path="/terms">members’ terms</MemberLink>, the people you know
        included. Where you are concerned yourself, leave the decision to a colleague.
      </p>
      <h2>Law</h2>
      <p>As for members: the law of India applies, and the courts in Lucknow decide.</p>
    </InfoPage>
  );
}
