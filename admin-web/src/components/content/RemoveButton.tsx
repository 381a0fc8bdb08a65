import Button from '@mui/material/Button';

interface RemoveButtonProps {
  children: string;
  onClick: () => void;
}

/** Opens the confirmation of a removal. */
export function RemoveButton({ children, onClick }: RemoveButtonProps) {
  return (
    <Button variant="tonal" color="error" onClick={onClick}>
      {children}
    </Button>
  );
}
