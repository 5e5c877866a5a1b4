import { expect } from '../stage/expect.ts'
import { pageActions, openDialog } from '../stage/pageActions.ts'
import { answered, failing } from '../stage/responses.ts'
import { until } from '../stage/until.ts'
import type { Driver } from './driver.ts'

export const organizerEntry: Driver<'organizerEntry'> = {
  // The same visitor enters again on the same page, and accepting leads to a page without the entry.
  refuses(events) {
    const enters = events.flatMap(({ type }, index) => (type === 'organizer.enter' ? [index] : []))
    const accepts = events.findIndex(({ type }) => type === 'entry.accept')
    const visitors = new Set(enters.map((index) => JSON.stringify(events[index])))
    return visitors.size > 1 || (accepts !== -1 && enters.some((index) => index > accepts))
  },
  async open({ steps }, { network, openStage }) {
    const first = steps[0]?.event ?? { type: 'organizer.enter', member: false, route: 'home' }
    const stage = await openStage({
      // A member does not stay on the login page, so another exempt one replaces it.
      at: first['route'] === 'login' ? '/agreement' : '/home',
      signedIn: first['member'] === true,
    })
    const { answer, press } = pageActions(stage)
    const create = first['member'] === true ? 'shell.create' : 'shell.create.guest'
    const known = first['member'] === true ? 'member' : 'guest'
    await until(() => expect(stage.actor('session').getSnapshot().matches(known)).toBe(true))
    const users = network.hold('getUserInfo')
    const title = () => openDialog()?.querySelector('h2')?.textContent ?? null
    return {
      stage,
      causes: {
        'organizer.enter': () => press(create),
        'entry.accept': () => {
          const box = boxes.find((name) => title() === stage.say(`shell.organizer.${name}.title`))
          return answer(`shell.organizer.${box}.accept`)
        },
        'entry.dismiss': () =>
          answer(
            title() === stage.say('shell.organizer.underReview.title') ? 'shell.understood' : 'shell.cancel',
          ),
        async 'xstate.done.actor.fetchUser'({ output }) {
          await users.answer(answered('getUserInfo', output))
          // Reported for the developers (ORG-04); anything else would fail the walk.
          if (output.sponsor_apply_status !== 9) return
          await until(() => expect(stage.errors).toEqual(['Unknown sponsor_apply_status: 9']))
          stage.errors.length = 0
        },
        'xstate.error.actor.fetchUser': ({ error }) =>
          users.answer(failing('getUserInfo', error, stage.language)),
      },
      shows(state) {
        const busy = document.querySelector('header button[aria-busy="true"]') !== null
        expect(busy).toBe(state.hasTag('busy'))
        const box = Object.entries(views).find(([value]) => state.matches(value as keyof typeof views))?.[1]
        const isExpired = stage.actor('session').getSnapshot().hasTag('dialog')
        expect(title()).toBe(
          box !== undefined
            ? stage.say(`shell.organizer.${box}.title`)
            : isExpired
              ? stage.say('shell.expired.title')
              : null,
        )
      },
    }
  },
}

const boxes = ['login', 'incomplete', 'rejected', 'failed'] as const
const views = {
  prompting: 'login',
  incomplete: 'incomplete',
  underReview: 'underReview',
  rejected: 'rejected',
  unavailable: 'failed',
} as const
