import { FormattedMessage, useIntl } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import type { UploadFieldProps } from '../../kit/UploadField.tsx'
import { Button } from '../../kit/Button.tsx'
import { FailureText } from '../../kit/FailureText.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { Progress } from '../../kit/Progress.ts'
import * as S from './Account.styles.ts'

export interface AvatarFieldProps extends Pick<UploadFieldProps, 'view' | 'share' | 'onRetry'> {
  /** Address of the picture that counts; empty: none. */
  avatar: string
  nickname: string
  busy: boolean
  failure: Failure | null
  /** To be cropped before it is sent. */
  onPick: (file: File) => void
  /** Aborts the upload. */
  onStop: () => void
  onRemove: () => void
}

/** The picture of a member, or the first character of the nickname (MEM-03). */
export const AvatarField = ({ avatar, nickname, view, share, busy, failure, ...props }: AvatarFieldProps) => {
  const { formatMessage } = useIntl()
  const isSending = view === 'uploading' || view === 'interrupted' || view === 'resuming'
  return (
    <>
      <S.Picture>
        <S.Face>
          {avatar === '' ? (
            <span aria-hidden="true">{Array.from(nickname)[0]}</span>
          ) : (
            <img src={avatar} alt={formatMessage({ id: 'account.avatar.alt' }, { name: nickname })} />
          )}
        </S.Face>
        <S.Acts>
          <S.Choose>
            <Icon name="upload" />
            <FormattedMessage id={avatar === '' ? 'account.avatar.choose' : 'account.avatar.other'} />
            <input
              type="file"
              accept="image/png,image/jpeg,.png,.jpg"
              onChange={({ currentTarget }) => {
                const file = currentTarget.files?.[0]
                if (file !== undefined) props.onPick(file)
                // Allows choosing the same file again.
                currentTarget.value = ''
              }}
            />
          </S.Choose>
          {view === 'failed' && (
            <Button onClick={props.onRetry}>
              <FormattedMessage id="state.retry" />
            </Button>
          )}
          {isSending && (
            <Button variant="quiet" onClick={props.onStop}>
              <FormattedMessage id="shell.cancel" />
            </Button>
          )}
          {avatar !== '' && !isSending && (
            <Button variant="quiet" disabled={busy} onClick={props.onRemove}>
              <FormattedMessage id="account.avatar.remove" />
            </Button>
          )}
        </S.Acts>
      </S.Picture>
      <div role="status">
        {isSending && (
          <Progress max={1} value={share} aria-label={formatMessage({ id: 'account.avatar.sending' })} />
        )}
      </div>
      {failure !== null && (
        <S.Refusal role="alert">
          <FailureText failure={failure} />
        </S.Refusal>
      )}
      <S.Lead>
        <FormattedMessage id="account.avatar.hint" />
      </S.Lead>
    </>
  )
}
