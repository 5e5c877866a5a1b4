import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import type { StudentProof } from '../../../contract/studentProof.ts'
import { Button } from '../../kit/Button.tsx'
import { Group } from '../../kit/Questions/fieldsets.styles.ts'
import { Note } from './Registration.styles.ts'

export interface ProofPanelProps {
  /** Null: not submitted yet. */
  proof: StudentProof | null
  busy: boolean
  /** Upload of a file; hidden while none is required. */
  upload: ReactNode
  onRefresh: () => void
}

/** Student proof that the chosen ticket requires before registration, and its state; read out when it changes. */
export const ProofPanel = ({ proof, busy, upload, onRefresh }: ProofPanelProps) => {
  const state = proof?.state ?? 'awaited'
  return (
    <Group data-proof={state}>
      <legend>
        <FormattedMessage id="register.proof" />
      </legend>
      <div aria-live="polite">
        <Note $tone={tones[state]}>
          <strong>
            <FormattedMessage id={`register.proof.${state}`} />
          </strong>
          <p>
            <FormattedMessage id={`register.proof.${state}.text`} values={{ reason: proof?.reason }} />
          </p>
          {proof !== null && state !== 'awaited' && (
            <p>
              {proof.file !== '' && (
                <>
                  <a href={proof.file} download>
                    <FormattedMessage id="register.proof.file" />
                  </a>
                  {' · '}
                </>
              )}
              <a href={`/console/studentProof/${proof.id}`}>
                <FormattedMessage id="register.proof.record" />
              </a>
            </p>
          )}
        </Note>
      </div>
      {state !== 'accepted' && upload}
      {state === 'submitted' && (
        <Button small variant="quiet" busy={busy} onClick={onRefresh}>
          <FormattedMessage id="register.proof.refresh" />
        </Button>
      )}
    </Group>
  )
}

const tones = { awaited: 'action', submitted: 'waiting', accepted: 'good', rejected: 'seal' } as const
