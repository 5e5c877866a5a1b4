import { selectView } from '../../../src/machines/sheetImport/sheetImport.selectors.ts'
import { expect } from '../stage/expect.ts'
import { element, pageActions } from '../stage/pageActions.ts'
import { holdCalls } from '../stage/responses.ts'
import { until } from '../stage/until.ts'
import type { Driver } from './driver.ts'

/** A spreadsheet of decisions. */
export const sheetImport: Driver<'sheetImport'> = {
  async open(_walk, { network, openStage }) {
    const answers = holdCalls(network, { checkSheet: 'checkSheet', applySheet: 'applySheet' })
    const stage = await openStage({ at: '/console/papers/1/sheets', signedIn: true })
    const { press } = pageActions(stage)
    const box = (await until(() => element('main [data-sheet]'))) as HTMLElement
    const view = () => box.dataset['sheet'] ?? ''
    return {
      stage,
      causes: {
        ...answers,
        async 'sheet.choose'({ kind, file }) {
          await stage.user.selectOptions(element('main select[name="kind"]'), kind)
          // The browser's chooser would not offer it; a dropped file is not filtered.
          const chooser = element<HTMLInputElement>('main [data-sheet] input[type="file"]')
          chooser.removeAttribute('accept')
          await stage.user.upload(chooser, file)
        },
        'sheet.retry': () =>
          view() === 'failed' ? press('state.retry') : press('sheets.continue', { left: 1 }),
        'sheet.apply': () => press('sheets.apply', { changes: 1 }),
        'sheet.cancel': () => press(cancelling[view()] ?? 'sheets.close'),
      },
      shows(state) {
        expect(view()).toBe(selectView(state))
        expect(box.getAttribute('aria-busy') === 'true').toBe(view() === 'checking')
        const hasReport = ['preview', 'applying', 'halted', 'done'].includes(view())
        expect(document.querySelector('main [data-change]') !== null || !hasReport).toBe(true)
        expect(document.querySelector('main progress') !== null).toBe(view() === 'applying')
        expect(document.querySelector('main [data-sheet] [role="alert"]') !== null).toBe(
          view() === 'refused' || view() === 'failed',
        )
      },
    }
  },
}

const cancelling: Record<string, string> = {
  checking: 'shell.cancel',
  failed: 'shell.cancel',
  preview: 'shell.cancel',
  applying: 'sheets.stop',
}
