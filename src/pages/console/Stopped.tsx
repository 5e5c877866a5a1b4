import { FormattedMessage } from 'react-intl'

import { useServices } from '../../app/context.tsx'
import { MemberList } from '../../components/account/Member/MemberList.tsx'
import { SearchBar } from '../../components/site/Operators/SearchBar.tsx'
import { StoppedCard } from '../../components/site/Operators/StoppedCard.tsx'
import { EmptyState } from '../../components/kit/EmptyState.tsx'
import type { Act } from './acts.ts'
import { useStopped } from './useJobLists.ts'

interface Props {
  readonly q: string
  readonly onAct: (act: Act) => void
}

/** Addresses to which nothing is sent. */
export const Stopped = ({ q, onAct }: Props) => {
  const { go } = useServices()
  const list = useStopped(q)
  return (
    <>
      <SearchBar
        label="operators.stopped.q"
        q={q}
        all="/console/jobs?side=stopped"
        onSearch={(typed) => go.to(`/console/jobs?${new URLSearchParams({ side: 'stopped', q: typed })}`)}
      />
      <MemberList
        {...list}
        height="6rem"
        count="operators.stopped.count"
        empty={
          <EmptyState>
            <FormattedMessage
              id={q === '' ? 'operators.empty.stopped' : 'operators.empty.search'}
              values={{ q }}
            />
          </EmptyState>
        }
      >
        {(stopped) => (
          <StoppedCard
            stopped={stopped}
            onAllow={() => onAct({ kind: 'allowAddress', id: stopped.id, subject: stopped.address })}
          />
        )}
      </MemberList>
    </>
  )
}
