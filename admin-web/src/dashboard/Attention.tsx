import { PlainList } from '@campus-commons/web-kit/accessible.tsx';
import {
  BriefcaseBusiness,
  Check,
  ChevronRight,
  CircleAlert,
  KeyRound,
  MailQuestionMark,
  Scale,
  ShieldAlert,
  UserX,
  Wrench,
  type LucideIcon,
} from 'lucide-react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate, type UseGetOneHookValue } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { FailureAlert } from '../components/FailureAlert';
import { FullWidth, Section } from '../components/Section';
import type { AttentionDto } from '../api/generated';
import type { Single } from '../providers/records';
import { useAttentionItems, type AttentionItem, type AttentionName } from './useAttentionItems';

/** The section with what needs an administrator's attention today. */
export function Attention({ data, error, isFetching, refetch }: UseGetOneHookValue<Single<AttentionDto>>) {
  const translate = useTranslate();
  return (
    <Section title={translate('home.attention.title')}>
      {error && !isFetching ? (
        <FailureAlert onTryAgain={() => void refetch()}>{translate('home.attention.failed')}</FailureAlert>
      ) : data ? (
        <AttentionList record={data} />
      ) : (
        <Box aria-busy>
          <Skeleton variant="rounded" height={56} />
        </Box>
      )}
    </Section>
  );
}

const icons: Record<AttentionName, LucideIcon> = {
  maintenance: Wrench,
  failing_jobs: CircleAlert,
  late_review: Scale,
  review: Scale,
  late_grievances: MailQuestionMark,
  grievances: MailQuestionMark,
  officer: MailQuestionMark,
  internships: BriefcaseBusiness,
  suspended: UserX,
  failed_sign_ins: KeyRound,
  refused_sign_ins: ShieldAlert,
};

/** One row for each number above zero, which links to its list for who may see it. */
function AttentionList({ record }: { record: AttentionDto }) {
  const translate = useTranslate();
  const items = useAttentionItems(record);
  if (items.length === 0) {
    return (
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: { lg: 'center' },
          // Beside the newest members, whose card is taller.
          flexDirection: { lg: 'column' },
          height: { lg: '100%' },
          pb: { lg: 8 },
          gap: 3,
          minHeight: 56,
        }}
      >
        <Mark icon={Check} tone="leaf" />
        <Box sx={{ typography: 'compact', color: 'campus.ink2' }}>{translate('home.attention.nothing')}</Box>
      </Box>
    );
  }
  return (
    <FullWidth>
      <PlainList>
        {items.map((item) => (
          <Row key={item.name} {...item} />
        ))}
      </PlainList>
    </FullWidth>
  );
}

function Row({ name, label, value, to, isFault }: AttentionItem) {
  return (
    <Box component="li" sx={{ borderTop: '1px solid', borderColor: 'campus.hairline' }}>
      <Box
        {...(to !== undefined && { component: RouterLink, to })}
        sx={{
          textDecoration: 'none',
          display: 'flex',
          alignItems: 'center',
          gap: 3,
          minHeight: 64,
          px: { xs: 4, md: 5 },
          py: 2,
          color: 'campus.ink',
          fontWeight: 400,
          '&:is(a):hover': { bgcolor: 'campus.teal.tint' },
          '&:focus-visible': { outlineOffset: '-2px' },
        }}
      >
        <Mark icon={icons[name]} tone={isFault ? 'danger' : 'marigold'} />
        <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Box component="span" sx={{ display: 'block', typography: 'compact', fontWeight: 620 }}>
            {label}
          </Box>{' '}
          <Box component="span" sx={{ display: 'block', typography: 'body2', color: 'campus.ink2' }}>
            {value}
          </Box>
        </Box>
        {to !== undefined && (
          <Box component={ChevronRight} aria-hidden size={18} sx={{ flex: 'none', color: 'campus.ink3' }} />
        )}
      </Box>
    </Box>
  );
}

/** An icon in a small arch. */
function Mark({ icon: Icon, tone }: { icon: LucideIcon; tone: 'danger' | 'marigold' | 'leaf' }) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        flex: 'none',
        display: 'grid',
        placeItems: 'center',
        width: 36,
        height: 40,
        pt: 1,
        borderRadius: '18px 18px 8px 8px',
        color: `campus.${tone}.text`,
        bgcolor: `campus.${tone}.tint`,
      }}
    >
      <Icon size={18} strokeWidth={1.9} />
    </Box>
  );
}
