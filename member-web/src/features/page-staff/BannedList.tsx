import { VisuallyHidden, PlainList } from '@campus-commons/web-kit/accessible.tsx';
import { ownDate } from '@campus-commons/web-kit/dates.ts';
import { errorText } from '@campus-commons/web-kit/errorText.ts';
import { BusyButton } from '../../components/BusyButton';
import { showFailureToast } from '../../components/toasts/toasts';
import { nameOf } from '../../lib/text/members';
import { pageStaffTexts as texts } from '../../texts/pageStaff';
import type { PageBanDto } from '../../api/generated';
import { usePageBansGetBansQuery, usePageBansSetBanMutation } from './exports/pageStaffApi';
import { GrowingPart } from './GrowingPart';
import { PersonRow } from './PersonRow';

/** Who is banned from a page, why and by whom. */
export function BannedList({ pageId }: { pageId: string }) {
  const useBans = (page: number) => {
    const { currentData, ...query } = usePageBansGetBansQuery({ getBansDto: { id: pageId, page } });
    return { ...query, entries: currentData?.data.bans, pagination: currentData?.data.pagination };
  };
  return (
    <GrowingPart
      title={texts.banned}
      lead={texts.bannedLead}
      none={texts.nobodyBanned}
      failed={texts.bansFailed}
      usePage={useBans}
    >
      {(bans) => (
        <PlainList>
          {bans.map((ban) => (
            <BannedRow key={ban.User.id} pageId={pageId} ban={ban} />
          ))}
        </PlainList>
      )}
    </GrowingPart>
  );
}

function BannedRow({ pageId, ban: { User, since, reason, By } }: { pageId: string; ban: PageBanDto }) {
  const [setBan, { isLoading }] = usePageBansSetBanMutation();
  const lift = async () => {
    const { error } = await setBan({ setBanDto: { id: pageId, memberId: User.id, banned: false } });
    if (error) showFailureToast(error, texts.changeFailed(errorText(error)));
  };
  return (
    <PersonRow
      member={User}
      caption={texts.bannedBy(ownDate(since), By ? nameOf(By) : undefined)}
      words={reason}
      action={
        <BusyButton
          variant="outlined"
          size="small"
          loading={isLoading}
          onClick={() => void lift()}
          sx={{ flex: 'none' }}
        >
          {texts.lift}
          <VisuallyHidden>{` ${nameOf(User)}`}</VisuallyHidden>
        </BusyButton>
      }
    />
  );
}
