import { commonTexts } from '../../texts/common';

/** The name to show for the member who wrote or liked something. */
export function nameOf(member: { name?: string | null } | null | undefined): string {
  return member?.name?.trim() || commonTexts.anonymous;
}
