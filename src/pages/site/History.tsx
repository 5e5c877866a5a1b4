import { MemberList } from '../../components/account/Member/MemberList.tsx'
import { EmptyState } from '../../components/kit/EmptyState.tsx'
import { VersionRow } from '../../components/site/SiteParts/VersionRow.tsx'
import type { usePartHistory } from './usePartHistory.ts'

interface Props {
  list: ReturnType<typeof usePartHistory>
  /** The version that holds. */
  current: number
  onOpen: (no: number) => void
}

export const History = ({ list: { onRefresh: _refresh, ...list }, current, onOpen }: Props) => (
  <MemberList {...list} height="3.5rem" count="parts.versions" empty={<EmptyState />}>
    {(card) => <VersionRow card={card} isCurrent={card.no === current} onOpen={onOpen} />}
  </MemberList>
)
