import type { MouseEvent } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router-dom';
import type { DetailsState } from './ViewMore';

interface RowClicks {
  onClick: (event: MouseEvent) => void;
  onAuxClick: (event: MouseEvent) => void;
}

/**
 * A click anywhere on a row does what its link does: a plain one opens, one with Ctrl, Cmd, Shift or the middle button
 * opens beside. Selecting text with the mouse opens nothing, and what is clicked within a link or button stays its own.
 *
 * @param to where the row's link leads
 */
export function useOpenRow(to: string): RowClicks {
  const navigate = useNavigate();
  const { search } = useLocation();
  const href = useHref(to);

  const isForRow = ({ target, currentTarget }: MouseEvent) =>
    target instanceof Element && target.closest('a, button') === null && currentTarget.contains(target);

  return {
    onClick: (event) => {
      if (!isForRow(event) || event.defaultPrevented) return;
      if (window.getSelection()?.type === 'Range') return;
      if (event.ctrlKey || event.metaKey || event.shiftKey) openBeside(href);
      else void navigate(to, { state: { listSearch: search } satisfies DetailsState });
    },
    onAuxClick: (event) => {
      if (event.button === 1 && isForRow(event)) openBeside(href);
    },
  };
}

function openBeside(href: string): void {
  window.open(href, '_blank', 'noopener');
}
