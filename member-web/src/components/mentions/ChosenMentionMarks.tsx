import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { splitMentions, type Mention } from '../../lib/text/mentions';
import type { SuggestionField } from '../suggestions/suggestionField';
import type { MentionChoices } from './mentionChoices';
import { mentionRanges } from './mentionRanges';

const HIGHLIGHT = 'chosen-mention';

export interface ChosenMentionMarksProps {
  field: SuggestionField;
  /** The text of a plain field. */
  text?: string;
  choices: MentionChoices;
}

/** Draws the names of chosen members as mentions while one writes. */
export function ChosenMentionMarks({ field, text = '', choices }: ChosenMentionMarksProps) {
  return field.element instanceof HTMLTextAreaElement ? (
    <TextAreaMarks element={field.element} text={text} mentions={choices.all()} />
  ) : (
    <EditorMarks field={field} chosen={choices.all} />
  );
}

interface EditorMarksProps {
  field: SuggestionField;
  chosen: () => readonly Mention[];
}

/**
 * Draws the chosen mentions in the text of an editor. Highlights change nothing in the document, so caret, undo, input
 * methods and screen readers do not notice them. Older browsers draw none.
 */
function EditorMarks({ field, chosen }: EditorMarksProps) {
  const mark = useEffectEvent(() => {
    CSS.highlights.set(HIGHLIGHT, new Highlight(...mentionRanges(field.element, chosen())));
  });
  useEffect(() => {
    if (typeof CSS === 'undefined' || !('highlights' in CSS)) return undefined;
    mark();
    const stop = field.subscribe(() => mark());
    return () => {
      stop();
      CSS.highlights.delete(HIGHLIGHT);
    };
  }, [field]);
  return (
    <GlobalStyles
      styles={({ vars: { palette } }) => ({
        [`::highlight(${HIGHLIGHT})`]: {
          color: palette.campus.teal.text,
          backgroundColor: palette.campus.teal.tint,
        },
      })}
    />
  );
}

/** What decides where a text area has its letters. */
const COPIED = [
  ...['font-family', 'font-size', 'font-weight', 'font-feature-settings', 'font-variant-numeric'],
  ...['letter-spacing', 'word-spacing', 'line-height', 'padding', 'text-rendering', 'text-indent'],
  ...['text-align', 'text-wrap-style', 'tab-size', 'direction'],
  ...['white-space-collapse', 'overflow-wrap', 'word-break', 'line-break', 'hyphens'],
];

/** The text of a field, drawn behind it: the letters of the field itself are transparent then, its caret is not. */
const Layer = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: -1,
  overflow: 'hidden',
  boxSizing: 'border-box',
  // Where a browser does not know its parts by name.
  whiteSpace: 'pre-wrap',
  pointerEvents: 'none',
  userSelect: 'none',
  color: theme.vars.palette.text.primary,
  '& mark': {
    color: theme.vars.palette.campus.teal.text,
    backgroundColor: theme.vars.palette.campus.teal.tint,
    borderRadius: 4,
  },
  // The field itself then shows its letters.
  '@media (forced-colors: active)': { display: 'none' },
}));

interface TextAreaMarksProps {
  element: HTMLTextAreaElement;
  text: string;
  mentions: readonly Mention[];
}

/** Draws the chosen mentions of a plain text field; nothing while its text names none. */
function TextAreaMarks({ element, text, mentions }: TextAreaMarksProps) {
  const parts = splitMentions(text, mentions);
  const hasAny = parts.some((part) => typeof part !== 'string');
  return hasAny && element.parentElement
    ? createPortal(<TextLayer element={element} parts={parts} />, element.parentElement)
    : null;
}

function TextLayer({ element, parts }: { element: HTMLTextAreaElement; parts: (string | Mention)[] }) {
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = () => {
      const { offsetWidth, clientWidth, clientHeight, scrollTop, parentElement } = element;
      if (!layer.current || !parentElement) return;
      const [own, around] = [element.getBoundingClientRect(), parentElement.getBoundingClientRect()];
      const style = getComputedStyle(element);
      for (const name of COPIED) layer.current.style.setProperty(name, style.getPropertyValue(name));
      Object.assign(layer.current.style, {
        left: `${own.left - around.left - parentElement.clientLeft}px`,
        top: `${own.top - around.top - parentElement.clientTop}px`,
        // Without the scroll bar.
        width: `${own.width - offsetWidth + clientWidth}px`,
        height: `${clientHeight}px`,
      });
      layer.current.scrollTop = scrollTop;
    };
    place();
    const observer = new ResizeObserver(place);
    observer.observe(element);
    element.addEventListener('scroll', place);
    element.style.setProperty('-webkit-text-fill-color', 'transparent');
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', place);
      element.style.removeProperty('-webkit-text-fill-color');
    };
  });
  return (
    <Layer ref={layer} aria-hidden translate="no">
      {parts.map((part, index) =>
        typeof part === 'string' ? (
          <span key={index}>{part}</span>
        ) : (
          <mark key={index}>{`@${part.label}`}</mark>
        ),
      )}
      {/* A line break at the end makes a line only before something. */}
      <span>{'\u200b'}</span>
    </Layer>
  );
}
