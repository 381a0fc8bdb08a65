import { showToast } from '../../../components/toasts/toasts';
import { pagePartTexts as texts } from '../../../texts/pagePart';
import type { Off } from '../../safety/exports/useLimit';
import { usePageStaffGetRolesQuery } from './pageStaffApi';

/** For a button that somebody who is banned from the page cannot use: it says so when it is pressed. Undefined for others. */
export function useMayNot(pageId: string): Off | undefined {
  const roles = usePageStaffGetRolesQuery({ getRolesDto: { id: pageId } }).currentData?.data;
  if (!roles?.isBanned) return undefined;
  return {
    'aria-disabled': true,
    onClick: () => void showToast('error', texts.mayNot),
    'data-dimmed': true,
  };
}
