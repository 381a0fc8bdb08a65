/** How long a member may undo the deletion of the account, as a PostgreSQL interval. */
export const RESTORABLE_FOR = `interval '14 days'`;

const IN_INDIA = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

/**
 * What a member whose account is being deleted is told.
 * @param until when the account is purged
 */
export function deletionNotice(until: Date): string {
  return (
    `This account is being deleted. Until ${IN_INDIA.format(until)} (Indian time) you can restore it ` +
    'with your email or phone number and your password; after that it is gone for good.'
  );
}
