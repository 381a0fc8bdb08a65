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
  /** The field's name; its placeholder is the same with three dots. */
  label: string;
}

/** The search over the list of the context; it acts on Search or Enter, not while somebody types. */
export function SearchForm({ label }: SearchFormProps) {
  const translate = useTranslate();
  const { page, refetch } = useListContext();
  const { filterValues, setFilters } = useListFilters();
  const { search = '' } = filterValues;
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(search);
  // The address may change under the field: back, forward, a link.
  const [shownSearch, setShownSearch] = useState(search);
  // Text that is typed while one's own search is under way stays.
  const [sent, setSent] = useState<string>();
  if (shownSearch !== search) {
    setShownSearch(search);
    setSent(undefined);
    if (search !== sent) setText(search);
  }

  const searchFor = (wanted: string) => {
    // The same search again changes no address, so it fetches again here.
    if (page === 1 && wanted === search) void refetch();
    else setFilters({ ...filterValues, search: wanted });
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = text.trim();
    setText(wanted);
    setSent(wanted);
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
        onChange={(event) => setText(event.target.value)}
        placeholder={`${label}...`}
        inputProps={{ 'aria-label': label, maxLength: SEARCH_MAX_LENGTH, enterKeyHint: 'search' }}
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
