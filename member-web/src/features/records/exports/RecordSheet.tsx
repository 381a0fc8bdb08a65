import { lazyChunk } from '@campus-commons/web-kit/lazyChunk.ts';
import { runtimeConfig } from '@campus-commons/web-kit/runtimeConfig.ts';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Suspense, type ReactNode } from 'react';
import { recordPaths } from '../../../lib/address/recordPaths';
import { publicRecordTexts as texts } from '../../../texts/publicRecord';
import type { SignedRecord } from '../verify/signedRecord';

const QrCode = lazyChunk(() => import('@campus-commons/web-kit/QrCode.tsx'), 'QrCode');
/** On paper each square of the longest code is still half a millimetre wide. */
const QR_WIDTH = '16rem';

/** A day without a time zone, as the member site writes it. */
const DAY = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });
const isDay = (day: string) => !Number.isNaN(Date.parse(day));
const dayOf = (day: string) => (isDay(day) ? DAY.format(new Date(day)) : day);
const daysOf = (from: string, to: string) =>
  isDay(from) && isDay(to) ? DAY.formatRange(new Date(from), new Date(to)) : `${from} – ${to}`;

interface RecordSheetProps {
  record: SignedRecord;
  /** What only the API knows. */
  known?: { kind: keyof typeof texts.kinds; done: string; issuer: string };
  /** The signed code, which its QR code carries. */
  code: string;
  /** Whether the signature is genuine, and how the record stands. */
  children: ReactNode;
}

/** A record as it is read on a screen and printed: one sheet, with a code that anybody can check. */
export function RecordSheet({ record, known, code, children }: RecordSheetProps) {
  const { serial, holder, role, page, from, to, hours, issued } = record;
  const done = known?.done ?? record.done;
  const { brandName, memberOrigin } = runtimeConfig();
  return (
    <Card component="article" sx={{ p: { xs: 5, sm: 9 }, '@media print': { border: 0, p: 1 } }}>
      <Typography variant="overline" component="p" sx={{ color: 'text.secondary' }}>
        {brandName} · {known ? texts.kinds[known.kind] : texts.record}
      </Typography>
      <Words variant="h1" component="h1" sx={{ mt: 2 }}>
        {holder}
      </Words>
      <Small>{texts.worked}</Small>
      <Words variant="h2" component="p">
        {role}
      </Words>
      <Small>{texts.forPage}</Small>
      <Words variant="h2" component="p">
        {page}
      </Words>
      <Box sx={{ mt: 6 }}>{children}</Box>
      {done !== null && (
        <Box sx={{ mt: 6 }}>
          <Name>{texts.done}</Name>
          <Words sx={{ whiteSpace: 'pre-line' }}>{done}</Words>
        </Box>
      )}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
          gap: 6,
          mt: 6,
          pt: 6,
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        <Box component="dl" sx={{ display: 'grid', alignContent: 'start', gap: 4, m: 0 }}>
          <Fact name={texts.dates}>{daysOf(from, to)}</Fact>
          {hours !== null && <Fact name={texts.hours}>{texts.hoursCount(hours)}</Fact>}
          {known && (
            <Fact name={texts.issuer}>
              <bdi>{known.issuer}</bdi>
            </Fact>
          )}
          <Fact name={texts.issued}>{dayOf(issued)}</Fact>
          <Fact name={texts.serial}>
            <span translate="no">{serial}</span>
          </Fact>
        </Box>
        {code !== '' && (
          <div>
            <Suspense fallback={<Box sx={{ width: `min(100%, ${QR_WIDTH})`, aspectRatio: '1' }} />}>
              <QrCode
                text={`${memberOrigin}${recordPaths.publicRecord(serial, code)}`}
                label={texts.qrCode}
                width={QR_WIDTH}
              />
            </Suspense>
            <Typography variant="caption" component="p" sx={{ mt: 2, color: 'text.secondary' }}>
              {texts.scan}
            </Typography>
          </div>
        )}
      </Box>
    </Card>
  );
}

/** Words of members, which may be long and in any script. */
function Words({ sx, ...props }: React.ComponentProps<typeof Typography> & { component?: string }) {
  return <Typography dir="auto" {...props} sx={[{ overflowWrap: 'anywhere' }, sx as object]} />;
}

const Small = ({ children }: { children: string }) => (
  <Typography sx={{ mt: 3, color: 'text.secondary' }}>{children}</Typography>
);

const Name = ({ children }: { children: string }) => (
  <Box component="h2" sx={{ m: 0, mb: 1, typography: 'subtitle2', color: 'text.secondary' }}>
    {children}
  </Box>
);

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <Box component="dt" sx={{ typography: 'subtitle2', color: 'text.secondary' }}>
        {name}
      </Box>
      <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </div>
  );
}
