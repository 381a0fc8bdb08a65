import { MAX_SEARCH_LENGTH } from '@campus-commons/web-kit/bounds/generated.ts';
import { Button } from '@campus-commons/web-kit/Button.tsx';
import { limitEdit } from '@campus-commons/web-kit/text/generated.ts';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Search, X } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { componentTexts } from '../texts/components';

interface SearchFormProps {
  /** The current search text; empty for none. */
  text: string;
  onSearch: (text: string) => void;
  /** What is searched: the name of the field, and its placeholder. */
  label: string;
}

/** Searches a list by text, which is applied when the form is submitted. On phones the keyboard has the button for that. */
export function SearchForm({ text, onSearch, label }: SearchFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(text);
  // When the address changes, for example by the Back button, its text replaces what was typed.
  const [shown, setShown] = useState(text);
  if (shown !== text) {
    setShown(text);
    setTyped(text);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  const clear = () => {
    setTyped('');
    if (text !== '') onSearch('');
    input.current?.focus();
  };
  return (
    <Box component="form" role="search" onSubmit={submit} sx={{ display: 'flex', gap: 2, minWidth: 0 }}>
      <OutlinedInput
        inputRef={input}
        value={typed}
        onChange={(event) => setTyped(limitEdit(typed, event.target.value, MAX_SEARCH_LENGTH))}
        placeholder={label}
        inputProps={{
          'aria-label': label,
          enterKeyHint: 'search',
          dir: 'auto',
        }}
        startAdornment={<Search size={18} aria-hidden style={{ flex: 'none', marginRight: 10 }} />}
        endAdornment={
          typed !== '' && (
            <IconButton onClick={clear} aria-label={componentTexts.clearSearch} edge="end">
              <X size={18} aria-hidden />
            </IconButton>
          )
        }
        sx={{ flex: 1, minWidth: 0 }}
      />
      <Button type="submit" variant="tonal" sx={{ flex: 'none', display: { xs: 'none', md: 'inline-flex' } }}>
        {componentTexts.search}
      </Button>
    </Box>
  );
}
