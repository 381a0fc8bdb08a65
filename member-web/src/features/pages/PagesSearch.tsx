import { MAX_SEARCH_LENGTH } from '@campus-commons/web-kit/bounds/generated.ts';
import { Button } from '@campus-commons/web-kit/Button.tsx';
import { limitEdit } from '@campus-commons/web-kit/text/generated.ts';
import { pageCategories, type PageCategory } from '@campus-commons/web-kit/tokens.ts';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Search, X } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { fieldTexts } from '../../texts/fields';
import { pageTexts } from '../../texts/pages';

interface PagesSearchProps {
  /** The current search text; empty for none. */
  text: string;
  /** The selected category; undefined for all. */
  category: PageCategory | undefined;
  onSearch: (text: string) => void;
  onCategory: (category: PageCategory | undefined) => void;
}

/** Searches pages by text and category. The text is applied when the form is submitted, a category at once. */
export function PagesSearch({ text, category, onSearch, onCategory }: PagesSearchProps) {
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
    <Box
      component="form"
      role="search"
      onSubmit={submit}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: { xs: 2, md: 3 } }}
    >
      <Box sx={{ display: 'flex', gap: 2, flex: '1 1 280px', minWidth: 0 }}>
        <OutlinedInput
          inputRef={input}
          value={typed}
          onChange={(event) => setTyped(limitEdit(typed, event.target.value, MAX_SEARCH_LENGTH))}
          placeholder={pageTexts.searchHint}
          inputProps={{
            'aria-label': pageTexts.searchHint,
            enterKeyHint: 'search',
            dir: 'auto',
          }}
          startAdornment={<Search size={18} aria-hidden style={{ flex: 'none', marginRight: 10 }} />}
          endAdornment={
            typed !== '' && (
              <IconButton onClick={clear} aria-label={pageTexts.clearSearch} edge="end">
                <X size={18} aria-hidden />
              </IconButton>
            )
          }
          sx={{ flex: 1, minWidth: 0 }}
        />
        <Button type="submit" variant="tonal" sx={{ flex: 'none' }}>
          {pageTexts.search}
        </Button>
      </Box>
      <NativeSelect
        variant="outlined"
        input={<OutlinedInput />}
        value={category ?? ''}
        onChange={({ target }) => onCategory(pageCategories.find((known) => known === target.value))}
        inputProps={{ 'aria-label': fieldTexts.category }}
        sx={{ flex: { xs: '1 1 100%', sm: '0 0 200px' } }}
      >
        <option value="">{pageTexts.everyCategory}</option>
        {pageCategories.map((known) => (
          <option key={known} value={known}>
            {known}
          </option>
        ))}
      </NativeSelect>
    </Box>
  );
}
