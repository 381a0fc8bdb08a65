import { FoldedText } from '@campus-commons/web-kit/FoldedText.tsx';
import Box from '@mui/material/Box';
import { RichText } from '../../components/RichText/RichText';
import type { Mention } from '../../lib/text/mentions';
import { folding } from '../../texts/folding';

interface PostBodyProps {
  html: string;
  /** Whom it mentions. */
  mentions?: readonly Mention[];
  /** Shows the whole text at once. */
  isAlwaysExpanded: boolean;
}

/** The text of a post; a long one is collapsed. */
export function PostBody({ html, mentions, isAlwaysExpanded }: PostBodyProps) {
  return (
    <Box sx={{ mt: { xs: 3, md: 3.5 } }}>
      <FoldedText {...folding} isAlwaysExpanded={isAlwaysExpanded}>
        <RichText html={html} mentions={mentions} />
      </FoldedText>
    </Box>
  );
}
