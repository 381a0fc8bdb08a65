import { limitEdit } from '@campus-commons/web-kit/text/generated.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Search, X } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { SEARCH_MAX_LENGTH } from './useListAddress';
import { useListFilters } from './useListFilters';

interface SearchFormProps {
  /** Accessible name of the field; with three dots it is also the placeholder. */
  label: string;
}

/** The search of the list in context. It searches on submit, not while the user types. */
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
  if (shownSearch !== search) {
    setShownSearch(search);
    setSubmitted(undefined);
    if (search !== submitted) setText(search);
  }

  const searchFor = (wanted: string) => {
    // Repeating a search does not change the URL, so the list is fetched again here.
    if (page === 1 && wanted === search) void refetch();
    else setFilters({ ...filterValues, search: wanted });
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = text.trim();
    setText(wanted);
    setSubmitted(wanted);
    searchFor(wanted);
  };

  const clear = () => {
    setText('');
    if (search !== '') searchFor('');
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
        onChange={(event) => setText(limitEdit(text, event.target.value, SEARCH_MAX_LENGTH))}
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
