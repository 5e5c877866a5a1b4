import type { AnyEventObject } from 'xstate'

import { messageOf } from '../../../server/shared/sentences/messages.ts'
import type { Reason } from '../../../src/contract/reasons.ts'
import type { CommandContext, CommandTag } from '../../../src/kinds/command/command.types.ts'
import type { Stage } from '../stage/createStage.tsx'
import { expect } from '../stage/expect.ts'
import { openDialog, pageActions } from '../stage/pageActions.ts'

interface Options {
  readonly stage: Stage
  /** Causes the answers of `sendCommand`, see `holdCalls`. */
  readonly answers: Readonly<Record<string, (event: AnyEventObject) => unknown>>
  /** The field that is filled in, and where its text is in the wish. */
  readonly field: { readonly label: string; readonly name: string }
  /** The text of the button that closes the dialog while it asks. */
  readonly leave: string
  /** The reason of the model's refusal. */
  readonly reason: Reason
}

interface DialogState {
  readonly status: string
  readonly context: CommandContext<unknown>
  readonly hasTag: (tag: CommandTag) => boolean
}

/** How a command is driven whose dialog is open: fill one field in, submit, close; and what the dialog shows then. */
export const dialogScene = ({ stage, answers, field, leave, reason }: Options) => {
  const { fill, submit, answer } = pageActions(stage)
  const said = () => openDialog()?.textContent ?? ''
  return {
    stage,
    causes: {
      ...answers,
      async 'command.send'({ wish }: AnyEventObject) {
        await fill(field.label, wish[field.name])
        await submit()
      },
      'command.close': () =>
        answer(said().includes(stage.say('shell.understood')) ? 'shell.understood' : leave),
    },
    shows(state: DialogState) {
      const isOver = state.status === 'done'
      expect(openDialog() === null).toBe(isOver)
      if (isOver) return
      expect(said().includes(messageOf(reason, stage.language, null))).toBe(state.hasTag('refused'))
      expect(said().includes(stage.say('error.kind.offline'))).toBe(
        state.context.failure !== null && !state.hasTag('refused') && !state.hasTag('busy'),
      )
      expect(openDialog()?.querySelector('button[aria-busy="true"]') !== null).toBe(state.hasTag('busy'))
    },
  }
}
