import { answer } from '../../../mocks/handlers.ts'
import { fixturesFor } from '../../../mocks/fixtures.ts'
import { messageOf } from '../../../server/shared/sentences/messages.ts'
import { CallError } from '../../../src/contract/failure.ts'
import type { UploadFact } from '../../../src/machines/fileUpload/fileUpload.types.ts'
import { selectView } from '../../../src/machines/fileUpload/fileUpload.selectors.ts'
import { application, organizerValues } from '../../../mocks/samples/payloads.ts'
import { expect } from '../stage/expect.ts'
import { element } from '../stage/pageActions.ts'
import { answered, failing, holdCalls } from '../stage/responses.ts'
import { until } from '../stage/until.ts'
import type { Driver } from './driver.ts'

/** The logo of an application, which comes at once; or the PDF of a paper, which comes in pieces. */
export const fileUpload: Driver<'fileUpload'> = {
  async open({ start }, { network, openStage }) {
    const { url, kind } = start.context
    const isPaper = kind === 'paperPdf'
    const form = url === '' ? null : { ...organizerValues, logo: url, licence: '' }
    network.use(
      answer('getApplication', { ...application, form }),
      answer('getPaper', ({ language }) => ({ ...fixturesFor(language).getPaper, files: [] })),
    )
    const sent = network.hold('upload')
    const [begun, piece, placed] = [
      network.hold('beginUpload'),
      network.hold('appendUpload'),
      network.hold('uploadPaperFile'),
    ]
    const answers = holdCalls(network, {
      findOffset: ['getUpload', ({ output }) => stored(output as number)],
      discardUpload: 'discardUpload',
    })
    const stage = await openStage({
      at: isPaper ? '/conferences/1/submit?paper_id=1' : '/attest',
      signedIn: true,
    })
    const name = isPaper ? 'paperPdf' : 'logo'
    const chooser = (await until(() =>
      element(`main input[type="file"][name="${name}"]`),
    )) as HTMLInputElement
    const box = chooser.closest<HTMLElement>('[data-view]') ?? document.body
    // The licence, or the other file of the paper, has the second one.
    const walked = () => {
      const [first] = stage.actors('fileUpload')
      if (first === undefined) throw new Error('No upload has run yet')
      return first
    }
    const now = () => walked().getSnapshot().context
    const stored = (offset: number) => ({
      ...fixturesFor(stage.language).beginUpload,
      size: now().file?.size ?? 0,
      offset,
    })
    const tellStored = async (offset: number) => {
      await (now().upload === ''
        ? begun.answer(answered('beginUpload', stored(offset)))
        : piece.answer(answered('appendUpload', stored(offset))))
      // Its state stays the same: no other sign shows that the answer has arrived, and later steps depend on it.
      await until(() => expect(now()).toMatchObject({ upload: stored(offset).upload, offset }))
    }
    const press = async (text: string) => {
      const button = await until(() => {
        const found = [...box.querySelectorAll('button')].find((one) => one.textContent === text)
        if (found === undefined) throw new Error(`There is no button ${text}`)
        return found
      })
      await stage.user.click(button)
    }
    const fail = (error: CallError) => {
      if (!isPaper) return sent.answer(failing('upload', error, stage.language))
      const held = now().upload === '' ? begun : piece
      return held.answer(failing('appendUpload', error, stage.language))
    }
    return {
      stage,
      actor: walked,
      causes: {
        ...answers,
        // The browser's own chooser can show all files, so `accept` keeps none away.
        'file.choose': ({ file }) => stage.user.setup({ applyAccept: false }).upload(chooser, file),
        'file.remove'(event) {
          const { view } = box.dataset
          // A paper keeps the file that it has; the machine lets it be removed all the same.
          if (isPaper && view === 'kept') return walked().send(event as { type: 'file.remove' })
          return press(
            stage.say(view === 'failed' || view === 'kept' ? 'attest.upload.remove' : 'shell.cancel'),
          )
        },
        'file.retry': () =>
          press(stage.say(box.dataset['view'] === 'interrupted' ? 'attest.upload.resume' : 'state.retry')),
        'network.found': () => dispatchEvent(new Event('online')),
        'xstate.after.backOff.fileUpload.interrupted': () => stage.clock.increment(60_000),
        // Browsers do not report it of requests that a service worker answers.
        'upload.progressed': (event) => walked().send(event as UploadFact),
        // A picture shows no sign of it.
        'upload.stored': (event) =>
          isPaper ? tellStored(event['offset'] as number) : walked().send(event as UploadFact),
        async 'upload.finished'(event) {
          if (!isPaper) return sent.answer(answered('upload', { url: event['url'] }))
          await tellStored(now().file?.size ?? 0)
          await placed.answer(answered('uploadPaperFile', fixturesFor(stage.language).uploadPaperFile))
        },
        'upload.failed': ({ failure }) => fail(new CallError(failure)),
      },
      shows(state) {
        expect(box.dataset['view']).toBe(selectView(state))
        const hidden = element<HTMLInputElement>('input[type="hidden"]', box)
        expect(hidden.value).toBe(state.context.url)
        const chosen = state.context.file?.name
        if (chosen !== undefined && selectView(state) !== 'empty') expect(box.textContent).toContain(chosen)
        const said = box.parentElement?.textContent ?? ''
        const { failure } = state.context
        expect(said.includes(stage.say('error.kind.offline'))).toBe(failure?.kind === 'offline')
        expect(said.includes(messageOf('fileContentWrong', stage.language, null))).toBe(
          failure?.reason === 'fileContentWrong',
        )
        // It goes on from there, and never from its beginning.
        const { share } = state.context
        if (state.matches('interrupted') || state.matches('resuming'))
          expect(element<HTMLProgressElement>('progress', box).value).toBeCloseTo(share, 2)
      },
    }
  },
}
