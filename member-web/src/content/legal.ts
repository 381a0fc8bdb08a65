import type { ReactNode } from 'react';

/** The day from which terms, privacy policy and refund policy hold. */
export const EFFECTIVE_DATE = '18/04/2025';

/** One numbered part of a legal text. */
export interface LegalSection {
  /** Its anchor in the address. It may stand in somebody's e-mail, so it does not change. */
  id: string;
  title: string;
  body: ReactNode;
}

/** A legal text, ready to be laid out. */
export interface LegalText {
  title: string;
  /** What it says, in two or three sentences that everyone understands. */
  summary: string;
  sections: readonly LegalSection[];
}

/** What the texts take from the configuration. */
export interface LegalParty {
  brandName: string;
  contactEmail: string;
}
