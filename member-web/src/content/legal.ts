import type { ReactNode } from 'react';

/** The date from which terms and refund policy apply, DD/MM/YYYY. The API keeps that of the terms for who joins. */
export const TERMS_DATE = '18/04/2025';

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
  /** The date from which it applies, DD/MM/YYYY. */
  effective: string;
  sections: readonly LegalSection[];
}

/** The values that the texts take from the configuration. */
export interface LegalParty {
  brandName: string;
  contactEmail: string;
}
