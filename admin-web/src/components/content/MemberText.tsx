import { FencedText } from '@campus-commons/web-kit/FencedText.tsx';
import { FoldedText } from '@campus-commons/web-kit/FoldedText.tsx';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';

interface MemberTextProps {
  /** Colour of the palette behind the text. Default: that of dialogs. */
  background?: 'surface' | 'raised';
  children: string;
}

/** Plain text by a member, exactly as typed but for fenced code, in the direction of its script; a long one is collapsed. */
export function MemberText({ background = 'raised', children }: MemberTextProps) {
  const translate = useTranslate();
  return (
    <FoldedText
      more={translate('common.show_more')}
      less={translate('common.show_less')}
      background={background}
    >
      <Box dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        <FencedText text={children} codeLabel={translate('content.code')} />
      </Box>
    </FoldedText>
  );
}
