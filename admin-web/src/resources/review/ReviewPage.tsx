import { Button } from '@campus-commons/web-kit/Button.tsx';
import { VisuallyHidden } from '@campus-commons/web-kit/accessible.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ArrowLeft, Gavel, Keyboard, Scale } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { Link as RouterLink, useNavigate, useSearchParams } from 'react-router-dom';
import { focusHeading } from '../../components/content/useFocusOnNextEntry';
import { Choice } from '../../components/Choice';
import { ConsoleListBase, useListFilters, type Listing } from '../../components/list/ConsoleListBase';
import { ListFooter } from '../../components/list/ListFooter';
import { ListPanel } from '../../components/list/ListPanel';
import { Notice } from '../../components/Notice';
import { PageTitle } from '../../components/PageTitle';
import { hasReviewKeys, useReviewKeys } from '../../components/reviewKeys';
import type { CaseEntryDto } from '../../api/generated';
import { caseAddress, caseIdOf, listOf } from './caseAddress';
import { CaseList } from './CaseList';
import { KeysHelp } from './KeysHelp';
import { OpenCase } from './OpenCase';
import { useDeciding } from './useDeciding';

const listing: Listing = {
  filters: ['list'],
  toFilter: ({ list }) => ({ list: listOf(list) }),
};

const ROW_HEIGHT_PIXELS = 65;

/** /admin/review: the cases that wait or are decided, and the open one of them beside the list. */
export function ReviewPage() {
  return (
    <ConsoleListBase resource="review" listing={listing}>
      <Review />
    </ConsoleListBase>
  );
}

function Review() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { data: cases = [], page, total } = useListContext<CaseEntryDto>();
  const list = listOf(useListFilters().filterValues.list);
  const caseId = caseIdOf(useSearchParams()[0]);
  // A case that the address opens leaves the focus where a new page has it.
  const [isAsked, setAsked] = useState(false);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const place = { list, page };
  const index = cases.findIndex(({ id }) => id === caseId);

  const open = (entry: Pick<CaseEntryDto, 'id'> | undefined, at = place) => {
    setAsked(true);
    void navigate(caseAddress({ ...at, caseId: entry?.id }), { replace: caseId !== undefined });
  };
  const deciding = useDeciding((entry) =>
    open(entry, { list: 'waiting', page: list === 'waiting' ? page : 1 }),
  );
  const next = following(cases, index, deciding.isHandled);

  const step = (by: number) => {
    const entry = index < 0 ? cases[0] : cases[index + by];
    if (entry) open(entry);
  };
  useReviewKeys({
    j: () => step(1),
    k: () => step(-1),
    '?': () => setHelpOpen(true),
  });
  useFocusOnRow(caseId, isAsked && total === 0);

  return (
    <>
      <PageTitle>{translate('resources.review.name')}</PageTitle>
      <Head list={list} isCaseOpen={caseId !== undefined} onHelp={() => setHelpOpen(true)} />
      <Notice />
      <Box
        sx={{
          flex: 1,
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'clamp(300px, 34%, 380px) minmax(0, 1fr)' },
          alignItems: 'start',
          columnGap: 5,
        }}
      >
        <Box
          sx={{
            minWidth: 0,
            display: { xs: caseId === undefined ? 'block' : 'none', md: 'block' },
            // Nothing can be opened beside an empty list.
            gridColumn: total === 0 && caseId === undefined ? '1 / -1' : undefined,
          }}
        >
          <ListPanel
            empty={{
              icon: list === 'waiting' ? Scale : Gavel,
              title: translate(`resources.review.list.${list === 'waiting' ? 'empty' : 'none_decided'}`),
              text: translate(
                `resources.review.list.${list === 'waiting' ? 'empty_text' : 'none_decided_text'}`,
              ),
            }}
            rowHeight={ROW_HEIGHT_PIXELS}
          >
            <CaseList {...place} cases={cases} openId={caseId} onOpen={() => setAsked(true)} />
          </ListPanel>
          <ListFooter isColumn />
        </Box>
        <Box sx={{ minWidth: 0, display: { xs: caseId === undefined ? 'none' : 'block', md: 'block' } }}>
          {caseId !== undefined && (
            <Button
              component={RouterLink}
              to={caseAddress(place)}
              startIcon={<ArrowLeft size={18} strokeWidth={1.9} aria-hidden />}
              sx={{ display: { md: 'none' }, mb: 2, ml: -3, color: 'campus.ink2' }}
            >
              {translate('review.back')}
            </Button>
          )}
          <OpenCase
            key={caseId}
            id={caseId}
            next={list === 'waiting' ? next : undefined}
            takesFocus={isAsked}
            hasCases={cases.length > 0}
            deciding={deciding}
          />
        </Box>
      </Box>
      {isHelpOpen && <KeysHelp onClose={() => setHelpOpen(false)} />}
    </>
  );
}

interface HeadProps {
  list: 'waiting' | 'decided';
  /** On phones, the case then has the page for itself. */
  isCaseOpen: boolean;
  onHelp: () => void;
}

function Head({ list, isCaseOpen, onHelp }: HeadProps) {
  const translate = useTranslate();
  const lists = ['waiting', 'decided'] as const;
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('md'), { noSsr: true });
  const title = translate('resources.review.name');
  if (isNarrow && isCaseOpen) return <VisuallyHidden as="h1">{title}</VisuallyHidden>;
  return (
    <>
      <Typography variant="h1" sx={{ mb: 4 }}>
        {title}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 3, mb: 4 }}>
        <Choice
          name={translate('review.lists')}
          choices={lists.map((each) => ({
            label: translate(`review.${each}`),
            to: caseAddress({ list: each, page: 1 }),
            isHere: each === list,
          }))}
        />
        {hasReviewKeys() && (
          <Button
            onClick={onHelp}
            startIcon={<Keyboard size={18} strokeWidth={1.9} aria-hidden />}
            sx={{
              color: 'campus.ink2',
              display: { xs: 'none', md: 'inline-flex' },
            }}
          >
            {translate('review.keys')}
          </Button>
        )}
      </Box>
    </>
  );
}

/**
 * The case that takes the place of one that is decided: below it, then above it; rather not one that somebody else has open, or
 * that waits for somebody else to agree.
 */
function following(
  cases: CaseEntryDto[],
  index: number,
  isHandled: (entry: CaseEntryDto) => boolean,
): CaseEntryDto | undefined {
  const around = index < 0 ? cases : [...cases.slice(index + 1), ...cases.slice(0, index)];
  const others = around.filter((entry) => !isHandled(entry));
  const open = others.filter(({ proposal }) => proposal?.isOwn !== true);
  return open.find(({ openBy }) => openBy === null) ?? open[0] ?? others[0];
}

/** Without an open case, the focus is at the one that was open in the list, and at the heading when nothing is left. */
function useFocusOnRow(caseId: string | undefined, isEmptied: boolean): void {
  const before = useRef(caseId);
  useEffect(() => {
    if (caseId === undefined && before.current !== undefined)
      document.querySelector<HTMLElement>(`[data-case="${before.current}"]`)?.focus();
    before.current = caseId;
  }, [caseId]);
  useEffect(() => {
    if (isEmptied && document.activeElement === document.body) focusHeading();
    // The empty list may arrive before the decided case is closed, or after.
  }, [caseId, isEmptied]);
}
