import { readDashboard } from '../lifecycles/dashboard/readDashboard.ts'
import { conferenceOf } from '../lifecycles/team/conferenceOf.ts'
import { actorOf } from './record.ts'
import type { Deps, HandlerTable } from './table.ts'

/** What the team of a conference sees first (CONF-03). */
export const dashboardHandlers = ({ engine }: Deps) =>
  ({
    getDashboard: ({ conference_id: id }, call) =>
      engine.read(async ({ tx, at }) => {
        const row = await conferenceOf(tx, actorOf(call), id, 'know')
        const { language } = call.exchange
        return readDashboard(tx, { row, userId: call.member.userId, language, at })
      }),
  }) satisfies Partial<HandlerTable>
