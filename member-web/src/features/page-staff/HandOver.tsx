import { PlainList, VisuallyHidden } from '@campus-commons/web-kit/accessible.tsx';
import { Button } from '@campus-commons/web-kit/Button.tsx';
import { ownDate } from '@campus-commons/web-kit/dates.ts';
import { errorText, fieldErrors } from '@campus-commons/web-kit/errorText.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { MemberCardDto, PageRolesDto } from '../../api/generated';
import { showAlert } from '../../components/alerts/alerts';
import { BusyButton } from '../../components/BusyButton';
import { nameOf } from '../../lib/text/members';
import { fieldTexts, validationTexts } from '../../texts/fields';
import { pageTransferTexts as texts } from '../../texts/pageTransfer';
import { FindFollower } from './FindFollower';
import { usePageTransfersOfferTransferMutation } from './pageTransferApi';
import { PersonRow } from './PersonRow';

interface HandOverProps {
  pageId: string;
  roles: PageRolesDto;
}

/** The owner asks a follower to take over the page, sees until when they can accept, and withdraws that. */
export function HandOver({ pageId, roles: { owner, transfer } }: HandOverProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  const [offer, { isLoading, error }] = usePageTransfersOfferTransferMutation();
  const ask = (member: MemberCardDto) => {
    showAlert({
      type: 'input',
      title: texts.offerQuestion(nameOf(member)),
      message: texts.offerText,
      label: fieldTexts.password,
      isPassword: true,
      confirm: texts.offer,
      check: (password) => (password === '' ? validationTexts.passwordRequired : undefined),
      submit: async (password) => {
        const answer = await offer({ offerTransferDto: { id: pageId, toId: member.id, password } });
        return answer.error && (fieldErrors(answer.error).password ?? errorText(answer.error));
      },
      onClosed: (isAnswered) => {
        if (isAnswered) setIsChoosing(false);
      },
    });
  };
  return (
    <Box component="section" aria-labelledby="hand-over" sx={{ display: 'grid', gap: 2 }}>
      <div>
        <Typography variant="h3" component="h2" id="hand-over">
          {texts.handOver}
        </Typography>
        <Typography variant="compact" sx={{ mt: 1, color: 'text.secondary', textWrap: 'pretty' }}>
          {transfer ? texts.waitingLead : texts.handOverLead}
        </Typography>
      </div>
      {transfer ? (
        <>
          {error !== undefined && <Alert severity="error">{texts.failed(errorText(error))}</Alert>}
          <PlainList aria-label={texts.handOver}>
            <PersonRow
              member={transfer.User}
              caption={texts.until(ownDate(transfer.until))}
              action={
                <BusyButton
                  variant="outlined"
                  size="small"
                  loading={isLoading}
                  onClick={() => void offer({ offerTransferDto: { id: pageId, toId: null } })}
                  sx={{ flex: 'none' }}
                >
                  {texts.withdraw}
                </BusyButton>
              }
            />
          </PlainList>
        </>
      ) : isChoosing ? (
        <FindFollower
          titleId="hand-over"
          exceptIds={[owner.id]}
          refusal={undefined}
          actionFor={(member) => (
            <Button variant="outlined" size="small" onClick={() => ask(member)} sx={{ flex: 'none' }}>
              {texts.ask}
              <VisuallyHidden>{`: ${nameOf(member)}`}</VisuallyHidden>
            </Button>
          )}
        />
      ) : (
        <Button variant="outlined" onClick={() => setIsChoosing(true)} sx={{ justifySelf: 'start' }}>
          {texts.choose}
        </Button>
      )}
    </Box>
  );
}
