import * as z from 'zod/mini'

import { inviteForm } from './benefits.ts'

/** Actions of a member on benefits, each confirmed in a dialog. */
export const benefitActs = ['redeem', 'accept', 'openKnock', 'takeKnock', 'cancelKnock', 'hitKnock'] as const
export type BenefitActKind = (typeof benefitActs)[number]

const nothing = z.object({})

/** Input of each action. */
export const actSchemas = {
  redeem: z.object({ kind: z.literal(['registration', 'submission'], 'invalid') }),
  accept: inviteForm,
  openKnock: nothing,
  takeKnock: nothing,
  cancelKnock: nothing,
  hitKnock: nothing,
} as const satisfies Readonly<Record<BenefitActKind, z.ZodMiniType>>
