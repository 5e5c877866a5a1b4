import { expect } from '../stage/expect.ts'
import { element, openDialog, pageActions } from '../stage/pageActions.ts'
import { holdCalls } from '../stage/responses.ts'
import { until } from '../stage/until.ts'
import type { Driver } from './driver.ts'

export const contentEditor: Driver<'contentEditor'> = {
  async open(_walk, { network, openStage }) {
    const answers = holdCalls(network, {
      loadContent: 'getContent',
      saveContent: 'saveContent',
      loadRelease: 'getContentRelease',
      moveContent: 'moveContent',
    })
    const stage = await openStage({ at: '/organizer/1/content/notice1', signedIn: true })
    const { press, answer: choose } = pageActions(stage)
    const said = () => openDialog()?.textContent ?? ''
    const fill = async (text: string) => {
      const field = (await until(() => element('[name="title"]'))) as HTMLInputElement
      // Typing the same value fires no event, so there are two changes, of which the second is the event.
      await stage.user.clear(field)
      await stage.user.paste(text)
    }
    return {
      stage,
      causes: {
        ...answers,
        'content.retry': () => press('state.retry'),
        'text.edit': ({ change }) => fill(String((change as { title: string }).title)),
        'xstate.after.quiet.contentEditor.editing.changed': () => stage.clock.increment(1000),
        'save.retry': () => press('content.save'),
        'release.ask': () => press('content.do.release'),
        'version.open': ({ no }) => press('content.compare', { no: Number(no) }),
        'compare.retry': () => choose('state.retry'),
        'compare.cancel': () => choose('shell.close'),
        'compare.accept': () => {
          const isRelease = said().includes(stage.say('content.release.title'))
          return choose(isRelease ? 'content.do.release' : 'content.do.restore')
        },
        'translation.confirm': () => press('content.confirm'),
        'retire.ask': () => press('record.do.content.retire'),
        'retire.cancel': () => choose('shell.cancel'),
        'retire.send': async ({ reason }) => {
          const field = (await until(() => element('[role="dialog"] [name="reason"]'))) as HTMLInputElement
          await stage.user.clear(field)
          await stage.user.type(field, String(reason))
          await choose('record.do.content.retire')
        },
        'content.revive': () => press('record.do.content.revive'),
        'conflict.keep': () => choose('content.conflict.keep'),
        'conflict.take': () => choose('content.conflict.take'),
      },
      shows(state) {
        const main = element('main')
        const { kept, draft } = state.context
        const isOpen = state.hasTag('comparing') || state.hasTag('conflict') || state.hasTag('retiring')
        expect(openDialog() !== null).toBe(isOpen)
        if (state.hasTag('failed')) expect(main.querySelector('[role="alert"]')).not.toBeNull()
        if (kept === null) return
        const field = element<HTMLInputElement>('[name="title"]')
        expect(field.value).toBe(draft.title)
        expect(field.readOnly).toBe(!state.can({ type: 'text.edit', change: {} }))
        const saving = (['saving', 'unsaved'] as const).find((tag) => state.hasTag(tag)) ?? 'saved'
        expect(element<HTMLElement>('main [data-saving]').dataset['saving']).toBe(saving)
        if (state.hasTag('conflict')) expect(said()).toContain(stage.say('content.conflict.title'))
      },
    }
  },
}
