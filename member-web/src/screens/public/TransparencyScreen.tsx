import { Button } from '@campus-commons/web-kit/Button.tsx';
import { errorText } from '@campus-commons/web-kit/errorText.ts';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import { TryAgain } from '../../components/BusyButton';
import { PublicHead } from '../../components/PublicHead';
import { generatedTransparencyApi } from '../../features/transparency/generated';
import { MonthChoice } from '../../features/transparency/MonthChoice';
import { Numbers } from '../../features/transparency/Numbers';
import { publicContentWidth } from '../../lib/layout/publicContentWidth';
import { transparencyTexts as texts } from '../../texts/transparency';

const { useTransparencyGetTransparencyQuery } = generatedTransparencyApi;

/** What was reported, decided and answered in a month, for everybody. `?month=` has the month. */
export function TransparencyScreen() {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('month');
  const body = asked === null ? {} : { month: asked };
  const { currentData, data, error, isFetching, refetch } = useTransparencyGetTransparencyQuery({
    getTransparencyDto: body,
  });
  const numbers = currentData?.data;
  const hasNone = numbers?.month === null;
  return (
    <Box sx={{ ...publicContentWidth, pt: { xs: 6, md: 14 }, pb: { xs: 24, md: 32 } }}>
      <PublicHead title={texts.title} description={texts.description} />
      <Typography variant="hero" component="h1" sx={{ fontSize: 'clamp(2.125rem, 1.4rem + 3vw, 4rem)' }}>
        {texts.heading}
      </Typography>
      <Typography variant="heroText" sx={{ mt: 4, maxWidth: 680, color: 'text.secondary' }}>
        {texts.intro}
      </Typography>
      {error !== undefined ? (
        <Stack aria-busy={isFetching} sx={{ alignItems: 'flex-start', gap: 3, mt: 8 }}>
          <Box role="alert">{`${texts.failed} ${errorText(error)}`}</Box>
          {asked === null ? (
            <TryAgain isBusy={isFetching} onRetry={() => void refetch()} />
          ) : (
            <Button variant="outlined" onClick={() => setQuery({})}>
              {texts.newest}
            </Button>
          )}
        </Stack>
      ) : (
        <>
          <MonthChoice
            months={data?.data.months}
            month={asked ?? numbers?.month ?? ''}
            onChoose={(month) => setQuery({ month })}
          />
          <Typography variant="compact" component="p" sx={{ mt: 4, maxWidth: 680, color: 'text.secondary' }}>
            {texts.fewerWhy}
          </Typography>
          {/* Before the first month is over the names stand there alone, so that nothing moves. */}
          <Numbers data={numbers} hasNone={hasNone} />
        </>
      )}
    </Box>
  );
}
