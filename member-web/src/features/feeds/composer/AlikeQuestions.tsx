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
/** Questions that are shown. */
const MAX_SHOWN = 3;

const Row = styled(Link)(({ theme }) => ({
  display: 'block',
  padding: '6px 0',
  ...theme.typography.compact,
  color: theme.vars.palette.campus.teal.text,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&:hover': { textDecoration: 'underline' },
}));

/** Up to three questions whose title is like the typed one. The draft stays when one of them is opened. */
export function AlikeQuestions({ title }: { title: string }) {
  const [search, setSearch] = useState(title);
  useEffect(() => {
    const pause = setTimeout(() => setSearch(title), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [title]);
  const { data } = useFeedsGetTitledQuery({
    getTitledDto: { kind: 'question', filter: 'all', search, limit: MAX_SHOWN },
  });
  const found = data?.data.feeds ?? [];
  return (
    <Box role="status" aria-label={texts.alike} sx={{ '&:empty': { display: 'none' } }}>
      {found.length > 0 && (
        <>
          <Box sx={{ typography: 'subtitle2' }}>{texts.alike}</Box>
          <PlainList>
            {found.map(({ id, title: asked, answerId }) => (
              <li key={id}>
                <Row to={paths.feedDetails(id)} dir="auto">
                  {asked}
                  {answerId !== null && (
                    <Box component="span" sx={{ ml: 2, typography: 'caption', color: 'campus.leaf.text' }}>
                      {titledPostTexts.answered}
                    </Box>
                  )}
                </Row>
              </li>
            ))}
          </PlainList>
        </>
      )}
    </Box>
  );
}
