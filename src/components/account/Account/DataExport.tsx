import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import type { OwnAccount } from '../../../contract/ownAccount.ts'
import { Button } from '../../kit/Button.tsx'
import { ButtonLink } from '../../kit/ButtonLink.tsx'
import { FailureText } from '../../kit/FailureText.tsx'
import { FileSize } from '../../kit/FileSize.tsx'
import { Moment } from '../../kit/Moment.tsx'
import { toTheMinuteWithYear } from '../../kit/formats.ts'
import * as S from './Account.styles.ts'

export interface DataExportProps {
  asked: OwnAccount['data_export']
  busy: boolean
  failure: Failure | null
  onAsk: () => void
  /** Signs in again, and comes back. */
  onSignIn: () => void
}

/** The archive of the own data: requested, being made, ready (ACC-03). */
export const DataExport = ({ asked, busy, failure, onAsk, onSignIn }: DataExportProps) => (
  <>
    {failure !== null && (
      <S.Refusal role="alert">
        <FailureText failure={failure} />
      </S.Refusal>
    )}
    {failure?.reason === 'freshSignInNeeded' && (
      <S.Acts>
        <Button onClick={onSignIn}>
          <FormattedMessage id="account.export.signIn" />
        </Button>
      </S.Acts>
    )}
    <S.Lead role="status">
      {asked === null ? (
        <FormattedMessage id="account.export.none" />
      ) : asked.until === null ? (
        <FormattedMessage id="account.export.making" />
      ) : (
        <FormattedMessage
          id="account.export.ready"
          values={{ until: <Moment key="until" at={asked.until} format={toTheMinuteWithYear} /> }}
        />
      )}
    </S.Lead>
    <S.Acts>
      {asked !== null && asked.until !== null && (
        <ButtonLink href="/files/account/data.zip" download>
          <FormattedMessage id="account.export.download" /> <FileSize bytes={asked.bytes} />
        </ButtonLink>
      )}
      {(asked === null || asked.until !== null) && (
        <Button variant="quiet" disabled={busy} onClick={onAsk}>
          <FormattedMessage id="account.export.ask" />
        </Button>
      )}
    </S.Acts>
  </>
)
