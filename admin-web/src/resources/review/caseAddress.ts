/** The two lists of the queue. */
export type CaseListName = 'waiting' | 'decided';

/** A place in the queue. A case is opened by a parameter and not by a path, because a notice belongs to its path. */
export interface CasePlace {
  list: CaseListName;
  /** From 1. */
  page: number;
  caseId?: string;
}

const ID = /^[0-9]{1,19}$/;

/** The address of a place: `/review?list=decided&page=2&case=12`. */
export function caseAddress({ list, page, caseId }: CasePlace): string {
  const parameters = new URLSearchParams({
    ...(page > 1 && { page: String(page) }),
    ...(list === 'decided' && { list }),
    ...(caseId !== undefined && { case: caseId }),
  }).toString();
  return parameters === '' ? '/review' : `/review?${parameters}`;
}

/** The case that an address opens. */
export function caseIdOf(parameters: URLSearchParams): string | undefined {
  const id = parameters.get('case') ?? '';
  return ID.test(id) ? id : undefined;
}

/** The list in the address; any other word is the one that waits. */
export function listOf(name: string | undefined): CaseListName {
  return name === 'decided' ? 'decided' : 'waiting';
}
