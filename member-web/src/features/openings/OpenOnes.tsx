import Box from '@mui/material/Box';
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SearchForm } from '../../components/SearchForm';
import { openingTexts as texts } from '../../texts/openings';
import { OpeningsFilters } from './OpeningsFilters';
import { OpeningsList, type BesideProps } from './OpeningsList';
import { openingsQueryOf, searchOf, type OpeningKind, type OpeningsQuery } from './openingsQuery';

export interface OpenOnesProps {
  kind: OpeningKind;
  /** Shows one of them beside the list, in wide windows. */
  Beside: ComponentType<BesideProps>;
}

/** Open internships, voluntary work or roles, with their search and filters, which are in the address. */
export function OpenOnes({ kind, Beside }: OpenOnesProps) {
  const [search, setSearch] = useSearchParams();
  const query = openingsQueryOf(search);
  const tab = search.get('show');
  const go = (changed: OpeningsQuery) => setSearch({ ...(tab && { show: tab }), ...searchOf(changed) });
  const show = (change: Partial<OpeningsQuery>) => go({ ...query, ...change });
  return (
    <>
      <Box sx={{ px: { xs: 4, sm: 0 }, maxWidth: { sm: 560 } }}>
        <SearchForm label={texts.kinds[kind].search} text={query.text} onSearch={(text) => show({ text })} />
      </Box>
      <Box sx={{ my: 1 }}>
        <OpeningsFilters kind={kind} query={query} onChange={show} />
      </Box>
      <Box sx={{ px: { xs: 4, sm: 0 } }}>
        <Box sx={{ typography: 'body2', color: 'text.secondary', mb: 3 }}>{texts.neverFee}</Box>
        <OpeningsList
          kind={kind}
          query={query}
          Beside={Beside}
          onShowAll={() => go(openingsQueryOf(new URLSearchParams()))}
        />
      </Box>
    </>
  );
}
