import { safetyTexts } from '../../texts/safety';
import { RelationList } from '../safety/exports/RelationList';
import { SettingsCard } from './SettingsCard';

/** The people whom the member muted or blocked. */
export function SafetyCard() {
  return (
    <SettingsCard id="safety" title={safetyTexts.title} lead={safetyTexts.lead}>
      <RelationList />
    </SettingsCard>
  );
}
