import { FormattedMessage } from 'react-intl'

import type { OwnDeletion } from '../../../contract/accountDeletion.ts'
import type { Failure } from '../../../contract/failure.ts'
import { Button } from '../../kit/Button.tsx'
import { FailureText } from '../../kit/FailureText.tsx'
import { Moment } from '../../kit/Moment.tsx'
import { Refusal } from '../../kit/Refusal.ts'
import { toTheMinuteWithYear } from '../../kit/formats.ts'
import { Blocks } from './Blocks.tsx'
import { Consequences } from './Consequences.tsx'
import * as S from './Deletion.styles.ts'

export interface RequestedDeletionProps {
  deletion: OwnDeletion
  busy: boolean
  failure: Failure | null
  onKeep: () => void
}

/** After the request: the date, the button that keeps the account, and the meaning of the date. */
export const RequestedDeletion = ({ deletion, busy, failure, onKeep }: RequestedDeletionProps) => (
  <>
    <S.Pending aria-labelledby="deletion-requested">
      <h2 id="deletion-requested" role="status">
        <FormattedMessage id="deletion.requested" values={{ at: moment(deletion.deletes_at) }} />
      </h2>
      <S.Lead>
        <FormattedMessage id="deletion.requested.text" values={{ at: moment(deletion.requested_at) }} />
      </S.Lead>
      {failure !== null && (
        <Refusal role="alert">
          <FailureText failure={failure} />
        </Refusal>
      )}
      <S.Acts>
        <Button busy={busy} onClick={onKeep}>
          <FormattedMessage id="deletion.keep" />
        </Button>
      </S.Acts>
      {deletion.blocks.length > 0 && (
        <>
          <S.Lead>
            <FormattedMessage id="deletion.requested.waits" />
          </S.Lead>
          <Blocks blocks={deletion.blocks} />
        </>
      )}
    </S.Pending>
    <Consequences notes={deletion.notes} />
  </>
)

const moment = (at: string | null) =>
  at === null ? '' : <Moment key="at" at={at} format={toTheMinuteWithYear} />
