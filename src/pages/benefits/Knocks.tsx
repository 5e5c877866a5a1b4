import { FormattedMessage } from 'react-intl'

import { KnockCard } from '../../components/benefits/Benefits/KnockCard.tsx'
import { MemberList } from '../../components/account/Member/MemberList.tsx'
import { EmptyState } from '../../components/kit/EmptyState.tsx'
import { listKnocks } from '../../contract/benefits.ts'
import { useCallList } from '../shared/useCallList.ts'
import type { BenefitAct } from './acts.ts'
import { useLinks } from './useLinks.ts'

/** The member's own "knock gold" (BEN-03). */
export const Knocks = ({ onAct }: { onAct: (act: BenefitAct) => void }) => {
  const { copy } = useLinks()
  const { onRefresh: _refresh, ...list } = useCallList(listKnocks, {})
  return (
    <MemberList
      {...list}
      title="benefits.knock.list"
      height="8rem"
      empty={
        <EmptyState>
          <FormattedMessage id="benefits.empty.knocks" />
        </EmptyState>
      }
    >
      {(knock) => (
        <KnockCard
          knock={knock}
          onCopy={() => copy(`/knock/${knock.code}`)}
          onTake={() => onAct({ kind: 'takeKnock', knock: { id: knock.id, version: knock.version } })}
          onCancel={() => onAct({ kind: 'cancelKnock', knock: { id: knock.id, version: knock.version } })}
        />
      )}
    </MemberList>
  )
}
