import { formatCount } from '@campus-commons/web-kit/digits.ts';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { transparencyTexts as texts } from '../../texts/transparency';
import type { TransparencyCountDto, TransparencyDto } from './generated';

type Topic = keyof typeof texts.topics;
const TOPICS = Object.keys(texts.topics) as Topic[];

interface NumbersProps {
  data: TransparencyDto | undefined;
  /** Whether there is no month yet: no number is shown, not even 0. */
  hasNone: boolean;
}

/** The numbers of a month, topic by topic; while they load, their names and the room of each number. */
export function Numbers({ data, hasNone }: NumbersProps) {
  return (
    <Box
      sx={{
        mt: { xs: 8, md: 10 },
        // Two columns of unlike length, each from top to bottom.
        columns: { md: 2 },
        columnGap: { md: 14 },
        '& > section': { breakInside: 'avoid', pb: 10 },
      }}
    >
      {TOPICS.map((topic) => (
        <TopicNumbers key={topic} topic={topic} counts={data?.[topic]} hasNone={hasNone} />
      ))}
    </Box>
  );
}

interface TopicNumbersProps {
  topic: Topic;
  counts: TransparencyCountDto[] | undefined;
  hasNone: boolean;
}

function TopicNumbers({ topic, counts, hasNone }: TopicNumbersProps) {
  const { title, lead, names } = texts.topics[topic];
  const rows: { name: string; count?: number | null }[] =
    counts ?? Object.keys(names).map((name) => ({ name }));
  return (
    <section aria-labelledby={topic} aria-busy={counts === undefined}>
      <Typography variant="h2" id={topic}>
        {title}
      </Typography>
      <Typography sx={{ mt: 2, color: 'text.secondary' }}>{lead}</Typography>
      <Box component="dl" sx={{ m: 0, mt: 3 }}>
        {rows.map(({ name, count }) => (
          <Box
            key={name}
            sx={{
              display: 'flex',
              gap: 4,
              alignItems: 'baseline',
              justifyContent: 'space-between',
              py: 2.5,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Box component="dt" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {names[name] ?? name}
            </Box>
            <Box
              component="dd"
              sx={{
                m: 0,
                flexShrink: 0,
                fontVariantNumeric: 'tabular-nums',
                ...(count ? { fontWeight: 600 } : { color: 'text.secondary' }),
              }}
            >
              {hasNone ? (
                '–'
              ) : count === undefined ? (
                <Skeleton width={24} />
              ) : count === null ? (
                texts.fewer
              ) : (
                formatCount(count)
              )}
            </Box>
          </Box>
        ))}
      </Box>
    </section>
  );
}
