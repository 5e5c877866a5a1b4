import { FormattedMessage, useIntl } from 'react-intl'

import type { Failure } from '../../contract/failure.ts'

/** The server's sentence, else ours for its reason, else ours for the kind. */
export const FailureText = ({ failure }: { failure: Pick<Failure, 'kind' | 'msg' | 'reason'> }) => {
  const { messages } = useIntl()
  if (failure.msg !== null && failure.msg !== '') return failure.msg
  const byReason = `error.${failure.reason}`
  return <FormattedMessage id={byReason in messages ? byReason : `error.kind.${failure.kind}`} />
}
