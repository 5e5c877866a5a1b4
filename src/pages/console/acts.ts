import type { AppServices } from '../../app/context.tsx'
import type { ActKind } from '../../components/site/Operators/acts.ts'
import {
  endSession,
  grantRole,
  lockAccount,
  resetSignIn,
  takeRole,
  unlockAccount,
  type AccountDetail,
  type GivenRole,
} from '../../contract/accounts.ts'
import {
  allowAddress,
  discardJob,
  retryJob,
  retryJobs,
  retryLane,
  tryLane,
  type JobKind,
  type Lane,
} from '../../contract/jobs.ts'
import type { OperatorActPort } from '../../machines/operatorAct/operatorAct.types.ts'

/** Action and target; `subject` names the target in the dialog. */
export type Act = { readonly subject: string } & (
  | { readonly kind: 'retryJob' | 'discardJob' | 'allowAddress'; readonly id: number }
  | { readonly kind: 'retryJobs'; readonly job: JobKind }
  | { readonly kind: 'retryLane' | 'tryLane'; readonly lane: Lane }
  | {
      readonly kind: 'grantRole' | 'lockAccount' | 'unlockAccount' | 'endSessions' | 'resetSignIn'
      readonly account: Seen
    }
  | {
      readonly kind: 'takeRole'
      readonly account: Seen
      readonly role: GivenRole
      readonly conference: number | null
    }
  | { readonly kind: 'endSession'; readonly account: Seen; readonly session: number }
) & { readonly kind: ActKind }

type Seen = Pick<AccountDetail, 'id' | 'version'>

/** The call of an act. */
export const sendBy =
  ({ call }: AppServices['api'], act: Act): OperatorActPort['sendAct'] =>
  ({ texts, key }, signal) => {
    const reason = texts['reason'] ?? ''
    const options = { signal }
    switch (act.kind) {
      case 'retryJob':
        return call(retryJob, { id: act.id, key }, options)
      case 'retryJobs':
        return call(retryJobs, { kind: act.job, key }, options)
      case 'retryLane':
        return call(retryLane, { lane: act.lane, key }, options)
      case 'tryLane':
        return call(tryLane, { lane: act.lane, key }, options)
      case 'discardJob':
        return call(discardJob, { id: act.id, reason, key }, options)
      case 'allowAddress':
        return call(allowAddress, { id: act.id, reason, key }, options)
      case 'grantRole': {
        const number = texts['conference_id'] ?? ''
        // Validated by the server alone: an invalid number is reported at the field that it was typed into.
        const conference = number === '' ? {} : { conference_id: number }
        const role = texts['role'] as GivenRole
        return call(grantRole, { ...seen(act.account), role, ...conference, reason, key }, options)
      }
      case 'takeRole': {
        const { role, conference } = act
        const place = conference === null ? {} : { conference_id: conference }
        return call(takeRole, { ...seen(act.account), role, ...place, reason, key }, options)
      }
      case 'lockAccount':
        return call(lockAccount, { ...seen(act.account), reason, key }, options)
      case 'unlockAccount':
        return call(unlockAccount, { ...seen(act.account), reason, key }, options)
      case 'endSession':
        return call(endSession, { ...seen(act.account), session_id: act.session, reason, key }, options)
      case 'endSessions':
        return call(endSession, { ...seen(act.account), reason, key }, options)
      case 'resetSignIn':
        return call(resetSignIn, { ...seen(act.account), reason, key }, options)
    }
  }

const seen = ({ id, version }: Seen) => ({ id, version })
