import { radii } from '@campus-commons/web-kit/tokens.ts';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { RichTextEditor } from '../../../components/RichTextEditor/RichTextEditor';
import { projectTexts as texts } from '../../../texts/projects';

interface AboutFieldProps {
  initialHtml: string;
  /** Limit of the text with its markup, characters. */
  maxLength: number;
  /** Called with the text, a moment after it was changed. */
  onSettled: (html: string) => void;
}

/** What a project is about: a text with markup, as posts have. */
export function AboutField({ initialHtml, maxLength, onSettled }: AboutFieldProps) {
  const [excess, setExcess] = useState(() => initialHtml.length - maxLength);
  return (
    <Box>
      <Box sx={{ mb: 2, typography: 'body2', fontWeight: 600 }}>
        {texts.aboutLabel}{' '}
        <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>{`(${texts.optional})`}</Box>
      </Box>
      <Box
        sx={{
          border: 1,
          borderColor: 'campus.inputBorder',
          borderRadius: `${radii.control}px`,
          overflow: 'hidden',
          '&:focus-within': { borderColor: 'primary.main', boxShadow: 'inset 0 0 0 1px', color: 'inherit' },
        }}
      >
        <RichTextEditor
          initialHtml={initialHtml}
          label={texts.aboutLabel}
          placeholder={texts.aboutPlaceholder}
          // The form is narrower than a row of all tools.
          compact
          takesFocus={false}
          onEdited={() => undefined}
          onSettled={(html) => {
            setExcess(html.length - maxLength);
            onSettled(html);
          }}
        >
          {({ toolbar, content }) => (
            <>
              <Box sx={{ borderBottom: 1, borderColor: 'divider' }}>{toolbar}</Box>
              <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 160, px: 4, py: 3 }}>
                {content}
              </Box>
            </>
          )}
        </RichTextEditor>
      </Box>
      {excess > 0 && (
        <Box role="status" sx={{ mt: 1, typography: 'caption', color: 'campus.danger.text' }}>
          {texts.aboutTooLong(excess)}
        </Box>
      )}
    </Box>
  );
}
