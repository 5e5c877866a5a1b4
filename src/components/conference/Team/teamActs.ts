import type { TeamPart } from '../../../contract/teamParts.ts'

/** Action and target; `subject` names the target in the dialog. */
export type TeamAct =
  | { readonly kind: 'remove'; readonly subject: string; readonly userId: number; readonly role: TeamPart }
  | { readonly kind: 'leave'; readonly subject: string; readonly role: TeamPart }
  | {
      readonly kind: 'revoke' | 'resend'
      readonly subject: string
      readonly id: number
      readonly version: number
    }
