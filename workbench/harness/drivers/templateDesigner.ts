import { fireEvent } from '@testing-library/dom'

import {
  selectCanSave,
  selectView,
} from '../../../src/machines/templateDesigner/templateDesigner.selectors.ts'
import { expect } from '../stage/expect.ts'
import { element, pageActions } from '../stage/pageActions.ts'
import { holdCalls } from '../stage/responses.ts'
import { until } from '../stage/until.ts'
import type { Driver } from './driver.ts'

export const templateDesigner: Driver<'templateDesigner'> = {
  async open(_walk, { network, openStage }) {
    const answers = holdCalls(network, {
      loadTemplate: 'getDocumentTemplate',
      saveTemplate: 'saveDocumentTemplate',
    })
    const stage = await openStage({ at: '/organizer/1/documents/3', signedIn: true })
    const { press } = pageActions(stage)
    const field = (name: string) => until(() => element<HTMLInputElement>(`main [name="${name}"]`))
    return {
      stage,
      causes: {
        ...answers,
        'designer.retry': () => press('state.retry'),
        async 'design.change'({ design }) {
          const { blocks } = design as { blocks: ReadonlyArray<{ width: number }> }
          const width = (await field('width')) as HTMLInputElement
          const isFaulty = width.getAttribute('aria-invalid') === 'true'
          // A page of that width cannot be printed, with any content.
          if (blocks[0]?.width === 400) write(width, width.value === '900' ? '800' : '900')
          else if (isFaulty) write(width, '90')
          else await press('documents.add.rect')
        },
        async 'name.change'() {
          const name = (await field('name')) as HTMLInputElement
          write(name, `${name.value.slice(0, 20)}甲`)
        },
        'block.choose': async () =>
          stage.user.click(await until(() => element<HTMLElement>('main [data-block="0"]'))),
        'design.undo': () => press('documents.undo'),
        'designer.save': () => press('documents.save'),
        'conflict.keepMine': () => press('documents.conflict.keepMine'),
        'conflict.takeTheirs': () => press('documents.conflict.takeTheirs'),
      },
      shows(state) {
        const view = selectView(state)
        expect(element<HTMLElement>('main [data-view]').dataset['view']).toBe(view)
        if (view !== 'form') return
        expect(document.querySelector('main [role="alert"] svg') !== null).toBe(state.hasTag('conflict'))
        if (state.hasTag('busy') || state.hasTag('conflict')) return
        const save = [...document.querySelectorAll<HTMLButtonElement>('main button')].find(
          (each) => each.textContent === stage.say('documents.save'),
        )
        expect(save?.disabled).toBe(!selectCanSave(state))
      },
    }
  },
}

/** In one change: typing key by key makes a step for each key. */
const write = (input: HTMLInputElement, value: string) => fireEvent.input(input, { target: { value } })
