import { FormattedMessage } from 'react-intl'

import { useServices } from '../../app/context.tsx'
import { AuthorshipSheet } from '../../components/papers/Authorship/AuthorshipSheet.tsx'
import { FailureState } from '../../components/kit/FailureState.tsx'
import { Skeleton } from '../../components/kit/Skeleton.ts'
import { answerAuthorship, openAuthorship } from '../../contract/authorship.ts'
import { useCall } from '../shared/useCall.ts'
import { Answering } from './Answering.tsx'

/** A paper as the recipient of its link sees it, and their answer. */
export const Authorship = ({ token }: { token: string }) => {
  const { api } = useServices()
  const { one, view, failure, onRetry, onRefresh } = useCall(openAuthorship, { token })
  return (
    <div aria-busy={view === 'loading' || undefined}>
      <h1 tabIndex={-1}>
        <FormattedMessage id="authorship.title" />
      </h1>
      {view === 'failed' && <FailureState failure={failure} onRetry={onRetry} />}
      {one === null && view !== 'failed' && <Skeleton $height="16rem" />}
      {one !== null && (
        <AuthorshipSheet
          authorship={one}
          answers={
            <Answering
              key={one.answer}
              answer={one.answer}
              send={(answer, signal) => api.call(answerAuthorship, { token, answer }, { signal })}
              onEnd={onRefresh}
            />
          }
        />
      )}
    </div>
  )
}
