import { readStored, removeStored, writeStored } from '@campus-commons/web-kit/storage.ts';
import type { SendGrievanceDto, SentGrievanceDto } from './generated';

/** What is typed, without the attempt. */
export type GrievanceValues = Pick<SendGrievanceDto, 'name' | 'email' | 'text'>;

const DRAFT = 'campus.grievance.draft';
const RECEIPT = 'campus.grievance.receipt';

/**
 * What was typed, and the reference and key until somebody has noted them. Only for this tab: whoever complains may use a computer
 * of the college, on which the next one must not find it.
 */
export const grievanceDraft = {
  read: (): GrievanceValues => {
    const stored = read(DRAFT);
    const text = (name: keyof GrievanceValues) => (typeof stored[name] === 'string' ? stored[name] : '');
    return { name: text('name'), email: text('email'), text: text('text') };
  },
  write: (values: GrievanceValues) => write(DRAFT, values),
  remove: () => removeStored(DRAFT, 'sessionStorage'),
};

export const grievanceReceipt = {
  read: (): SentGrievanceDto | undefined => {
    const { reference, key, dueAt } = read(RECEIPT);
    const isWhole = typeof reference === 'string' && typeof key === 'string' && typeof dueAt === 'string';
    return isWhole ? { reference, key, dueAt } : undefined;
  },
  write: (receipt: SentGrievanceDto) => write(RECEIPT, receipt),
  remove: () => removeStored(RECEIPT, 'sessionStorage'),
};

/** The fields of a stored object; none if it is missing or invalid. */
function read(name: string): Record<string, unknown> {
  try {
    return { ...(JSON.parse(readStored(name, 'sessionStorage') ?? '{}') as object | null) };
  } catch {
    return {};
  }
}

function write(name: string, value: object): void {
  writeStored(name, JSON.stringify(value), 'sessionStorage');
}
