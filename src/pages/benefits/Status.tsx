import { FormattedMessage } from 'react-intl'

import { Buttons, Part } from '../../components/benefits/Benefits/Benefits.styles.ts'
import { InvitePanel } from '../../components/benefits/Benefits/InvitePanel.tsx'
import { Knockable } from '../../components/benefits/Benefits/Knockable.tsx'
import { Overview } from '../../components/benefits/Benefits/Overview.tsx'
import { PointRules } from '../../components/benefits/Benefits/PointRules.tsx'
import { Button } from '../../components/kit/Button.tsx'
import { FailureState } from '../../components/kit/FailureState.tsx'
import { Skeleton } from '../../components/kit/Skeleton.ts'
import { getBenefits, pointRules } from '../../contract/benefits.ts'
import { useCall } from '../shared/useCall.ts'
import type { BenefitAct } from './acts.ts'
import { useLinks } from './useLinks.ts'

/** Amount of each benefit, and the actions on it. */
export const Status = ({ onAct }: { onAct: (act: BenefitAct) => void }) => {
  const { copy, share } = useLinks()
  const { one, view, failure, onRetry } = useCall(getBenefits, {})
  if (view === 'failed') return <FailureState failure={failure} onRetry={onRetry} />
  if (one === null) return <Skeleton $height="24rem" />
  const link = `/login?invite=${one.invite.code}`
  return (
    <>
      <Overview benefits={one} />
      <Part id="redeem">
        <h2>
          <FormattedMessage id="benefits.redeem" />
        </h2>
        <PointRules />
        <Buttons>
          <Button
            aria-disabled={one.points.balance < pointRules.redeemed || undefined}
            onClick={one.points.balance < pointRules.redeemed ? undefined : () => onAct({ kind: 'redeem' })}
          >
            <FormattedMessage id="benefits.act.redeem" />
          </Button>
        </Buttons>
      </Part>
      <Knockable orders={one.knockable} onOpen={(orderId) => onAct({ kind: 'openKnock', orderId })} />
      <Part id="invite">
        <h2>
          <FormattedMessage id="benefits.invite" />
        </h2>
        <InvitePanel
          invite={one.invite}
          link={`${location.origin}${link}`}
          onCopy={() => copy(link)}
          onShare={() => share(link)}
          onAccept={() => onAct({ kind: 'accept' })}
        />
      </Part>
    </>
  )
}
