import { FormattedMessage } from 'react-intl'

import type { CallOutput } from '../../../contract/endpoint.ts'
import type { Failure } from '../../../contract/failure.ts'
import type { verifyCertificate } from '../../../contract/notes.ts'
import { FailureState } from '../../kit/FailureState.tsx'
import { Skeleton } from '../../kit/Skeleton.ts'
import { CertificateFacts } from './CertificateFacts.tsx'
import { Answer, Code, Page } from './VerifyView.styles.ts'
import { cutTo } from '../../../contract/characters.ts'

export interface VerifyViewProps {
  view: 'loading' | 'ready' | 'empty' | 'failed'
  /** As the address has it. */
  code: string
  /** Null unless `ready`. */
  answer: CallOutput<typeof verifyCertificate> | null
  failure?: Failure | null | undefined
  onRetry: () => void
}

/** Shows the facts of a certificate to a holder of its code, and no more than the certificate itself states. */
export const VerifyView = ({ view, code, answer, failure, onRetry }: VerifyViewProps) => (
  <Page aria-busy={view === 'loading'}>
    <h1 tabIndex={-1}>
      <FormattedMessage id="verify.title" />
    </h1>
    <Code>
      <FormattedMessage id="verify.code" values={{ code: cutTo(code, 80) }} />
    </Code>
    <div role="status">
      {view === 'loading' && (
        <Answer $result="unknown">
          <Skeleton $height="12rem" />
        </Answer>
      )}
      {answer !== null && (
        <Answer $result={answer.result}>
          <h2>
            <FormattedMessage id={`verify.${answer.result}`} />
          </h2>
          <p>
            <FormattedMessage id={`verify.${answer.result}.text`} />
          </p>
          {answer.result !== 'unknown' && <CertificateFacts certificate={answer} />}
        </Answer>
      )}
    </div>
    {view === 'failed' && <FailureState failure={failure} onRetry={onRetry} />}
  </Page>
)
