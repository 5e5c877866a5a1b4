import { fixturesFor } from '../../../mocks/fixtures.ts'
import { messageOf } from '../../../server/shared/sentences/messages.ts'
import { expect } from '../stage/expect.ts'
import { dialog, pageActions, openDialog } from '../stage/pageActions.ts'
import { holdCalls, pageLanguage } from '../stage/responses.ts'
import type { Driver } from './driver.ts'

/** The first invoice of the list, not requested yet. */
export const invoiceForm: Driver<'invoiceForm'> = {
  async open(_walk, { network, openStage }) {
    const stage = await openStage({ at: '/personal/notes/invoice', signedIn: true })
    const answers = holdCalls(network, {
      sendCommand: ['saveInvoice', () => fixturesFor(pageLanguage()).saveInvoice],
    })
    const { press, fill, type, submit, answer } = pageActions(stage)
    await press('member.invoice.request')
    await dialog()
    const said = () => openDialog()?.textContent ?? ''
    return {
      stage,
      causes: {
        ...answers,
        async 'command.send'({ wish }) {
          await fill('member.invoice.title', wish.title)
          await fill('member.invoice.taxNo', wish.tax_no)
          await fill('member.invoice.email', wish.email)
          await submit()
        },
        'form.confirm': () => answer('member.invoice.confirm'),
        'form.amend': () => type('member.invoice.email', '.cn'),
        'command.close': () =>
          answer(
            said().includes(stage.say('member.invoice.outdated')) ? 'member.invoice.reload' : 'shell.cancel',
          ),
      },
      shows(state) {
        const isOver = state.matches('saved') || state.matches('closed')
        expect(openDialog() === null).toBe(isOver)
        if (isOver) return
        expect(said()).toContain(stage.say('member.invoice.request'))
        expect(said().includes(stage.say('member.invoice.warned'))).toBe(state.matches('warned'))
        expect(said().includes(messageOf('versionConflict', stage.language, null))).toBe(
          state.matches('outdated'),
        )
        expect(said().includes(stage.say('error.kind.offline'))).toBe(
          state.matches('editing') && state.context.failure !== null,
        )
        expect(openDialog()?.querySelector('button[aria-busy="true"]') !== null).toBe(state.hasTag('busy'))
      },
    }
  },
}
