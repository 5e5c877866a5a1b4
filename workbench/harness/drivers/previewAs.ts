import { selectView } from '../../../src/machines/previewAs/previewAs.selectors.ts'
import { happily } from '../stage/answers.ts'
import { expect } from '../stage/expect.ts'
import { element, pageActions } from '../stage/pageActions.ts'
import { answered, failing } from '../stage/responses.ts'
import { until } from '../stage/until.ts'
import type { Driver } from './driver.ts'

const call = 'openPreview'

export const previewAs: Driver<'previewAs'> = {
  async open(_walk, { network, openStage }) {
    const calls = network.hold(call)
    network.use(...happily('getPreviewChoices'))
    const stage = await openStage({ at: '/organizer/1/preview', signedIn: true })
    const { press } = pageActions(stage)
    // The walk decides when the page has loaded; the frame's own content is ignored.
    element('main').addEventListener(
      'load',
      (event) => {
        if (event.isTrusted) event.stopPropagation()
      },
      true,
    )
    const frame = () => document.querySelector<HTMLIFrameElement>('main iframe')
    return {
      stage,
      causes: {
        'preview.open': () => press('preview.open'),
        'preview.again': () => press(frame() === null ? 'state.retry' : 'preview.again'),
        'xstate.done.actor.openPreview': ({ output }) =>
          calls.answer(answered(call, { ...output, address: 'about:blank' })),
        'xstate.error.actor.openPreview': ({ error }) => calls.answer(failing(call, error, stage.language)),
        'frame.loaded': async () => {
          const arrived = await until(() => element<HTMLIFrameElement>('main iframe'))
          arrived.dispatchEvent(new Event('load'))
        },
      },
      shows(state) {
        const view = selectView(state)
        expect(element('main').querySelector('[role="alert"]') !== null).toBe(view === 'failed')
        expect(frame() !== null).toBe(state.hasTag('frame'))
        expect(element('main').querySelector('form[aria-busy]') !== null).toBe(view === 'loading')
      },
    }
  },
}
