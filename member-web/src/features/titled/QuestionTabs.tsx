import { radii } from '@campus-commons/web-kit/tokens.ts';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { titledTexts as texts } from '../../texts/titled';
import { QUESTION_LISTS, searchForQuestions, type QuestionList } from './questionLists';

const Row = styled('nav')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  padding: '4px 16px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  marginBottom: 12,
  [theme.breakpoints.up('sm')]: { marginInline: -4, paddingInline: 4 },
}));

const Tab = styled(Link)(({ theme }) => ({
  ...theme.typography.subtitle2,
  position: 'relative',
  flex: 'none',
  minHeight: 36,
  padding: '6px 14px',
  border: `1px solid ${theme.vars.palette.campus.hairlineStrong}`,
  borderRadius: radii.full,
  backgroundColor: theme.vars.palette.campus.surface,
  color: theme.vars.palette.campus.ink2,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&::after': { content: '""', position: 'absolute', inset: '-5px 0' },
  '&:hover': { borderColor: theme.vars.palette.campus.inputBorder, color: theme.vars.palette.campus.ink },
  '&[aria-current]': {
    borderColor: 'transparent',
    backgroundColor: theme.vars.palette.campus.teal.tint,
    color: theme.vars.palette.campus.teal.text,
  },
}));

/** Chooses which questions are listed; the choice is in the address. */
export function QuestionTabs({ shown }: { shown: QuestionList }) {
  return (
    <Row aria-label={texts.whichQuestions}>
      {QUESTION_LISTS.map((list) => (
        <Tab
          key={list}
          to={{ search: searchForQuestions(list) }}
          aria-current={list === shown ? 'page' : undefined}
        >
          {texts.learningTabs[list]}
        </Tab>
      ))}
    </Row>
  );
}
