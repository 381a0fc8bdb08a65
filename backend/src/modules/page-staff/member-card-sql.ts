/** SQL of a member's card as JSON, with the fields of `MemberCardRow`; null for nobody, and for a deleted account. */
export const memberCardOf = (id: string) => `(
         SELECT jsonb_build_object('memberId', m.id::text, 'memberName', m.name, 'memberAvatar', m.avatar_path, 'memberTitle', m.title)
           FROM member m WHERE m.id = ${id} AND m.deleted_at IS NULL)`;
