import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ArrowLeft } from 'lucide-react';
import { authTexts } from '../../texts/auth';

interface JoinStepHeadProps {
  isFirst: boolean;
  onBack: () => void;
}

/** Which of the two steps is shown, and the way back from the second. */
export function JoinStepHead({ isFirst, onBack }: JoinStepHeadProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 44 }}>
      <Box role="status" sx={{ typography: 'body2', color: 'text.secondary' }}>
        {authTexts.stepOf(isFirst ? 1 : 2, 2)}
      </Box>
      {!isFirst && (
        <Button variant="text" startIcon={<ArrowLeft size={16} aria-hidden />} onClick={onBack}>
          {authTexts.back}
        </Button>
      )}
    </Box>
  );
}
