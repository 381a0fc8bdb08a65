import { MIN_TITLE_LENGTH } from '@campus-commons/web-kit/bounds/generated.ts';
import { PlainList } from '@campus-commons/web-kit/accessible.tsx';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/address/paths';
import { titledTexts as texts } from '../../../texts/titled';
import { titledPostTexts } from '../../../texts/titledPosts';
import { useFeedsGetTitledQuery } from '../exports/titledPosts';

/** Time without a change of the title after which alike questions are looked for. */
const PAUSE_MS = 400;
/** Questions that are shown: as many as there are hints, whose place they take. */
const MAX_SHOWN = texts.askHints.length;

/** Both lists have rows of one height, so that the text below does not move when one takes the place of the other. */
const Rows = styled(PlainList)(({ theme }) => ({
  ...theme.typography.body2,
  minHeight: `${MAX_SHOWN * 2}rem`,
  '& > li': { minHeight: '2rem' },
  color: theme.vars.palette.text.secondary,
}));

const Row = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'baseline',
  gap: 8,
  minHeight: '2rem',
  ...theme.typography.compact,
  color: theme.vars.palette.campus.teal.text,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  '& > span:first-of-type': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
}));

/**
 * How to ask so that somebody can answer; and instead of that, up to three questions whose title is like the typed one.
 * The draft stays when one of them is opened.
 */
export function AskHelp({ title }: { title: string }) {
  const [search, setSearch] = useState(title);
  useEffect(() => {
    const pause = setTimeout(() => setSearch(title), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [title]);
  const isLongEnough = [...search].length >= MIN_TITLE_LENGTH;
  const { data } = useFeedsGetTitledQuery(
    { getTitledDto: { kind: 'question', filter: 'all', search, limit: MAX_SHOWN } },
    { skip: !isLongEnough },
  );
  const found = isLongEnough ? (data?.data.feeds ?? []) : [];
  return (
    <Box role="status" aria-label={found.length > 0 ? texts.alike : texts.askWell}>
      <Box sx={{ typography: 'subtitle2' }}>{found.length > 0 ? texts.alike : texts.askWell}</Box>
      <Rows>
        {found.length === 0 && texts.askHints.map((hint) => <li key={hint}>{hint}</li>)}
        {found.map(({ id, title: asked, answerId }) => (
          <li key={id}>
            <Row to={paths.feedDetails(id)}>
              <span dir="auto">{asked}</span>
              {answerId !== null && (
                <Box component="span" sx={{ flex: 'none', typography: 'caption', color: 'campus.leaf.text' }}>
                  {titledPostTexts.answered}
                </Box>
              )}
            </Row>
          </li>
        ))}
      </Rows>
    </Box>
  );
}
