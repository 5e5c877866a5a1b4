import type { AnyEventObject } from 'xstate'

import { fixturesFor } from '../../../mocks/fixtures.ts'
import { selectView } from '../../../src/machines/conferenceCopy/conferenceCopy.selectors.ts'
import { happily } from '../stage/answers.ts'
import { expect } from '../stage/expect.ts'
import { element, pageActions } from '../stage/pageActions.ts'
import { answered, failing, pageLanguage } from '../stage/responses.ts'
import { until } from '../stage/until.ts'
import type { Driver } from './driver.ts'

export const conferenceCopy: Driver<'conferenceCopy'> = {
  // A page requests names and a day, or none of them.
  refuses(events) {
    const isOfFile = events.some(({ type }) => type === 'file.choose')
    return events.some((event) => event.type === 'copy.make' && (event['wish'] === null) !== isOfFile)
  },
  async open({ start }, { network, openStage }) {
    const isOfFile = start.context.conferenceId === null
    const source = network.hold('getConferenceFile')
    const copy = network.hold(isOfFile ? 'importConference' : 'cloneConference')
    network.use(...happily('getOwnConference', 'getCopyReview'))
    // A file is read as soon as it is chosen: its content has to be decided before.
    const reading = holdReading()
    const stage = await openStage({
      at: isOfFile ? '/organizer/import' : '/organizer/1/copy',
      signedIn: true,
    })
    const { press } = pageActions(stage)
    return {
      stage,
      causes: {
        'xstate.done.actor.loadSource': ({ output }: AnyEventObject) =>
          source.answer(answered('getConferenceFile', { file: output })),
        'xstate.error.actor.loadSource': ({ error }: AnyEventObject) =>
          source.answer(failing('getConferenceFile', error, pageLanguage())),
        'copy.retry': () => press('state.retry'),
        async 'file.choose'() {
          const chooser = await until(() => element<HTMLInputElement>('main input[type="file"]'))
          await stage.user.upload(chooser, reading.next())
        },
        'xstate.done.actor.readSource': () =>
          reading.end(JSON.stringify(fixturesFor('zh').getConferenceFile.file)),
        'xstate.error.actor.readSource': () => reading.end('{}'),
        'copy.make': () => press(isOfFile ? 'copy.file.make' : 'copy.clone.make'),
        'xstate.done.actor.makeCopy': ({ output }: AnyEventObject) =>
          copy.answer(answered(isOfFile ? 'importConference' : 'cloneConference', output)),
        'xstate.error.actor.makeCopy': ({ error }: AnyEventObject) =>
          copy.answer(failing(isOfFile ? 'importConference' : 'cloneConference', error, pageLanguage())),
      },
      shows(state) {
        if (state.matches('made')) return
        const view = selectView(state)
        expect(element<HTMLElement>('main [data-view]').dataset['view']).toBe(view)
        const { failure } = state.context
        expect(document.querySelector('main [role="alert"]') !== null).toBe(failure !== null)
      },
    }
  },
}

/** Files with a text that is known only once the test sets it. */
const holdReading = () => {
  let end: (text: string) => void = () => {
    throw new Error('No file was chosen yet')
  }
  return {
    next: (): File => {
      const file = new File(['{}'], '会议.json', { type: 'application/json' })
      const text = new Promise<string>((resolve) => {
        end = resolve
      })
      Object.defineProperty(file, 'text', { value: () => text })
      return file
    },
    end: (text: string) => end(text),
  }
}
