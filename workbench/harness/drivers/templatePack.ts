import { answer } from '../../../mocks/handlers.ts'
import { fixturesFor } from '../../../mocks/fixtures.ts'
import { CallError } from '../../../src/contract/failure.ts'
import { selectView } from '../../../src/machines/templatePack/templatePack.selectors.ts'
import type { TemplatePackEvent } from '../../../src/machines/templatePack/templatePack.types.ts'
import { expect } from '../stage/expect.ts'
import { element, openDialog, pageActions } from '../stage/pageActions.ts'
import { answered, failing, holdCalls } from '../stage/responses.ts'
import { until } from '../stage/until.ts'
import type { Driver } from './driver.ts'

export const templatePack: Driver<'templatePack'> = {
  async open(_walk, { network, openStage }) {
    const answers = holdCalls(network, { loadPack: 'getTemplatePack', removePack: 'removeTemplatePack' })
    network.use(
      answer('beginTemplatePack', ({ language, input }) => {
        const size = Number(input.get('size'))
        // All of it is there: this driver covers only its end.
        return { ...fixturesFor(language).beginTemplatePack, size, offset: size }
      }),
    )
    const placed = network.hold('uploadTemplatePack')
    const stage = await openStage({ at: '/console/papers/1/settings', signedIn: true })
    const { press, answer: reply } = pageActions(stage)
    const walked = () => {
      const [first] = stage.actors('templatePack')
      if (first === undefined) throw new Error('The templates are not there yet')
      return first
    }
    const upload = async () => {
      const chooser = await until(() => element<HTMLInputElement>('main input[name="template"][type="file"]'))
      await stage.user.upload(chooser, new File(['PK'], '论文模板.zip'))
    }
    /** Behind a dialog nothing is chosen: it was before. */
    const isBehind = (event: TemplatePackEvent) => {
      if (openDialog() === null) return false
      walked().send(event)
      return true
    }
    return {
      stage,
      actor: walked,
      causes: {
        ...answers,
        'pack.retry': () => press('state.retry'),
        async 'pack.stored'(event) {
          if (isBehind(event as TemplatePackEvent)) return
          await upload()
          await placed.answer(answered('uploadTemplatePack', event['pack']))
        },
        async 'pack.overtaken'(event) {
          if (isBehind(event as TemplatePackEvent)) return
          await upload()
          await placed.answer(failing('uploadTemplatePack', new CallError(event['failure']), stage.language))
        },
        'pack.reload': () => press('desk.reload'),
        'removal.ask': () => press('template.remove'),
        'removal.confirm': () => reply('template.remove'),
        'removal.dismiss': () => reply('shell.cancel'),
      },
      shows(state) {
        const panel = element<HTMLElement>('main [data-pack]')
        const { pack, failure } = state.context
        expect(panel.dataset['pack']).toBe(selectView(state))
        expect(openDialog() !== null).toBe(state.hasTag('dialog'))
        const own = pack?.own ?? null
        const isNamed = panel.querySelector('[role="status"] > span') !== null
        expect(isNamed).toBe(state.hasTag('own') && own !== null)
        const said = (openDialog() ?? panel).textContent ?? ''
        expect(said.includes(stage.say('error.kind.offline'))).toBe(failure?.kind === 'offline')
      },
    }
  },
}
