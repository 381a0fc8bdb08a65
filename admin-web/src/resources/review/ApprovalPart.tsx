import { PlainList } from '@campus-commons/web-kit/accessible.tsx';
import { indiaDateTime } from '@campus-commons/web-kit/dates.ts';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { contentAddress } from '../../components/content/contentKinds';
import { MemberText } from '../../components/content/MemberText';
import { Section } from '../../components/Section';
import type { CaseApprovalDto, CaseDto } from '../../api/generated';
import { useCounted } from '../../i18n/i18nProvider';
import { daysSince } from '../../lib/durations';
import { changedLines } from './changedLines';
import { caseAddress } from './caseAddress';
import { dayInWords } from './caseWords';
import { useNow } from '../../components/useNow';

/** What an internship must be to be approved. */
const CHECKLIST = ['person', 'fee', 'trial'] as const;

interface ApprovalPartProps {
  shown: CaseDto;
  approval: CaseApprovalDto;
}

/** What stands beside an internship that asks to be approved: the checklist, its page, what changed, and refusals before. */
export function ApprovalPart({ shown, approval }: ApprovalPartProps) {
  const translate = useTranslate();
  const { page, before, refusals } = approval;
  return (
    <>
      <Section title={translate('review.approval.checklist.title')}>
        <PlainList sx={{ display: 'grid', gap: 2 }}>
          {CHECKLIST.map((item) => (
            <Box key={item} component="li" sx={{ display: 'flex', gap: 2, typography: 'body2' }}>
              <CircleCheck size={18} aria-hidden style={{ flex: 'none', marginTop: 1 }} />
              {translate(`review.approval.checklist.${item}`)}
            </Box>
          ))}
        </PlainList>
      </Section>
      <Section title={translate('review.approval.page')}>
        {page ? <PageLine page={page} /> : <Quiet>{translate('review.approval.no_page')}</Quiet>}
      </Section>
      {before && (
        <Section
          title={translate('review.approval.changes')}
          subtitle={translate('review.approval.approved', { time: indiaDateTime(before.at) })}
        >
          <Changes before={before} now={shown.content} />
        </Section>
      )}
      <Section title={translate('review.approval.refusals')}>
        {refusals.length === 0 ? (
          <Quiet>{translate('review.approval.no_refusals')}</Quiet>
        ) : (
          <PlainList sx={{ display: 'grid', gap: 3 }}>
            {refusals.map((refusal) => (
              <li key={refusal.id}>
                <Link
                  component={RouterLink}
                  to={caseAddress({ list: 'decided', page: 1, caseId: refusal.id })}
                  sx={{ display: 'block', py: 1, typography: 'body2', overflowWrap: 'anywhere' }}
                >
                  <bdi>{refusal.title}</bdi> · {dayInWords(refusal.at)}
                </Link>
                <MemberText background="surface">{refusal.reason}</MemberText>
              </li>
            ))}
          </PlainList>
        )}
      </Section>
    </>
  );
}

/** The page with its age. */
function PageLine({ page }: { page: NonNullable<CaseApprovalDto['page']> }) {
  const translate = useTranslate();
  const counted = useCounted();
  const now = useNow();
  const address = contentAddress('page', page.id, false);
  return (
    <Box sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
      {address === null ? (
        <bdi>{page.title}</bdi>
      ) : (
        <Link component={RouterLink} to={address} sx={{ display: 'inline-block', py: 1 }}>
          <bdi>{page.title}</bdi>
        </Link>
      )}
      <Box sx={{ color: 'campus.ink2' }}>
        {translate('review.approval.page_since', {
          day: dayInWords(page.createdAt),
          age: counted('review.approval.days', daysSince(page.createdAt, now)),
        })}
      </Box>
    </Box>
  );
}

interface ChangesProps {
  before: NonNullable<CaseApprovalDto['before']>;
  now: CaseDto['content'];
}

/** The lines that were taken out, and those that are new. */
function Changes({ before, now }: ChangesProps) {
  const translate = useTranslate();
  const { gone, added } = changedLines(
    [before.title, before.text].join('\n'),
    [now.title ?? '', now.text].join('\n'),
  );
  if (gone.length + added.length === 0) return <Quiet>{translate('review.approval.unchanged')}</Quiet>;
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Lines title={translate('review.approval.gone')} tag="del" lines={gone} />
      <Lines title={translate('review.approval.added')} tag="ins" lines={added} />
    </Box>
  );
}

function Lines({ title, tag, lines }: { title: string; tag: 'del' | 'ins'; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div>
      <Box sx={{ typography: 'caption', color: 'campus.ink2', mb: 1 }}>{title}</Box>
      {lines.map((line, index) => (
        <Box
          key={index}
          component={tag}
          dir="auto"
          sx={{
            display: 'block',
            typography: 'body2',
            overflowWrap: 'anywhere',
            textDecoration: tag === 'del' ? 'line-through' : 'none',
            borderInlineStart: '3px solid',
            borderColor: tag === 'del' ? 'campus.danger.text' : 'campus.teal.text',
            pl: 2,
            mb: 1,
          }}
        >
          {line}
        </Box>
      ))}
    </div>
  );
}

function Quiet({ children }: { children: ReactNode }) {
  return <Box sx={{ typography: 'body2', color: 'campus.ink2' }}>{children}</Box>;
}
