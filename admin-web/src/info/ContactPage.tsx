import { InfoPage, MailLink, PageLink } from './InfoPage';

/** /admin/contact */
export function ContactPage() {
  return (
    <InfoPage
      title="Contact"
      lead={
        <>
          Write to <MailLink subject="Console" />. It is the same address that members are given.
        </>
      }
    >
      <h2>When something does not work</h2>
      <p>A message that can be acted on says:</p>
      <ul>
        <li>the address in your browser’s address bar, and what you clicked;</li>
        <li>what the console answered, word for word, or a picture of it;</li>
        <li>the day and the minute, so that it can be found in the server’s log.</li>
      </ul>
      <p>Never send a password, yours or a member’s. Nobody here will ask for one.</p>
      <h2>When you cannot log in</h2>
      <p>
        Whoever runs the server can give your account a new password. Write from the address you usually write
        from, so that they know it is you.
      </p>
      <h2>When a member writes to you</h2>
      <p>
        Questions about the service, reports and refunds belong to the contact address, too, so that somebody
        answers when you are away. Ideas for the console itself are welcome as{' '}
        <PageLink to="/feedback">feedback</PageLink>.
      </p>
    </InfoPage>
  );
}
