import { orderEntries, removeEntry, saveEntry } from '../lifecycles/hosts/hostEntries.ts'
import { readHosts } from '../lifecycles/hosts/readHosts.ts'
import { placeInTeam } from '../lifecycles/team/conferenceOf.ts'
import { changeOfConference } from './changeOfConference.ts'
import { actorOf } from './record.ts'
import type { Deps, HandlerTable } from './table.ts'

/** Hosts, committees and contacts of a conference, for its organizers (CONF-02). */
export const conferenceHostsHandlers = ({ db, engine }: Deps) => {
  const change = changeOfConference({ db, engine }, 'content', ({ tx }, { conferenceId, call, parts }) =>
    readHosts(tx, conferenceId, call.exchange.language, parts),
  )
  return {
    getConferenceHosts: async ({ conference_id }, call) => {
      const { parts } = await placeInTeam(db, actorOf(call), conference_id, 'content')
      return readHosts(db, conference_id, call.exchange.language, parts)
    },

    saveHostEntry: (wish, call) =>
      change(wish.conference_id, call, async ({ tx }) => {
        const { id, isChanged } = await saveEntry(tx, wish)
        // Contacts are persons: the record says that one was saved, and not whom.
        return isChanged ? { event: 'hosts.saved', data: { id, list: wish.list, kind: wish.kind } } : null
      }),

    removeHostEntry: (wish, call) =>
      change(wish.conference_id, call, async (scope) => {
        const { id, removed } = wish
        return (await removeEntry(scope, wish)) ? { event: 'hosts.removed', data: { id, removed } } : null
      }),

    orderHostEntries: (wish, call) =>
      change(wish.conference_id, call, async ({ tx }) => {
        const { list, ids } = wish
        return (await orderEntries(tx, wish)) ? { event: 'hosts.ordered', data: { list, ids } } : null
      }),
  } satisfies Partial<HandlerTable>
}
