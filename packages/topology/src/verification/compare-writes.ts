import { toggleKey, type Creation, type Toggle } from '../traffic/ledger.ts';

/** The rows in the database at the end of a run. */
export interface Found {
  /** Members, posts and comments with the unique key in their text. Rows without a key do not belong to this run. */
  readonly creations: readonly {
    readonly kind: Creation['kind'];
    readonly key: string;
    readonly id: string;
    readonly pictures: number;
  }[];
  readonly toggles: readonly Pick<Toggle, 'kind' | 'memberId' | 'targetId'>[];
}

export interface Comparison {
  /** Acknowledged writes that are missing or different: a line each. */
  readonly lost: readonly string[];
  /** Written twice by requests with the same idempotency key. */
  readonly duplicated: readonly string[];
  /** Attempts without a clear answer, and how many of them were written. */
  readonly unclear: number;
  readonly unclearWritten: number;
}

/** Compares the acknowledged writes with the rows in the database. */
export function compareWrites(
  promised: { readonly creations: readonly Creation[]; readonly toggles: readonly Toggle[] },
  found: Found,
): Comparison {
  const rows = new Map<string, Found['creations'][number][]>();
  for (const row of found.creations) rows.set(row.key, [...(rows.get(row.key) ?? []), row]);
  const pairs = new Set(
    found.toggles.map(({ kind, memberId, targetId }) => toggleKey(kind, memberId, targetId)),
  );
  const isThere = ({ key, id, pictures }: Creation) =>
    (rows.get(key) ?? []).some((row) => (id === undefined || row.id === id) && row.pictures === pictures);
  const isOn = ({ kind, memberId, targetId }: Toggle) => pairs.has(toggleKey(kind, memberId, targetId));

  const { creations, toggles } = promised;
  const unclear = creations.filter(({ acknowledged }) => !acknowledged);
  const unclearToggles = toggles.filter(({ state }) => state === 'either');
  return {
    lost: [
      ...creations
        .filter((creation) => creation.acknowledged && !isThere(creation))
        .map(({ kind, key, id }) => `${kind} ${id ?? ''} (${key})`),
      ...toggles
        .filter((toggle) => toggle.state !== 'either' && toggle.state !== isOn(toggle))
        .map(
          ({ kind, memberId, targetId, state }) =>
            `${kind} of ${targetId} by ${memberId}, ${state ? 'given' : 'taken back'}`,
        ),
    ],
    duplicated: [...rows]
      .filter(([, twins]) => twins.length > 1)
      .map(([key, [row]]) => `${row?.kind} (${key})`),
    unclear: unclear.length + unclearToggles.length,
    unclearWritten: unclear.filter(({ key }) => rows.has(key)).length + unclearToggles.filter(isOn).length,
  };
}
