import type { AnyEventObject } from 'xstate'

import { selectView } from '../../../src/machines/discussion/discussion.selectors.ts'
import type { DiscussionAct } from '../../../src/contract/discussion.ts'
import { expect } from '../stage/expect.ts'
import { element, pageActions } from '../stage/pageActions.ts'
import { answered, failing, pageLanguage } from '../stage/responses.ts'
import { until } from '../stage/until.ts'
import type { Driver } from './driver.ts'

export const discussion: Driver<'discussion'> = {
  async open(_walk, { network, openStage }) {
    // One call for two actors: the machine decides which of them makes it.
    const read = network.hold('getDeskDiscussion')
    const held = {
      openDiscussion: network.hold('openDiscussion'),
      closeDiscussion: network.hold('closeDiscussion'),
      writeDeskComment: network.hold('writeDeskComment'),
    }
    const stage = await openStage({ at: '/console/paper/1/decision', signedIn: true })
    const { press, fill, say } = pageActions(stage)
    let sent: keyof typeof held = 'openDiscussion'
    const acts: Partial<Record<DiscussionAct['type'], () => Promise<unknown>>> = {
      async open() {
        sent = 'openDiscussion'
        const isAgain = element<HTMLElement>('main [data-discussion]').dataset['discussion'] === 'closed'
        await press(isAgain ? 'discussion.openAgain' : 'discussion.open')
      },
      async close() {
        sent = 'closeDiscussion'
        await press('discussion.close')
      },
    }
    const write = async (text: string) => {
      sent = 'writeDeskComment'
      await fill('discussion.write', text)
      await press('discussion.send')
    }
    const came = ({ output }: AnyEventObject) => read.answer(answered('getDeskDiscussion', output))
    const failed = ({ error }: AnyEventObject) =>
      read.answer(failing('getDeskDiscussion', error, pageLanguage()))
    return {
      stage,
      causes: {
        'xstate.done.actor.loadDiscussion': came,
        'xstate.error.actor.loadDiscussion': failed,
        'xstate.done.actor.loadOlder': came,
        'xstate.error.actor.loadOlder': failed,
        'xstate.done.actor.sendAct': ({ output }: AnyEventObject) =>
          held[sent].answer(answered(sent, output)),
        'xstate.error.actor.sendAct': ({ error }: AnyEventObject) =>
          held[sent].answer(failing(sent, error, pageLanguage())),
        'discussion.retry': () => press('state.retry'),
        'discussion.act': ({ act }) =>
          act.type === 'write' ? write(act.text) : acts[act.type as 'open']?.(),
        'discussion.older': () => press('discussion.older'),
        'discussion.reload': () => press('discussion.reload'),
      },
      async shows(state) {
        const view = selectView(state)
        const panel = await until(() => element<HTMLElement>('main [data-discussion]'))
        const shown = view === 'ready' ? state.context.discussion?.state : view
        expect(panel.dataset['discussion']).toBe(shown)
        if (view === 'refused') expect(panel.textContent).toContain(say('discussion.reload'))
        if (view !== 'ready') return
        const hasFailure = panel.querySelector('[role="alert"]') !== null
        expect(hasFailure).toBe(state.context.failure !== null)
        expect(panel.querySelectorAll('[data-comment]')).toHaveLength(
          state.context.discussion?.comments.length ?? 0,
        )
      },
    }
  },
}
