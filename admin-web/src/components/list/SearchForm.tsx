import { MAX_SEARCH_LENGTH } from '@campus-commons/web-kit/bounds/generated.ts';
import { Button } from '@campus-commons/web-kit/Button.tsx';
import { limitEdit } from '@campus-commons/web-kit/text/generated.ts';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Search, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { useListFilters } from './ConsoleListBase';

/** How long typing has to pause before the list is searched. */
const PAUSE_MS = 400;

interface SearchFormProps {
  /** Accessible name of the field; with three dots it is also the placeholder. */
  label: string;
}

/** The search of the list in context. It searches when typing pauses, and at once on submit. */
export function SearchForm({ label }: SearchFormProps) {
  const translate = useTranslate();
  const { page, refetch } = useListContext();
  const { filterValues, setFilters } = useListFilters();
  const { search = '' } = filterValues;
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(search);
  // The search in the URL may change without this form: by Back, Forward or a link.
  const [shownSearch, setShownSearch] = useState(search);
  // Keeps text that is typed while the submitted search is loading.
  const [submitted, setSubmitted] = useState<string>();
  // Typed since the last search; undefined if nothing was.
  const [typed, setTyped] = useState<string>();
  // What is typed in one go is one history entry.
  const isTyping = useRef(false);
  if (shownSearch !== search) {
    setShownSearch(search);
    setSubmitted(undefined);
    if (search !== submitted) setText(search);
  }

  const openFirstPage = (wanted: string) => {
    setTyped(undefined);
    setSubmitted(wanted);
    setFilters({ ...filterValues, search: wanted }, { replace: isTyping.current });
  };

  const onPause = useEffectEvent((paused: string) => {
    const wanted = paused.trim();
    if (wanted === search) return;
    openFirstPage(wanted);
    isTyping.current = true;
  });
  useEffect(() => {
    if (typed === undefined) return undefined;
    const timer = setTimeout(() => onPause(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = text.trim();
    setText(wanted);
    setTyped(undefined);
    // Repeating a search does not change the URL, so the list is fetched again here.
    if (page === 1 && wanted === search) void refetch();
    else openFirstPage(wanted);
    isTyping.current = false;
  };

  const clear = () => {
    isTyping.current = false;
    setText('');
    setTyped(undefined);
    if (search !== '') openFirstPage('');
    input.current?.focus();
  };

  return (
    <Box
      component="form"
      role="search"
      onSubmit={submit}
      sx={{ display: 'flex', gap: 2.5, width: { xs: '100%', md: 'auto' } }}
    >
      <OutlinedInput
        size="small"
        inputRef={input}
        value={text}
        onChange={(event) => {
          const limited = limitEdit(text, event.target.value, MAX_SEARCH_LENGTH);
          setText(limited);
          setTyped(limited);
        }}
        onBlur={() => (isTyping.current = false)}
        placeholder={`${label}...`}
        inputProps={{ 'aria-label': label, enterKeyHint: 'search' }}
        startAdornment={
          <InputAdornment position="start" sx={{ color: 'campus.ink3' }}>
            <Search size={18} strokeWidth={1.9} aria-hidden />
          </InputAdornment>
        }
        endAdornment={
          text !== '' && (
            <IconButton size="small" onClick={clear} aria-label={translate('list.clear_search')}>
              <X size={18} strokeWidth={1.9} aria-hidden />
            </IconButton>
          )
        }
        sx={{ flex: 1, minWidth: 0, width: { md: 300 } }}
      />
      <Button type="submit" variant="contained">
        {translate('list.search')}
      </Button>
    </Box>
  );
}
