import { answer } from '../../../mocks/handlers.ts'
import type { PartContent } from '../../../src/contract/siteParts.ts'
import { textAt } from '../../../src/machines/sitePart/edits.ts'
import { expect } from '../stage/expect.ts'
import { dialog, element, openDialog, pageActions } from '../stage/pageActions.ts'
import { holdCalls } from '../stage/responses.ts'
import { until } from '../stage/until.ts'
import type { Driver } from './driver.ts'

export const sitePart: Driver<'sitePart'> = {
  async open({ input }, { network, openStage }) {
    const { part } = input as { part: string }
    network.use(answer('getConsole', { roles: ['admin'], queues: [{ queue: 'organizers', waiting: 0 }] }))
    const answers = holdCalls(network, {
      loadPart: ['getSitePart', ({ output }) => (output as { state: unknown }).state],
      savePart: 'saveSitePart',
      loadVersion: 'getSiteVersion',
      restorePart: 'restoreSitePart',
    })
    const stage = await openStage({ at: `/console/site/${part}`, signedIn: true })
    const { press, answer: choose } = pageActions(stage)
    const said = () => openDialog()?.textContent ?? ''
    const fill = async (name: string, text: string) => {
      const field = (await until(() => element(`[name="${name}"]`))) as HTMLInputElement
      await stage.user.clear(field)
      if (text !== '') await stage.user.paste(text)
    }
    return {
      stage,
      causes: {
        ...answers,
        'part.retry': () => press('state.retry'),
        'part.edit': async ({ content, mark }) => {
          const field = element<HTMLInputElement>(`[name="${String(mark)}"]`)
          // Typing the same value fires no event, so there are two changes, of which the second is the event.
          if (field.value === textAt(content as PartContent, String(mark))) await fill(String(mark), '?')
          await fill(String(mark), textAt(content as PartContent, String(mark)))
        },
        'edit.undo': () => press('parts.takeBack'),
        'part.discard': () => press('parts.discard'),
        'part.review': () => press('parts.review'),
        'review.cancel': () => choose('parts.review.back'),
        'review.publish': async ({ note, engNote }) => {
          await dialog()
          await fill('note', String(note))
          await fill('eng_note', String(engNote))
          await choose('parts.publish')
        },
        'publish.undo': () => press('parts.undo'),
        'version.open': ({ no }) => press('parts.compare.of', { no: Number(no) }),
        'version.retry': () => choose('state.retry'),
        'version.close': () => choose('shell.close'),
        'version.restore': () => choose('parts.restore'),
        'conflict.keep': () => choose('parts.conflict.keep'),
        'conflict.take': () => choose('parts.conflict.take'),
      },
      shows(state) {
        const main = element('main')
        const { kept, content, failure } = state.context
        const isOpen = state.hasTag('reviewing') || state.hasTag('conflict') || state.hasTag('comparing')
        expect(openDialog() !== null).toBe(isOpen)
        if (state.hasTag('failed')) expect(main.querySelector('[role="alert"]')).not.toBeNull()
        expect(main.querySelector('[data-preview]') !== null).toBe(kept !== null)
        if (kept === null) return
        const [first] = content.items
        const name = 'items.0.title'
        if (first !== undefined && part === 'links')
          expect(element<HTMLInputElement>(`[name="${name}"]`).value).toBe(first.fields['title'])
        if (state.hasTag('reviewing')) expect(said()).toContain(stage.say('parts.review.title'))
        if (state.hasTag('conflict')) expect(said()).toContain(stage.say('parts.conflict.title'))
        if (state.hasTag('comparing')) expect(said()).toContain(stage.say('parts.compare.title'))
        if (!isOpen)
          expect(main.textContent?.includes(stage.say('parts.changed'))).toBe(state.hasTag('changed'))
        if (state.matches({ editing: 'clean' }) && failure !== null)
          expect(main.querySelector('[role="alert"]')).not.toBeNull()
      },
    }
  },
}
