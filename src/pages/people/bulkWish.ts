import type { BulkKind } from '../../contract/bulkWords.ts'
import { peopleFields, type PeopleFilter } from '../../contract/peopleFilter.ts'

interface Asked {
  readonly conferenceId: number
  readonly filter: PeopleFilter
  readonly chosen: readonly number[]
  readonly kind: BulkKind
  readonly texts: Readonly<Record<string, string>>
}

/** Request to the server, before and after the preview. */
export const bulkWish = ({ conferenceId, filter, chosen, kind, texts }: Asked) => ({
  conference_id: conferenceId,
  ...peopleFields(filter),
  ...(chosen.length === 0 ? {} : { ids: chosen.join(',') }),
  kind,
  tag: texts['tag'] ?? '',
  type: Number(texts['type'] ?? 0),
  reason: texts['reason'] ?? '',
})
