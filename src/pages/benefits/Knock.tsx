import { FormattedMessage } from 'react-intl'

import { useServices } from '../../app/context.tsx'
import { KnockSheet } from '../../components/benefits/Benefits/KnockSheet.tsx'
import { FailureState } from '../../components/kit/FailureState.tsx'
import { StatusPage } from '../../components/kit/StatusPage/StatusPage.tsx'
import { Skeleton } from '../../components/kit/Skeleton.ts'
import { getKnock } from '../../contract/benefits.ts'
import { isDeadLink } from '../shared/isDeadLink.ts'
import { useCall } from '../shared/useCall.ts'
import { useVisitor } from '../shared/useVisitor.ts'

export interface KnockProps {
  code: string
  onHit: () => void
}

/** One "knock gold", as a friend or its owner sees it (BEN-03). */
export const Knock = ({ code, onHit }: KnockProps) => {
  const { session } = useServices()
  const visitor = useVisitor(session)
  const { one, view, failure, onRetry } = useCall(getKnock, { code })
  if (one === null && isDeadLink(failure)) return <StatusPage name="link" />
  if (one === null) {
    return (
      <div aria-busy={view === 'loading'}>
        <h1 tabIndex={-1}>
          <FormattedMessage id="benefits.knock" />
        </h1>
        {view === 'failed' ? (
          <FailureState failure={failure} onRetry={onRetry} />
        ) : (
          <Skeleton $height="24rem" />
        )}
      </div>
    )
  }
  return (
    <KnockSheet
      knock={one}
      isMember={visitor !== null}
      loginHref={`/login?url=${encodeURIComponent(`/knock/${code}`)}`}
      onHit={onHit}
    />
  )
}
