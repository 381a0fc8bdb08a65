import { MAX_SEARCH_LENGTH } from '@campus-commons/web-kit/bounds/generated.ts';
import { limitEdit } from '@campus-commons/web-kit/text/generated.ts';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../lib/address/paths';
import { frameTexts } from '../../texts/frame';
import { searchTexts } from '../../texts/search';
import { searchFor, searchQueryOf, searchText } from './searchQuery';

/** The search field above the results. What is typed is searched for when it is sent, not at each letter. */
export function SearchField() {
  const { text, open } = useSearch();
  const [typed, setTyped] = useState(text);
  // When the address changes, for example by the Back button, its text replaces what was typed.
  const [shown, setShown] = useState(text);
  if (shown !== text) {
    setShown(text);
    setTyped(text);
  }
  const input = useRef<HTMLInputElement>(null);
  const isEmpty = text === '';
  useEffect(() => {
    if (isEmpty) input.current?.focus();
  }, [isEmpty]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() === '') input.current?.focus();
    else open(typed);
  };
  const clear = () => {
    setTyped('');
    if (!isEmpty) open('');
    input.current?.focus();
  };
  return (
    <form role="search" onSubmit={submit}>
      <OutlinedInput
        fullWidth
        inputRef={input}
        value={typed}
        onChange={({ target }) => setTyped(limitEdit(typed, target.value, MAX_SEARCH_LENGTH))}
        placeholder={searchTexts.hint}
        inputProps={{
          'aria-label': searchTexts.hint,
          enterKeyHint: 'search',
          autoComplete: 'off',
          dir: 'auto',
        }}
        startAdornment={
          <IconButton type="submit" aria-label={frameTexts.search} edge="start" sx={{ ml: -2.5, mr: 0.5 }}>
            <Search size={20} aria-hidden />
          </IconButton>
        }
        endAdornment={
          typed !== '' && (
            <IconButton onClick={clear} aria-label={searchTexts.clear}>
              <X size={18} aria-hidden />
            </IconButton>
          )
        }
      />
    </form>
  );
}

/**
 * The search of the shown results, and a function that opens those of another one, of the same kind. An empty text opens
 * the screen without results. The same search again does not add a history entry, but is sent again.
 */
function useSearch() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { text, kind } = searchQueryOf(search);
  return {
    text,
    open: (typed: string) => {
      const wanted = searchText(typed);
      void navigate(`${paths.search}${searchFor(wanted, kind)}`, { replace: wanted === text });
    },
  };
}
