import { indiaDateTime } from '@campus-commons/web-kit/dates.ts';
import { formatCount } from '@campus-commons/web-kit/digits.ts';
import { useTranslate } from 'react-admin';
import { Facts, type Fact } from '../components/Facts';
import { Fold } from '../components/Fold';
import { useCounted } from '../i18n/i18nProvider';
import type { DeliveryDto } from '../api/generated';

/** Mails, pushes and live updates; open at first when the mail server does not take mails. */
export function DeliveryFold({ delivery: { mails, pushes, streams } }: { delivery: DeliveryDto }) {
  const translate = useTranslate();
  const counted = useCounted();
  const isFault = mails.retried > 0;
  const figure = (key: string, count: number) =>
    count > 0 ? [counted(`settings.delivery.${key}`, count)] : [];
  const mailFacts: Fact[] = [
    {
      label: translate('settings.delivery.mails_waiting'),
      value: [
        formatCount(mails.waiting),
        ...figure('retried', mails.retried),
        ...(mails.oldestAt === null
          ? []
          : [translate('settings.delivery.oldest', { time: indiaDateTime(mails.oldestAt) })]),
      ].join(' · '),
    },
    {
      label: translate('settings.delivery.mails_ended'),
      value: [
        counted('settings.delivery.handed_over', mails.handedOver),
        ...figure('refused', mails.refused),
        ...figure('given_up', mails.givenUp),
        ...figure('unclear', mails.unclear),
      ].join(' · '),
    },
  ];
  const pushFacts: Fact[] = pushes.isOn
    ? [
        {
          label: translate('settings.delivery.devices'),
          value: [formatCount(pushes.devices), ...figure('failing_devices', pushes.failingDevices)].join(
            ', ',
          ),
        },
        { label: translate('settings.delivery.pushes_waiting'), value: formatCount(pushes.waiting) },
        {
          label: translate('settings.delivery.pushes_ended'),
          value: [
            counted('settings.delivery.sent', pushes.sent),
            ...figure('dropped', pushes.dropped),
            ...figure('gone', pushes.gone),
          ].join(' · '),
        },
      ]
    : [{ label: translate('settings.delivery.devices'), value: translate('settings.delivery.off') }];
  return (
    <Fold
      title={translate('settings.delivery.title')}
      summary={
        isFault
          ? counted('settings.delivery.not_taken', mails.retried)
          : [
              counted('settings.delivery.some_mails', mails.waiting),
              ...(pushes.isOn ? [counted('settings.delivery.some_devices', pushes.devices)] : []),
              counted('settings.delivery.some_streams', streams.open),
            ].join(' · ')
      }
      isFault={isFault}
      startsOpen={isFault}
    >
      <Facts
        facts={[
          ...mailFacts,
          ...pushFacts,
          {
            label: translate('settings.delivery.streams'),
            value: translate('settings.delivery.streams_of', {
              open: formatCount(streams.open),
              most: formatCount(streams.most),
            }),
          },
        ]}
      />
    </Fold>
  );
}
