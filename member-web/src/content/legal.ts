import type { ReactNode } from 'react';

/** The date from which terms, privacy policy and refund policy apply, DD/MM/YYYY. */
export const EFFECTIVE_DATE = '18/04/2025';

/** The words around a legal text. */
export const legalWords = { contents: 'Contents', effective: `Effective ${EFFECTIVE_DATE}` };

/** One numbered section of a legal text. */
export interface LegalSection {
  /** The anchor in the address. It must not change, because people may have shared the link. */
  id: string;
  title: string;
  body: ReactNode;
}

/** A legal text as data, for LegalDocument. */
export interface LegalText {
  title: string;
  /** A summary in two or three plain sentences. */
  summary: string;
  sections: readonly LegalSection[];
}

/** The values that the texts take from the configuration. */
export interface LegalParty {
  brandName: string;
  contactEmail: string;
}
