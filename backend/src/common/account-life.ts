/** How long a member may undo the deletion of their account, as a PostgreSQL interval. */
export const RESTORABLE_FOR = `interval '14 days'`;

const IN_INDIA = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

/**
 * The message to a member who signs in to an account that is being deleted.
 * @param until when the account is purged
 */
export function deletionNotice(until: Date): string {
  return (
    `This account is being deleted. Until ${IN_INDIA.format(until)} (Indian time) you can restore it ` +
    'with your email or phone number and your password; after that it is gone for good.'
  );
}
