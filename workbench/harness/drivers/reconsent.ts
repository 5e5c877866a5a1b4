import { refuse } from '../../../mocks/handlers.ts'
import { samples } from '../../../src/contract/examples.ts'
import { collect } from '../../../src/contract/conference.ts'
import { announceConsent } from '../../../src/services/consentService.ts'
import { expect } from '../stage/expect.ts'
import { openDialog, pageActions } from '../stage/pageActions.ts'
import { holdCalls } from '../stage/responses.ts'
import type { Driver } from './driver.ts'

export const reconsent: Driver<'reconsent'> = {
  async open(_walk, { network, openStage }) {
    const answers = holdCalls(network, { fetchConsents: 'getConsents', giveConsent: 'giveConsent' })
    network.use(refuse('collect', 'consentNeeded'))
    const stage = await openStage({ at: '/home', signedIn: true })
    const { answer } = pageActions(stage)
    return {
      stage,
      causes: {
        ...answers,
        // Any call of the member: the requesting page waits for the answer.
        'consent.needed': () => void stage.services.api.call(collect, samples.collect).catch(() => undefined),
        'consent.changed': () => announceConsent(),
        'consent.accept': () => answer('shell.consent.accept'),
        'consent.decline': () => answer('shell.consent.decline'),
      },
      shows(state) {
        const dialog = openDialog()
        expect(dialog !== null).toBe(state.hasTag('asked'))
        if (dialog === null) return
        for (const { note } of state.context.pending) expect(dialog.textContent).toContain(note)
        expect(dialog.querySelector('button[aria-busy="true"]') !== null).toBe(state.hasTag('busy'))
        expect(dialog.querySelector('[role="alert"]') !== null).toBe(state.context.failure !== null)
      },
    }
  },
}
