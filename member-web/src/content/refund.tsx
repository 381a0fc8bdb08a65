import { Mail, PageLink } from '../components/TextLinks';
import { paths } from '../lib/address/paths';
import type { LegalParty, LegalText } from './legal';

/** The refund policy. */
export const refundText = ({ brandName, contactEmail }: LegalParty): LegalText => ({
  title: 'Refund Policy',
  summary: `Joining, reading and posting on ${brandName} cost nothing, and nothing is sold here today. This policy says what holds for any purchase from us.`,
  sections: [
    {
      id: 'purchases',
      title: 'Purchases are final',
      body: (
        <p>
          All purchases are final. A refund is considered only in the three cases below; a change of mind is
          not one of them.
        </p>
      ),
    },
    {
      id: 'cases',
      title: 'When a refund is considered',
      body: (
        <ul>
          <li>
            <strong>A technical issue</strong> on our side keeps you from what you paid for, and is unresolved
            within 7 business days after you told us.
          </li>
          <li>
            <strong>A duplicate payment:</strong> you were charged more than once for the same thing.
          </li>
          <li>
            <strong>An unauthorised transaction:</strong> somebody paid with your means of payment without
            your consent. Tell your bank as well, at once.
          </li>
        </ul>
      ),
    },
    {
      id: 'request',
      title: 'How to ask',
      body: (
        <>
          <p>
            Write to <Mail to={contactEmail} /> within 7 days of the payment. Do so even while a technical
            issue is still being looked into, so that your request is in time.
          </p>
          <p>Please say:</p>
          <ul>
            <li>the email address or phone number of your account;</li>
            <li>the date, the amount and the reference of the payment;</li>
            <li>which of the three cases it is, and what happened.</li>
          </ul>
          <p>Never send a password, a PIN or a one-time code. We do not ask for them.</p>
        </>
      ),
    },
    {
      id: 'answer',
      title: 'When you hear from us',
      body: (
        <p>
          We respond within 10 business days, and resolve the matter within 15 business days. A refund that is
          granted goes back the way the payment came.
        </p>
      ),
    },
    {
      id: 'subscriptions',
      title: 'Subscriptions',
      body: (
        <p>
          A subscription can be cancelled at any time. Access continues to the end of the billing cycle that
          is paid for, with no pro-rated refund for the days that remain.
        </p>
      ),
    },
    {
      id: 'law',
      title: 'Law and courts',
      body: (
        <p>
          This policy is part of the <PageLink to={paths.terms}>Terms</PageLink>. It is governed by the laws
          of India, and the courts in Lucknow decide disputes. Rights that the law gives you as a consumer
          stay as they are.
        </p>
      ),
    },
  ],
});
