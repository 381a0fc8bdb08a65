import { radii } from '@campus-commons/web-kit/tokens.ts';
import { styled } from '@mui/material/styles';
import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../../lib/address/paths';
import { frameTexts } from '../../../texts/frame';
import { searchTexts } from '../../../texts/search';
import { searchFor, searchText } from '../searchQuery';

const Form = styled('form')({
  position: 'relative',
  flex: 1,
  '& svg': { position: 'absolute', left: 12, top: 13, opacity: 0.7, pointerEvents: 'none' },
});

const Field = styled('input')(({ theme }) => ({
  ...theme.typography.compact,
  width: '100%',
  // 40 px are seen; the border makes it easier to hit.
  height: 44,
  border: '0 solid transparent',
  borderBlockWidth: 2,
  backgroundClip: 'padding-box',
  padding: '0 10px 0 38px',
  borderRadius: radii.control,
  backgroundColor: theme.vars.palette.campus.sunken,
  boxShadow: `inset 0 0 0 1px ${theme.vars.palette.campus.hairlineStrong}`,
  color: theme.vars.palette.campus.ink,
  '&::placeholder': { color: theme.vars.palette.campus.ink3, opacity: 1 },
}));

/** The search field of the frame; Enter opens the results. On the screen of results it shows their search. */
export function FrameSearch() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const here = pathname + search;
  const text = (pathname === paths.search && new URLSearchParams(search).get('q')) || '';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A text field has a text, never a file.
    const typed = new FormData(event.currentTarget).get('q') as string;
    const to = paths.search + searchFor(searchText(typed));
    void navigate(to, { replace: to === here });
  };
  return (
    <Form role="search" aria-label={searchTexts.wholeSite} onSubmit={submit}>
      {/* The key fills in the search of another address, for example after the Back button. */}
      <Field
        key={text}
        name="q"
        defaultValue={text}
        placeholder={frameTexts.search}
        aria-label={searchTexts.hint}
        autoComplete="off"
        dir="auto"
      />
      <Search size={18} aria-hidden />
    </Form>
  );
}
