/** What a signature vouches for, in the link of a record as in its file. */
export interface SignedRecord {
  readonly serial: string;
  readonly holder: string;
  readonly role: string;
  readonly page: string;
  /** First and last day of the work, YYYY-MM-DD. */
  readonly from: string;
  readonly to: string;
  readonly hours: number | null;
  /** YYYY-MM-DD */
  readonly issued: string;
  /** What was done. A link leaves it out, because its QR code would grow too large. */
  readonly done: string | null;
}

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
/** All that must be there. */
const isWhole = ({ serial, holder, role, page, from, to, issued }: SignedRecord) =>
  [serial, holder, role, page, from, to, issued].every((text) => text !== '');

/** Reads the genuine content of a link's code; null if it is of something else that was signed. */
export function recordOfCode(content: unknown): SignedRecord | null {
  const fields = fieldsOf(content);
  const record = {
    serial: textOf(fields.serial),
    holder: textOf(fields.holder),
    role: textOf(fields.role),
    page: textOf(fields.page),
    from: textOf(fields.from),
    to: textOf(fields.to),
    hours: typeof fields.hours === 'number' ? fields.hours : null,
    issued: textOf(fields.issued),
    done: null,
  };
  return isWhole(record) ? record : null;
}

/** Reads the genuine content of a credential, an Open Badge; null if it is of something else that was signed. */
export function recordOfCredential(content: unknown): SignedRecord | null {
  const badge = fieldsOf(content);
  const subject = fieldsOf(badge.credentialSubject);
  const achievement = fieldsOf(subject.achievement);
  const [identity] = Array.isArray(subject.identifier) ? (subject.identifier as unknown[]) : [];
  const record = {
    serial: /\/records\/([\w-]{22})$/.exec(textOf(badge.id))?.[1] ?? '',
    holder: textOf(fieldsOf(identity).identityHash),
    role: textOf(subject.role),
    page: textOf(fieldsOf(achievement.creator).name),
    from: textOf(subject.activityStartDate).slice(0, 10),
    to: textOf(subject.activityEndDate).slice(0, 10),
    hours: Number.parseInt(textOf(subject.narrative), 10) || null,
    issued: textOf(badge.validFrom).slice(0, 10),
    done: textOf(achievement.description),
  };
  return isWhole(record) ? record : null;
}
