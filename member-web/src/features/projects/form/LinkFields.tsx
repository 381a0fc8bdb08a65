import { Button } from '@campus-commons/web-kit/Button.tsx';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Plus, Trash2 } from 'lucide-react';
import { TextInput, type TextInputProps } from '../../../components/forms/TextInput';
import { projectTexts as texts } from '../../../texts/projects';

type FieldProps = Pick<TextInputProps, 'error' | 'field'>;

interface LinkFieldsProps {
  count: number;
  link: (index: number) => { label: FieldProps; url: FieldProps };
  /** Undefined once there are as many as there may be. */
  onAdd: (() => void) | undefined;
  onRemove: (index: number) => void;
}

/** The links of a project, each with a name and an address. */
export function LinkFields({ count, link, onAdd, onRemove }: LinkFieldsProps) {
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0, display: 'grid', gap: 3 }}>
      <Box component="legend" sx={{ p: 0, mb: 2, typography: 'body2', fontWeight: 600 }}>
        {texts.links}{' '}
        <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>{`(${texts.optional})`}</Box>
      </Box>
      {Array.from({ length: count }, (_link, index) => {
        const { label, url } = link(index);
        return (
          <Box
            key={index}
            sx={{
              display: 'grid',
              gap: 2,
              alignItems: 'start',
              gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 2fr) minmax(0, 3fr) auto' },
            }}
          >
            <TextInput label={texts.linkLabel} {...label} />
            <Box sx={{ gridRow: { xs: 2, sm: 'auto' }, gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
              <TextInput label={texts.linkUrl} type="url" placeholder={texts.linkExample} {...url} />
            </Box>
            <IconButton
              aria-label={texts.removeLink(index + 1)}
              onClick={() => onRemove(index)}
              sx={{ mt: 6 }}
            >
              <Trash2 size={20} aria-hidden />
            </IconButton>
          </Box>
        );
      })}
      {onAdd && (
        <Button
          variant="text"
          startIcon={<Plus size={18} aria-hidden />}
          onClick={onAdd}
          sx={{ justifySelf: 'start', ml: -3 }}
        >
          {texts.addLink}
        </Button>
      )}
    </Box>
  );
}
