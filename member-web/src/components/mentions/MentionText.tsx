import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { splitMentions, type Mention } from '../../lib/text/mentions';
import { paths } from '../../lib/address/paths';

const MentionLink = styled(Link)(({ theme }) => ({
  color: theme.vars.palette.campus.teal.text,
  textDecoration: 'none',
  borderRadius: 4,
  '&:hover': { textDecoration: 'underline' },
}));

/** Plain text, exactly as typed, in which mentions are links to profiles. */
export function MentionText({ text, mentions = [] }: { text: string; mentions?: readonly Mention[] }) {
  if (mentions.length === 0) return text;
  return splitMentions(text, mentions).map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      <MentionLink key={index} to={paths.profileOf(part.id)} dir="auto">
        @{part.label}
      </MentionLink>
    ),
  );
}
