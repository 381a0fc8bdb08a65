import { createContext, use, useState } from 'react';
import type { AdminUserDto } from '../../api/generated';

/** The members who are chosen in the list, to do the same to all of them. */
export interface Selection {
  /** Whether members can be chosen: then rows have a box and do not open. */
  isOn: boolean;
  /** Those of other pages, too. */
  chosen: readonly AdminUserDto[];
  turn: (isOn: boolean) => void;
  choose: (users: readonly AdminUserDto[]) => void;
}

export const SelectionContext = createContext<Selection | undefined>(undefined);

/**
 * The selection of a list. Other filters make a new one, so that nobody is chosen who cannot be found again.
 *
 * @param filter of the list, as one text
 */
export function useNewSelection(filter: string): Selection {
  const [isOn, setOn] = useState(false);
  const [made, setMade] = useState<{ filter: string; users: readonly AdminUserDto[] }>();
  return {
    isOn,
    chosen: isOn && made?.filter === filter ? made.users : [],
    turn: (next) => {
      setOn(next);
      setMade(undefined);
    },
    choose: (users) => setMade({ filter, users }),
  };
}

/** Whether something can be done to a member of the list. */
export const isChoosable = ({ status }: AdminUserDto): boolean => status === 'active';

interface RowSelection {
  isOn: boolean;
  isChosen: boolean;
  toggle: () => void;
}

/** A member's part of the selection in context. */
export function useRowSelection(user: AdminUserDto): RowSelection {
  const selection = use(SelectionContext);
  const { isOn = false, chosen = [] } = selection ?? {};
  const isChosen = chosen.some(({ id }) => id === user.id);
  return {
    isOn,
    isChosen,
    toggle: () => {
      if (!isChoosable(user)) return;
      selection?.choose(isChosen ? chosen.filter(({ id }) => id !== user.id) : [...chosen, user]);
    },
  };
}
