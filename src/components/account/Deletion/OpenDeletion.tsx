import { FormattedMessage } from 'react-intl'

import type { OwnDeletion } from '../../../contract/accountDeletion.ts'
import type { Failure } from '../../../contract/failure.ts'
import { Button } from '../../kit/Button.tsx'
import { FailureText } from '../../kit/FailureText.tsx'
import { Refusal } from '../../kit/Refusal.ts'
import { Blocks } from './Blocks.tsx'
import { Consequences } from './Consequences.tsx'
import { DeletionPart } from './DeletionPart.tsx'
import * as S from './Deletion.styles.ts'

export interface OpenDeletionProps {
  deletion: OwnDeletion
  busy: boolean
  failure: Failure | null
  onRetry: () => void
  onBegin: () => void
}

/** Before the request: open matters, consequences, and the button below all of it. */
export const OpenDeletion = ({ deletion, busy, failure, onRetry, onBegin }: OpenDeletionProps) => {
  const isBlocked = deletion.blocks.length > 0
  return (
    <>
      {isBlocked && (
        <DeletionPart name="blocks">
          <Blocks blocks={deletion.blocks} />
          <S.Acts>
            <Button variant="quiet" onClick={onRetry}>
              <FormattedMessage id="deletion.blocks.again" />
            </Button>
          </S.Acts>
        </DeletionPart>
      )}
      <Consequences notes={deletion.notes} />
      <S.Part>
        {failure !== null && (
          <Refusal role="alert">
            <FailureText failure={failure} />
          </Refusal>
        )}
        {isBlocked && (
          <S.Lead id="deletion-why">
            <FormattedMessage id="deletion.ask.blocked" />
          </S.Lead>
        )}
        <S.Acts>
          <Button
            variant="danger"
            busy={busy}
            disabled={isBlocked}
            aria-describedby={isBlocked ? 'deletion-why' : undefined}
            onClick={onBegin}
          >
            <FormattedMessage id="deletion.ask" />
          </Button>
        </S.Acts>
      </S.Part>
    </>
  )
}
