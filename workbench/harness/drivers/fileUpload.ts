import { answer } from '../../../mocks/handlers.ts'
import { messageOf } from '../../../server/shared/sentences/messages.ts'
import { CallError } from '../../../src/contract/failure.ts'
import type { UploadFact } from '../../../src/machines/fileUpload/fileUpload.types.ts'
import { application, organizerValues } from '../../../mocks/samples/payloads.ts'
import { expect } from '../stage/expect.ts'
import { element, pageActions } from '../stage/pageActions.ts'
import { answered, failing } from '../stage/responses.ts'
import { until } from '../stage/until.ts'
import type { Driver } from './driver.ts'

/** The logo of an application. */
export const fileUpload: Driver<'fileUpload'> = {
  async open({ start }, { network, openStage }) {
    const { url } = start.context
    const form = url === '' ? null : { ...organizerValues, logo: url, licence: '' }
    network.use(answer('getApplication', { ...application, form }))
    const sent = network.hold('upload')
    const stage = await openStage({ at: '/attest', signedIn: true })
    const chooser = (await until(() => element('main input[type="file"][name="logo"]'))) as HTMLInputElement
    const box = chooser.closest<HTMLElement>('[data-view]')
    const { press } = pageActions(stage)
    // The licence has the second one.
    const logo = () => {
      const [first] = stage.actors('fileUpload')
      if (first === undefined) throw new Error('No upload has run yet')
      return first
    }
    return {
      stage,
      actor: logo,
      causes: {
        'file.choose': ({ file }) => stage.user.upload(chooser, file),
        'file.remove': () =>
          press(box?.dataset['view'] === 'uploading' ? 'shell.cancel' : 'attest.upload.remove'),
        'file.retry': () => press('state.retry'),
        // Browsers do not report it of requests that a service worker answers.
        'upload.progressed': (event) => logo().send(event as UploadFact),
        'upload.finished': (event) => sent.answer(answered('upload', { url: event['url'] })),
        'upload.failed': ({ failure }) =>
          sent.answer(failing('upload', new CallError(failure), stage.language)),
      },
      shows(state) {
        const view = Object.keys(views).find((name) => state.matches(name as keyof typeof views))
        expect(box?.dataset['view']).toBe(view)
        const hidden = element<HTMLInputElement>('input[type="hidden"]', box ?? document)
        expect(hidden.value).toBe(state.context.url)
        const name = state.context.file?.name
        if (name !== undefined) expect(box?.textContent).toContain(name)
        const said = box?.parentElement?.textContent ?? ''
        const { failure } = state.context
        expect(said.includes(stage.say('error.kind.offline'))).toBe(failure?.kind === 'offline')
        expect(said.includes(messageOf('fileContentWrong', stage.language, null))).toBe(
          failure?.reason === 'fileContentWrong',
        )
      },
    }
  },
}

const views = { empty: 0, uploading: 0, kept: 0, failed: 0, refused: 0 }
