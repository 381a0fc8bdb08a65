import { Button } from '@campus-commons/web-kit/Button.tsx';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Plus, Trash2 } from 'lucide-react';
import { TextInput, type TextInputProps } from './TextInput';

interface LineFieldsProps extends Pick<TextInputProps, 'type' | 'placeholder'> {
  legend: string;
  /** Beside the legend: "optional". */
  remark: string;
  /** The label of a field. @param number from 1 */
  label: (number: number) => string;
  count: number;
  line: (index: number) => Pick<TextInputProps, 'error' | 'field'>;
  /** The button that adds a field. */
  add: string;
  /** Undefined once there are as many as there may be. */
  onAdd: (() => void) | undefined;
  /** The name of the button that removes a field. @param number from 1 */
  remove: (number: number) => string;
  onRemove: (index: number) => void;
}

/** A list of single lines, such as questions or addresses, to extend and shorten. */
export function LineFields(props: LineFieldsProps) {
  const { legend, remark, label, count, line, add, onAdd, remove, onRemove, ...input } = props;
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0, display: 'grid', gap: 3 }}>
      <Box component="legend" sx={{ p: 0, mb: 2, typography: 'body2', fontWeight: 600 }}>
        {legend} <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>{`(${remark})`}</Box>
      </Box>
      {Array.from({ length: count }, (_line, index) => (
        <Box
          key={index}
          sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: 'minmax(0, 1fr) auto' }}
        >
          <TextInput label={label(index + 1)} {...input} {...line(index)} />
          <IconButton aria-label={remove(index + 1)} onClick={() => onRemove(index)} sx={{ mt: 6 }}>
            <Trash2 size={20} aria-hidden />
          </IconButton>
        </Box>
      ))}
      {onAdd && (
        <Button
          variant="text"
          startIcon={<Plus size={18} aria-hidden />}
          onClick={onAdd}
          sx={{ justifySelf: 'start', ml: -3 }}
        >
          {add}
        </Button>
      )}
    </Box>
  );
}
