import Box from '@mui/material/Box';
import { ScreenTabs } from '../../components/ScreenTabs';
import { titledTexts as texts } from '../../texts/titled';
import { QUESTION_LISTS, searchForQuestions, type QuestionList } from './questionLists';

/** Chooses which questions are listed; the choice is in the address. */
export function QuestionTabs({ shown }: { shown: QuestionList }) {
  return (
    <Box sx={{ mb: 3 }}>
      <ScreenTabs
        label={texts.whichQuestions}
        tabs={QUESTION_LISTS.map((list) => ({
          label: texts.learningTabs[list],
          search: searchForQuestions(list),
          isOn: list === shown,
        }))}
      />
    </Box>
  );
}
