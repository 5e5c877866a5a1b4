import { recordAt } from '../../../mocks/records.ts'
import { messageOf } from '../../../server/shared/sentences/messages.ts'
import {
  selectHasForm,
  selectIsSaving,
  selectIsWarned,
  selectOccasion,
} from '../../../src/machines/organizerApplication/organizerApplication.selectors.ts'
import { expect } from '../stage/expect.ts'
import { element, pageActions } from '../stage/pageActions.ts'
import { holdCalls, pageLanguage } from '../stage/responses.ts'
import type { Driver } from './driver.ts'

export const organizerApplication: Driver<'organizerApplication'> = {
  async open(_walk, { network, openStage }) {
    const answers = holdCalls(network, {
      loadApplication: ['getApplication', ({ output }) => output.application],
      submitApplication: 'submitApplication',
      withdrawApplication: ['fireRecord', () => recordAt(pageLanguage(), 'organizer', 'not_completed')],
    })
    const stage = await openStage({ at: '/attest', signedIn: true })
    const { press, fill, type } = pageActions(stage)
    return {
      stage,
      causes: {
        ...answers,
        'application.retry': () => press('state.retry'),
        'application.refresh': () => press('attest.refresh'),
        async 'application.submit'({ values }) {
          await fill('attest.field.tax_no', values.tax_no)
          await press('attest.submit')
        },
        'application.confirm': () => press('attest.confirm'),
        'application.edit': () => type('attest.field.contact', '。'),
        'application.withdraw': () => press('attest.withdraw'),
        'application.amend': () => press('attest.amend'),
        'application.cancel': () => press('shell.cancel'),
      },
      shows(state) {
        const main = element('main')
        const said = main.textContent ?? ''
        expect(main.querySelector('form') !== null).toBe(selectHasForm(state))
        expect(main.querySelector('[aria-busy="true"]') !== null).toBe(state.hasTag('busy'))
        const isEditing = selectHasForm(state) && !selectIsWarned(state) && !selectIsSaving(state)
        for (const [name, id] of Object.entries(occasions)) {
          if (isEditing && selectOccasion(state) === name) expect(said).toContain(stage.say(id))
        }
        expect(said.includes(stage.say('attest.warned'))).toBe(selectIsWarned(state))
        const status = main.querySelector<HTMLElement>('[data-status]')?.dataset['status'] ?? null
        if (state.matches('approved')) expect(status).toBe('approved')
        if (state.matches('changing')) expect(status).toBe('changing')
        if (state.matches('underReview')) {
          expect(status).toBe(
            state.context.application?.state === 'under_review.waiting' ? 'waiting' : 'pickedUp',
          )
        }
        const { failure } = state.context
        if (failure?.kind === 'refused' && (isEditing || status !== null)) {
          expect(said).toContain(messageOf(failure.reason as 'versionConflict', stage.language, null))
        }
      },
    }
  },
}

const occasions = {
  fresh: 'attest.submit',
  returned: 'attest.occasion.returned',
  revoked: 'attest.occasion.revoked',
  amending: 'attest.occasion.amending',
} as const
