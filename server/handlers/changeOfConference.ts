import { audit } from '../accounts/audit.ts'
import { placeInTeam } from '../lifecycles/team/conferenceOf.ts'
import type { Scope } from '../lifecycles/types.ts'
import type { TeamPart, workOf } from '../../src/contract/teamParts.ts'
import { actorOf } from './record.ts'
import type { Deps, MemberCall } from './table.ts'

/** Log entry of a change; null: nothing changed. */
type Act = { readonly event: string; readonly data: Record<string, unknown> } | null

/**
 * Changes of a conference by accounts with this work: one change, its log entry, and the resulting state, in one
 * transaction.
 */
export const changeOfConference =
  <Answer>(
    { db, engine }: Pick<Deps, 'db' | 'engine'>,
    work: keyof typeof workOf,
    read: (
      scope: Scope,
      place: { readonly conferenceId: number; readonly call: MemberCall; readonly parts: TeamPart[] },
    ) => Promise<Answer>,
  ) =>
  async (conferenceId: number, call: MemberCall, done: (scope: Scope) => Promise<Act>): Promise<Answer> => {
    const { exchange, member } = call
    const { parts } = await placeInTeam(db, actorOf(call), conferenceId, work)
    return engine.run(async (scope) => {
      const act = await done(scope)
      if (act !== null)
        await audit(
          ...([scope.tx, exchange, scope.now(), 'conference', conferenceId] as const),
          ...([act.event, member.userId, act.data] as const),
        )
      return read(scope, { conferenceId, call, parts })
    })
  }
