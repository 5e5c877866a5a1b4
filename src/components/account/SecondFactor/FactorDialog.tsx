import { FormattedMessage } from 'react-intl'

import { factorWays } from '../../../contract/secondFactor.ts'
import type { FactorWay, WaysOfAccount } from '../../../contract/secondFactor.ts'
import { Button } from '../../kit/Button.tsx'
import Dialog from '../../kit/Dialog.tsx'
import { FailureState } from '../../kit/FailureState.tsx'
import { FailureText } from '../../kit/FailureText.tsx'
import { Skeleton } from '../../kit/Skeleton.ts'
import { CodeForm } from './CodeForm.tsx'
import { Body, Others, Refusal } from './FactorDialog.styles.ts'
import type { FactorDialogProps } from './SecondFactor.types.ts'

/** Confirms the member's identity again (ACC-02): by a passkey, the code of an app, or a recovery code. */
const FactorDialog = (props: FactorDialogProps) => {
  const { purpose, view, ways, busy, onLeave } = props
  return (
    <Dialog
      title={<FormattedMessage id="factor.title" />}
      description={<FormattedMessage id={`factor.text.${purpose}`} />}
      focusFirst={view === 'totp' || view === 'recovery' ? 'input' : 'h2'}
      onClose={onLeave}
      actions={
        <Button variant="quiet" onClick={onLeave}>
          <FormattedMessage id={`factor.leave.${purpose}`} />
        </Button>
      }
    >
      <View {...props} />
      {ways !== null && isWay(view) && (
        <Others>
          {othersOf(ways, view).map((way) => (
            <li key={way}>
              <button type="button" disabled={busy} onClick={() => props.onChoose(way)}>
                <FormattedMessage id={`factor.way.${way}`} />
              </button>
            </li>
          ))}
          <li>
            <button type="button" disabled={busy} onClick={props.onLose}>
              <FormattedMessage id="factor.lose" />
            </button>
          </li>
        </Others>
      )}
    </Dialog>
  )
}
export default FactorDialog

const View = ({ view, busy, asking, failure, hasWayBack, ...on }: FactorDialogProps) => {
  switch (view) {
    case 'loading':
      return (
        <Body aria-busy="true">
          <Skeleton $height="6rem" />
        </Body>
      )
    case 'failed':
      return <FailureState failure={failure} onRetry={on.onRetry} />
    case 'passkey':
      return (
        <Body>
          <p>
            <FormattedMessage id={asking ? 'factor.passkey.waiting' : 'factor.passkey.text'} />
          </p>
          {failure !== null && (
            <Refusal role="alert">
              <FailureText failure={failure} />
            </Refusal>
          )}
          <Button wide busy={busy} onClick={on.onAsk}>
            <FormattedMessage id="factor.passkey.use" />
          </Button>
          {asking && (
            <Button variant="quiet" wide onClick={on.onStop}>
              <FormattedMessage id="factor.passkey.stop" />
            </Button>
          )}
        </Body>
      )
    case 'totp':
    case 'recovery':
      return <CodeForm key={view} way={view} busy={busy} failure={failure} onCode={on.onCode} />
    case 'blocked':
      return (
        <Body>
          <Refusal role="alert">{failure === null ? null : <FailureText failure={failure} />}</Refusal>
        </Body>
      )
    case 'lost':
      return (
        <Body>
          <p>
            <FormattedMessage id={hasWayBack ? 'factor.lost.text' : 'factor.stranded.text'} />
          </p>
          {hasWayBack && (
            <Button wide onClick={on.onBack}>
              <FormattedMessage id="factor.lost.back" />
            </Button>
          )}
        </Body>
      )
  }
}

const isWay = (view: string): view is FactorWay => factorWays.some((way) => way === view)

const othersOf = (ways: WaysOfAccount, shown: FactorWay): FactorWay[] => {
  const has = { passkey: ways.passkeys > 0, totp: ways.totp, recovery: ways.recovery_left > 0 }
  return factorWays.filter((way) => way !== shown && has[way])
}
