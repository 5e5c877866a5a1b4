import { readDashboard } from '../lifecycles/dashboard/readDashboard.ts'
import { placeInTeam } from '../lifecycles/team/conferenceOf.ts'
import { actorOf } from './record.ts'
import type { Deps, HandlerTable } from './table.ts'

/** Dashboard of the team of a conference (CONF-03). */
export const dashboardHandlers = ({ engine }: Deps) =>
  ({
    getDashboard: ({ conference_id: id }, call) =>
      engine.read(async ({ tx, at, ways }) => {
        const { conference: row, parts } = await placeInTeam(tx, actorOf(call), id, 'know')
        const { language } = call.exchange
        return readDashboard(tx, { row, parts, userId: call.member.userId, language, at, ways })
      }),
  }) satisfies Partial<HandlerTable>
