import { FormattedMessage } from 'react-intl'

import { PhoneForm } from '../Login/PhoneForm.tsx'
import { Button } from '../../kit/Button.tsx'
import { ButtonLink } from '../../kit/ButtonLink.tsx'
import { FailureText } from '../../kit/FailureText.tsx'
import { Notice } from '../../kit/Notice.tsx'
import { Skeleton } from '../../kit/Skeleton.ts'
import { Refusal } from '../../kit/narrowForm.styles.ts'
import { Request } from './Request.tsx'
import { Actions, Card, Page, Warning } from './ScanApproval.styles.ts'
import type { ScanApprovalProps } from './ScanApproval.types.ts'

export const ScanApproval = (props: ScanApprovalProps) => {
  const { view, info, nickname, busy, failure, countries, code, onSendCode, onApprove, onDecline, onRetry } =
    props
  if (view === 'approved' || view === 'declined' || view === 'expired' || view === 'failed') {
    return (
      <Notice
        art={arts[view]}
        title={<FormattedMessage id={`scan.${view}.title`} />}
        text={
          view === 'failed' && failure ? (
            <FailureText failure={failure} />
          ) : (
            <FormattedMessage id={`scan.${view}.text`} />
          )
        }
        actions={
          view === 'failed' ? (
            <Button busy={busy} onClick={onRetry}>
              <FormattedMessage id="state.retry" />
            </Button>
          ) : (
            <ButtonLink variant="quiet" href="/home">
              <FormattedMessage id="state.home" />
            </ButtonLink>
          )
        }
      />
    )
  }
  if (view === 'loading' || info === null) {
    return (
      <Page aria-busy="true">
        <Card>
          <h1>
            <FormattedMessage id="scan.title" />
          </h1>
          <Skeleton $height="16rem" />
        </Card>
      </Page>
    )
  }
  return (
    <Page>
      <Card>
        <h1 tabIndex={-1}>
          <FormattedMessage id={info.purpose === 'bind' ? 'scan.bind.title' : 'scan.title'} />
        </h1>
        <Request info={info} />
        <Warning>
          <FormattedMessage id={info.purpose === 'bind' ? 'scan.bind.warning' : 'scan.warning'} />
        </Warning>
        {view === 'confirming' ? (
          <Actions>
            {failure && (
              <Refusal>
                <FailureText failure={failure} />
              </Refusal>
            )}
            <Button wide busy={busy} onClick={() => onApprove({ as: 'session' })}>
              <FormattedMessage id="scan.approveAs" values={{ name: nickname ?? '' }} />
            </Button>
          </Actions>
        ) : (
          <>
            <PhoneForm
              countries={countries}
              code={code}
              busy={busy}
              failure={failure}
              onSendCode={onSendCode}
              submitLabel="scan.approve"
              onSubmit={({ mobile, country_code, code }) =>
                onApprove({ as: 'phone', mobile, country_code, code })
              }
            />
            <Actions>
              <Button variant="quiet" wide busy={busy} onClick={() => onApprove({ as: 'unbound' })}>
                <FormattedMessage id="scan.unbound" />
              </Button>
            </Actions>
          </>
        )}
        <Actions>
          <Button variant="plain" wide onClick={onDecline}>
            <FormattedMessage id="scan.decline" />
          </Button>
        </Actions>
      </Card>
    </Page>
  )
}

const arts = { approved: 'received', declined: 'closed', expired: 'wait', failed: 'broken' } as const
