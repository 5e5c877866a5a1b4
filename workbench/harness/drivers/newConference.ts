import type { DraftTyped } from '../../../src/contract/ownConference.ts'
import { fixturesFor } from '../../../mocks/fixtures.ts'
import { messageOf } from '../../../server/shared/sentences/messages.ts'
import { selectStep } from '../../../src/machines/newConference/newConference.selectors.ts'
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
    const give = async (typed: DraftTyped, fields: ReadonlyArray<keyof DraftTyped>) => {
      for (const field of fields) await fill(`organizer.field.${field}`, String(typed[field] ?? ''))
      await submit()
    }
    const said = () => openDialog()?.textContent ?? ''
    return {
      stage,
      causes: {
        ...answers,
        'titles.given': ({ typed }) => give(typed, ['title', 'eng_title']),
        'days.given': ({ typed }) => give(typed, ['starts_on', 'ends_on']),
        'place.given': ({ typed }) => give(typed, ['place', 'eng_place']),
        'step.back': () => answer('organizer.step.back'),
        // Only the first step has a button to cancel it.
        'form.close': () => answer('shell.close'),
      },
      shows(state) {
        const isOver = state.matches('made') || state.matches('closed')
        expect(openDialog() === null).toBe(isOver)
        if (isOver) return
        expect(said()).toContain(stage.say('organizer.new'))
        const isBarred = said().includes(messageOf('organizerRejected', stage.language, null))
        expect(isBarred).toBe(state.matches('barred'))
        expect(openDialog()?.querySelector('a[href="/attest"]') !== null).toBe(state.matches('barred'))
        const step = openDialog()?.querySelector('[aria-current="step"]')?.textContent
        expect(step).toBe(stage.say(`organizer.step.${selectStep(state)}`))
        const { failure } = state.context
        expect(said().includes(stage.say('error.kind.offline'))).toBe(failure?.kind === 'offline')
        const fault = openDialog()?.querySelector<HTMLInputElement>('[aria-invalid="true"]')
        expect(fault?.name ?? null).toBe(failure?.field ?? null)
        expect(openDialog()?.querySelector('button[aria-busy="true"]') !== null).toBe(state.hasTag('busy'))
      },
    }
  },
}
