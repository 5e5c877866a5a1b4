import { useState, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../contract/failure.ts'
import { Fields, Note } from '../Attest/Attest.styles.ts'
import { Button } from '../ui/Button.tsx'
import { Checkbox } from '../ui/Checkbox.tsx'
import { FailureText } from '../ui/FailureText.tsx'
import { Part } from './Submission.styles.ts'

export interface FinalFilesProps {
  busy: boolean
  failure: Failure | null
  files: ReactNode
  onConfirm: () => void
}

/** An accepted paper: its final files, and the agreement to their publication. */
export const FinalFiles = ({ busy, failure, files, onConfirm }: FinalFilesProps) => {
  const [isAgreed, setAgreed] = useState(false)
  return (
    <Part>
      <h2>
        <FormattedMessage id="submission.final" />
      </h2>
      <Fields>{files}</Fields>
      <Checkbox checked={isAgreed} onChange={setAgreed}>
        <FormattedMessage id="submission.final.agree" />
      </Checkbox>
      {failure !== null && (
        <Note $tone="seal" role="alert">
          <FailureText failure={failure} />
        </Note>
      )}
      <p>
        <Button busy={busy} aria-disabled={!isAgreed || undefined} onClick={isAgreed ? onConfirm : undefined}>
          <FormattedMessage id="submission.final.confirm" />
        </Button>
      </p>
    </Part>
  )
}
