import { Button } from '@campus-commons/web-kit/Button.tsx';
import { PlainList } from '@campus-commons/web-kit/accessible.tsx';
import { indiaDateTime } from '@campus-commons/web-kit/dates.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ArrowLeft, MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useGetOne, useListContext, useNotify, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { AdminGrievanceDto, AttentionDto } from '../../api/generated';
import { Choice } from '../../components/Choice';
import { MemberText } from '../../components/content/MemberText';
import { ConsoleListBase, useListFilters, type Listing } from '../../components/list/ConsoleListBase';
import type { AddressValues } from '../../components/list/useListAddress';
import { ListFooter } from '../../components/list/ListFooter';
import { ListPanel } from '../../components/list/ListPanel';
import { Notice } from '../../components/Notice';
import { PageTitle } from '../../components/PageTitle';
import { CURRENT, type Single } from '../../providers/records';
import { useNow } from '../../components/useNow';
import { AnswerDialog } from './AnswerDialog';

/** The URL parameter of the list: `?state=answered`; without it those that wait. */
const listing: Listing = {
  filters: ['state'],
  toFilter: ({ state }): AddressValues => (state === 'answered' ? { state } : {}),
};

/** /admin/settings/grievances: what anybody complains of, the most urgent first. */
export function GrievancesPage() {
  return (
    <ConsoleListBase resource="grievances" listing={listing}>
      <Grievances />
    </ConsoleListBase>
  );
}

function Grievances() {
  const translate = useTranslate();
  const notify = useNotify();
  const { data, refetch } = useListContext<AdminGrievanceDto & { id: string }>();
  const { filterValues } = useListFilters();
  const [answered, setAnswered] = useState<string>();
  const state = filterValues.state === 'answered' ? 'answered' : 'open';
  const title = translate('grievances.title');
  const done = async (message: string) => {
    setAnswered(undefined);
    await refetch();
    notify(message, { type: 'success', messageArgs: { _: message } });
  };
  return (
    <Box sx={{ maxWidth: 860 }}>
      <PageTitle>{title}</PageTitle>
      <Button
        component={RouterLink}
        to="/settings"
        size="small"
        startIcon={<ArrowLeft size={18} strokeWidth={1.9} aria-hidden />}
        sx={{ ml: -3, mb: 2 }}
      >
        {translate('administrators.back')}
      </Button>
      <Typography variant="h1">{title}</Typography>
      <Typography variant="body2" sx={{ mt: 1, mb: 4, color: 'campus.ink2' }}>
        {translate('grievances.about')}
      </Typography>
      <Notice />
      <Box sx={{ display: 'flex', mb: 4 }}>
        <Choice
          name={translate('grievances.lists')}
          choices={(['open', 'answered'] as const).map((name) => ({
            label: translate(`grievances.${name}`),
            to: name === 'open' ? '/settings/grievances' : '/settings/grievances?state=answered',
            isHere: name === state,
          }))}
        />
      </Box>
      <ListPanel
        empty={{
          icon: MailCheck,
          title: translate(`grievances.none_${state}`),
          text: translate(`grievances.none_${state}_text`),
        }}
        rowHeight={140}
      >
        <PlainList aria-label={translate(`grievances.${state}`)}>
          {data?.map((grievance) => (
            <Row
              key={grievance.reference}
              grievance={grievance}
              onAnswer={() => setAnswered(grievance.reference)}
            />
          ))}
        </PlainList>
      </ListPanel>
      <ListFooter />
      {/* Below the list and not before it, so that nothing moves when it comes. */}
      {data && <Unnamed />}
      {answered !== undefined && (
        <AnswerDialog reference={answered} onAnswered={done} onClose={() => setAnswered(undefined)} />
      )}
    </Box>
  );
}

/** Says that nobody is named whom the law may require. */
function Unnamed() {
  const translate = useTranslate();
  const { data } = useGetOne<Single<AttentionDto>>('attention', { id: CURRENT });
  if (!data || data.namesGrievanceOfficer) return null;
  return (
    <Alert severity="warning" sx={{ mt: 6 }}>
      {translate('grievances.unnamed')}
    </Alert>
  );
}

function Row({ grievance, onAnswer }: { grievance: AdminGrievanceDto; onAnswer: () => void }) {
  const translate = useTranslate();
  const { reference, name, email, sentAt, text, answer } = grievance;
  return (
    <Box
      component="li"
      sx={{
        px: { xs: 4, sm: 5 },
        py: 4,
        '& + &': { borderTop: '1px solid', borderColor: 'campus.hairline' },
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'start' }}>
        <Box sx={{ flex: '1 1 15rem', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography variant="subtitle2" component="h2" translate="no">
            {reference}
          </Typography>
          <When grievance={grievance} />
          <Typography variant="caption" component="div" sx={{ color: 'campus.ink2' }}>
            <bdi>{name}</bdi> · {email} · {translate('grievances.sent', { time: indiaDateTime(sentAt) })}
          </Typography>
        </Box>
        {answer === null && (
          <Button
            variant="outlined"
            size="small"
            onClick={onAnswer}
            aria-label={translate('grievances.answer_one', { reference })}
          >
            {translate('grievances.answer')}
          </Button>
        )}
      </Box>
      <Box sx={{ mt: 3 }}>
        <MemberText background="surface">{text}</MemberText>
      </Box>
      {answer !== null && (
        <Box sx={{ mt: 3 }}>
          <Typography variant="caption" component="h3" sx={{ color: 'campus.ink2' }}>
            {translate('grievances.their_answer')}
          </Typography>
          <MemberText background="surface">{answer}</MemberText>
        </Box>
      )}
    </Box>
  );
}

/** Until when it must be answered, red when that is over; or when it was, and by whom. */
function When({ grievance: { dueAt, answeredAt, answeredBy } }: { grievance: AdminGrievanceDto }) {
  const translate = useTranslate();
  const isLate = useNow() > Date.parse(dueAt);
  if (answeredAt !== null) {
    const words = { time: indiaDateTime(answeredAt), name: answeredBy ?? '' };
    return (
      <Typography variant="body2">
        {translate(answeredBy === null ? 'grievances.by_nobody' : 'grievances.by', words)}
      </Typography>
    );
  }
  return (
    <Typography
      variant="body2"
      sx={{
        color: isLate ? (theme) => theme.vars.palette.error.main : undefined,
        fontWeight: isLate ? 600 : 400,
      }}
    >
      {translate(isLate ? 'grievances.late' : 'grievances.due', { time: indiaDateTime(dueAt) })}
    </Typography>
  );
}
