import { fixturesFor } from '../../../mocks/fixtures.ts'
import { selectStatus } from '../../../src/machines/gateSync/gateSync.selectors.ts'
import { standAtGate } from '../stage/gate.ts'
import { expect } from '../stage/expect.ts'
import { element, pageActions } from '../stage/pageActions.ts'
import { answered, failing } from '../stage/responses.ts'
import type { Driver } from './driver.ts'

const statuses = ['syncing', 'level', 'waiting', 'offline'] as const

/** A gate that another tab of the same device scans at, too. */
export const gateSync: Driver<'gateSync'> = {
  async open(_walk, { network, openStage }) {
    standAtGate()
    const list = network.hold('listGate')
    const scan = network.hold('scanTicket')
    const stage = await openStage({ at: '/console/gate', signedIn: true })
    const fixtures = fixturesFor(stage.language)
    // A sync sends the scans that waited when it began, and only then loads the list.
    let isTelling = false
    const begin = (act: () => unknown) => {
      isTelling = kept().length > 0
      return act()
    }
    return {
      stage,
      causes: {
        async 'xstate.done.actor.syncGate'() {
          // Where scans still wait afterwards, more were scanned in the meantime.
          if (isTelling) {
            if (kept().length > 0) keep()
            await scan.answer(answered('scanTicket', fixtures.scanTicket))
          }
          await list.answer(answered('listGate', fixtures.listGate))
        },
        'xstate.error.actor.syncGate': ({ error }) =>
          isTelling
            ? scan.answer(failing('scanTicket', error, stage.language))
            : list.answer(failing('listGate', error, stage.language)),
        'queue.changed'({ queue }) {
          if (queue.waiting === 0) for (const name of kept()) localStorage.removeItem(name)
          else if (kept().length === 0) keep()
          dispatchEvent(new StorageEvent('storage', { key: 'gate:scan:7:' }))
        },
        'network.lost': () => dispatchEvent(new Event('offline')),
        'network.found': () => begin(() => dispatchEvent(new Event('online'))),
        'sync.now': () => begin(() => pageActions(stage).press('gate.sync.now')),
        'xstate.after.renew.gateSync.level': () => begin(() => stage.clock.increment(60_000)),
        'xstate.after.resend.gateSync.waiting': () => begin(() => stage.clock.increment(15_000)),
      },
      shows(state) {
        const text = element('main').textContent ?? ''
        const said = statuses.filter((one) => stage.say(`gate.sync.${one}`) === headline())
        expect(said).toEqual([selectStatus(state)])
        expect(text).toContain(stage.say('gate.sync.count', { count: state.context.waiting }))
      },
    }
  },
}

const headline = () => element('[role="status"] > p + p').previousElementSibling?.textContent

const kept = () => Object.keys(localStorage).filter((name) => name.startsWith('gate:scan:7:'))

let count = 0
const keep = () => {
  count += 1
  const nonce = `nonce-${count}`
  const scan = { conferenceId: 3, code: `code-${count}`, gate: 'West gate', nonce, name: '', item: '' }
  localStorage.setItem(
    `gate:scan:7:${nonce}`,
    JSON.stringify({ ...scan, at: `2026-12-09T01:00:00.${String(count % 1000).padStart(3, '0')}Z` }),
  )
}
