import type { MouseEvent } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router-dom';
import type { AdminUserDto } from '../../api/generated';
import { useRowSelection } from './selection';
import type { DetailsState } from './ViewMore';

interface RowClicks {
  onClick: (event: MouseEvent) => void;
  onAuxClick: (event: MouseEvent) => void;
}

/**
 * Click handlers that make a whole row act like its link. Ctrl, Cmd, Shift or the middle button opens a new tab.
 * Selecting text opens nothing, and clicks on links and buttons in the row are ignored. While members are chosen, it
 * chooses the member instead.
 *
 * @param to target of the row's link
 */
export function useOpenRow(user: AdminUserDto, to: string): RowClicks {
  const navigate = useNavigate();
  const { search } = useLocation();
  const href = useHref(to);
  const { isOn: isChoosing, toggle } = useRowSelection(user);

  const isForRow = ({ target, currentTarget }: MouseEvent) =>
    target instanceof Element &&
    target.closest('a, button, input') === null &&
    currentTarget.contains(target);

  return {
    onClick: (event) => {
      if (!isForRow(event) || event.defaultPrevented) return;
      if (window.getSelection()?.type === 'Range') return;
      if (isChoosing) toggle();
      else if (event.ctrlKey || event.metaKey || event.shiftKey) openInNewTab(href);
      else void navigate(to, { state: { listSearch: search } satisfies DetailsState });
    },
    onAuxClick: (event) => {
      if (!isChoosing && event.button === 1 && isForRow(event)) openInNewTab(href);
    },
  };
}

function openInNewTab(href: string): void {
  window.open(href, '_blank', 'noopener');
}
