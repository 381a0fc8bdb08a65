/** What a record says, once its holder has accepted it; from then on nothing of it changes. */
export interface RecordToSign {
  /** 128 random bits in base64url: 22 characters. */
  readonly serial: string;
  /** Name of the member who did the work, as it was then. */
  readonly holder: string;
  readonly pageId: number | string;
  /** Name of the page for which it was done, as it was then. */
  readonly page: string;
  /** Name of the page's manager who confirms it, as it was then. */
  readonly issuer: string;
  readonly role: string;
  /** What was done, in the manager's words. */
  readonly done: string;
  /** Hours worked in all; null if nobody says. */
  readonly hours: number | null;
  /** First day of the work in India, YYYY-MM-DD. */
  readonly from: string;
  /** Last day, likewise. */
  readonly to: string;
  readonly issuedAt: Date;
  readonly kind: 'internship' | 'volunteering';
}
