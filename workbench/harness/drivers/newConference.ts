import { fixturesFor } from '../../../mocks/fixtures.ts'
import { messageOf } from '../../../server/shared/sentences/messages.ts'
import { expect } from '../stage/expect.ts'
import { dialog, pageActions, openDialog } from '../stage/pageActions.ts'
import { holdCalls, pageLanguage } from '../stage/responses.ts'
import type { Driver } from './driver.ts'

export const newConference: Driver<'newConference'> = {
  async open(_walk, { network, openStage }) {
    const stage = await openStage({ at: '/organizer', signedIn: true })
    const answers = holdCalls(network, {
      createConference: ['createConference', () => fixturesFor(pageLanguage()).createConference],
    })
    const { press, fill, submit, answer } = pageActions(stage)
    await press('organizer.new')
    await dialog()
    const said = () => openDialog()?.textContent ?? ''
    return {
      stage,
      causes: {
        ...answers,
        async 'form.submit'({ values }) {
          await fill('organizer.field.title', values.title)
          await fill('organizer.field.engTitle', values.eng_title ?? '')
          await fill('organizer.field.startsOn', values.starts_on)
          await fill('organizer.field.endsOn', values.ends_on)
          await submit()
        },
        'form.close': () => answer('shell.cancel'),
      },
      shows(state) {
        const isOver = state.matches('made') || state.matches('closed')
        expect(openDialog() === null).toBe(isOver)
        if (isOver) return
        expect(said()).toContain(stage.say('organizer.new'))
        const isBarred = said().includes(messageOf('organizerRejected', stage.language, null))
        expect(isBarred).toBe(state.matches('barred'))
        expect(openDialog()?.querySelector('a[href="/attest"]') !== null).toBe(state.matches('barred'))
        expect(said().includes(stage.say('error.kind.offline'))).toBe(
          state.matches('editing') && state.context.failure !== null,
        )
        expect(openDialog()?.querySelector('button[aria-busy="true"]') !== null).toBe(state.hasTag('busy'))
      },
    }
  },
}
