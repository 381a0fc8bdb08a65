import type { Mail } from '../../platform/mail/mailer.js';

/** What a mail about a grievance needs. `site` is the origin of the member site. */
interface AboutGrievance {
  readonly to: string;
  readonly site: string;
  readonly reference: string;
}

/** Mails about grievances name the reference alone: mailboxes are read by others, and nobody has confirmed the address. */
export const grievanceReceivedMail = (about: AboutGrievance): Mail => ({
  to: about.to,
  subject: `Your grievance ${about.reference} has arrived`,
  text:
    `Your grievance ${about.reference} has arrived. You get a mail when it has its answer, which you read with the reference and ` +
    `the key here:\n\n${followUp(about)}\n\n` +
    'The key was shown when the grievance was sent; this mail does not have it on purpose. If you did not send a grievance, ' +
    'ignore this mail.\n',
});

export const grievanceAnsweredMail = (about: AboutGrievance): Mail => ({
  to: about.to,
  subject: `Your grievance ${about.reference} has its answer`,
  text: `Your grievance ${about.reference} has its answer. Read it with the reference and the key:\n\n${followUp(about)}\n`,
});

const followUp = ({ site, reference }: AboutGrievance) => `${site}/grievance?reference=${reference}`;
