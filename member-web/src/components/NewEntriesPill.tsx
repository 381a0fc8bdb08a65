import { ButtonBase } from '@campus-commons/web-kit/ButtonBase.tsx';
import { styled } from '@mui/material/styles';
import { ArrowUp } from 'lucide-react';

const Pill = styled(ButtonBase)(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  gap: 6,
  height: 36,
  padding: '0 18px 0 14px',
  borderRadius: 18,
  border: `1px solid ${theme.vars.palette.campus.teal.text}`,
  backgroundColor: theme.vars.palette.campus.teal.tint,
  boxShadow: theme.vars.palette.campus.floatShadow,
  color: theme.vars.palette.campus.teal.text,
  ...theme.typography.subtitle2,
  whiteSpace: 'nowrap',
  '&:hover': { backgroundColor: theme.vars.palette.campus.sunken },
}));

interface NewEntriesPillProps {
  /** Says how many there are. */
  text: string;
  onClick: () => void;
}

/** Offers entries that arrived after a list was fetched. It is 36 px high; its parent keeps its place, so nothing moves. */
export const NewEntriesPill = ({ text, onClick }: NewEntriesPillProps) => (
  <Pill onClick={onClick}>
    <ArrowUp size={16} aria-hidden />
    {text}
  </Pill>
);
