import { assign, emit, setup } from 'xstate'

import type { DocumentTemplate } from '../../contract/documentBatch.ts'
import { faultsOfDesign, type Design } from '../../contract/documents/design.ts'
import { toFailure } from '../../contract/failure.ts'
import { given } from '../shared/given.ts'
import { callbackPlaceholder, promisePlaceholder } from '../shared/placeholders.ts'
import type * as T from './templateDesigner.types.ts'

/** So many steps back. */
const mostUndone = 100

export const flow = setup({
  types: {} as {
    input: T.TemplateDesignerInput
    context: T.TemplateDesignerContext
    events: T.TemplateDesignerEvent
    emitted: T.TemplateDesignerEmitted
    tags: T.TemplateDesignerTag
  },
  actors: {
    loadTemplate: promisePlaceholder<T.TemplateDesignerPort['loadTemplate']>('loadTemplate'),
    saveTemplate: promisePlaceholder<T.TemplateDesignerPort['saveTemplate']>('saveTemplate'),
    warnOnLeave: callbackPlaceholder<T.TemplateDesignerPort['warnOnLeave']>('warnOnLeave'),
  },
  actions: {
    keepTemplate: assign((_, { output: template }: { output: DocumentTemplate }) => shownAs(template)),
    keepTheirs: assign((_, { output: theirs }: { output: DocumentTemplate }) => ({ theirs })),
    takeTheirs: assign(({ context: { theirs } }) => shownAs(given(theirs, 'what somebody else has saved'))),
    change: assign(
      (
        { context: { drawing, past, printable, chosen } },
        change: { design: Design; chosen?: number | null },
      ) => {
        const { design } = change
        const { name } = given(drawing, 'a design')
        return {
          drawing: { name, design },
          past: pushed(past, drawing),
          printable: isPrintable(design) ? design : printable,
          chosen: change.chosen === undefined ? chosen : change.chosen,
          failure: null,
        }
      },
    ),
    rename: assign(({ context: { drawing, past } }, { name }: { name: string }) => ({
      drawing: { design: given(drawing, 'a design').design, name },
      past: pushed(past, drawing),
      failure: null,
    })),
    undo: assign(({ context: { past, printable } }) => {
      const drawing = given(past.at(-1), 'a step')
      return {
        drawing,
        past: past.slice(0, -1),
        printable: isPrintable(drawing.design) ? drawing.design : printable,
        chosen: null,
      }
    }),
    choose: assign((_, { index }: { index: number | null }) => ({ chosen: index })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    forgetFailure: assign({ failure: null }),
    emitSaved: emit({ type: 'template.saved' }),
  },
  guards: {
    hasPast: ({ context }) => context.past.length > 0,
    canBePrinted: ({ context: { drawing } }) =>
      drawing !== null && isPrintable(drawing.design) && drawing.name.trim() !== '',
    isOutdated: (_, { error }: { error: unknown }) => toFailure(error).reason === 'versionConflict',
  },
})

export const start = {
  ...{ template: null, theirs: null, drawing: null, printable: null },
  ...{ past: [], chosen: null, failure: null },
}

const shownAs = (template: DocumentTemplate) => ({
  template,
  theirs: null,
  drawing: { name: template.name, design: template.design },
  printable: template.design,
  past: [],
  failure: null,
})

const pushed = (past: readonly T.Drawing[], drawing: T.Drawing | null): readonly T.Drawing[] =>
  drawing === null ? past : [...past, drawing].slice(-mostUndone)

const isPrintable = (design: Design): boolean => Object.keys(faultsOfDesign(design)).length === 0
