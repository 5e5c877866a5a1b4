import type { AppServices } from '../../app/context.tsx'
import type { BenefitActKind } from '../../contract/benefitActs.ts'
import { acceptInvite, hitKnock, openKnock, redeemPoints, type KnockView } from '../../contract/benefits.ts'
import { fireRecord } from '../../contract/lifecycle.ts'
import type { OperatorActPort } from '../../machines/operatorAct/operatorAct.types.ts'

/** Actions of a member on their benefits. */
export type BenefitAct = { readonly kind: BenefitActKind } & (
  | { readonly kind: 'redeem' | 'accept' }
  | { readonly kind: 'openKnock'; readonly orderId: number }
  | { readonly kind: 'takeKnock' | 'cancelKnock'; readonly knock: Pick<KnockView, 'id' | 'version'> }
  | { readonly kind: 'hitKnock'; readonly code: string }
)

/** The call of an act. */
export const sendBy =
  ({ call }: AppServices['api'], act: BenefitAct): OperatorActPort['sendAct'] =>
  ({ texts, key }, signal) => {
    const options = { signal }
    switch (act.kind) {
      case 'redeem': {
        const kind = texts['kind'] === 'submission' ? 'submission' : 'registration'
        return call(redeemPoints, { kind, key }, options)
      }
      case 'accept':
        return call(acceptInvite, { code: texts['code'] ?? '' }, options)
      case 'openKnock':
        return call(openKnock, { order_id: act.orderId }, options)
      case 'takeKnock':
        return call(fireRecord, { entity: 'knock', ...act.knock, event: 'knock.take', key }, options)
      case 'cancelKnock':
        return call(fireRecord, { entity: 'knock', ...act.knock, event: 'knock.cancel', key }, options)
      case 'hitKnock':
        return call(hitKnock, { code: act.code, key }, options)
    }
  }
