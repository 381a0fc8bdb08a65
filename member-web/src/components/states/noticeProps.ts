import type { ReactNode } from 'react';

/** A notice in place of the requested content. */
export interface NoticeProps {
  /** What happened; the text comes from the specification. */
  title: string;
  /** Set it when the screen has no other heading. */
  heading?: 'h1';
  /** Possible reasons, what is safe, and what may help. */
  children: ReactNode;
  /** Buttons or links for the next step. */
  actions: ReactNode;
}
