import { createContext, useContext } from 'react';

/** A member's column around a public screen. */
export interface Column {
  /** Whether it is wide enough for a picture beside text. */
  hasRoom: boolean;
}

/** Null where a public screen is a page of its own. */
export const ColumnContext = createContext<Column | null>(null);

/** The member's column in which a public screen is shown; null if it is a page of its own. */
export const useColumn = () => useContext(ColumnContext);
