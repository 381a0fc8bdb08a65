import { Button } from '@campus-commons/web-kit/Button.tsx';
import { ArrowLeft } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import type { DetailsState } from './ViewMore';

/** Link back to the users list, with its page and search. */
export function BackToList() {
  const translate = useTranslate();
  const location = useLocation();
  const state: unknown = location.state;
  return (
    <Button
      component={RouterLink}
      to={{ pathname: '/users', search: isDetailsState(state) ? state.listSearch : '' }}
      startIcon={<ArrowLeft size={18} strokeWidth={1.9} aria-hidden />}
      sx={{ mb: 2, ml: -3, color: 'campus.ink2' }}
    >
      {translate('resources.users.list.title')}
    </Button>
  );
}

function isDetailsState(state: unknown): state is DetailsState {
  return (
    typeof state === 'object' &&
    state !== null &&
    'listSearch' in state &&
    typeof state.listSearch === 'string'
  );
}
