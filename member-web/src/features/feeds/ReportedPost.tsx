import { Button } from '@campus-commons/web-kit/Button.tsx';
import Card from '@mui/material/Card';
import { flushSync } from 'react-dom';
import { reportedTexts } from '../../texts/reported';

interface ReportedPostProps {
  /** Whether its button takes the focus, which the report's dialog had. */
  takesFocus: boolean;
  /** Id of the author's name in the post, whose link gets the focus of the button that disappears. */
  nameId: string;
  onShow: () => void;
}

/** In place of a post that the viewer reported. */
export function ReportedPost({ takesFocus, nameId, onShow }: ReportedPostProps) {
  const show = () => {
    flushSync(() => onShow());
    document.querySelector<HTMLElement>(`[id="${nameId}"] a`)?.focus();
  };
  return (
    <Card
      component="article"
      aria-label={reportedTexts.reported}
      sx={{
        px: { xs: 4, md: 6 },
        py: 1.5,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 3,
        color: 'text.secondary',
        typography: 'compact',
      }}
    >
      {reportedTexts.reported}
      <Button variant="text" autoFocus={takesFocus} onClick={show} sx={{ mr: -3 }}>
        {reportedTexts.showAgain}
      </Button>
    </Card>
  );
}
