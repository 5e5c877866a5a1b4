import { given } from '../../machines/shared/given.ts'
import { on } from '../on.ts'
import type { Command } from './command.types.ts'

/** The context of a command before the first wish. */
export const nothingSent = { wish: null, key: '', failure: null }

/** The input of `sendCommand`. */
export const commandOf = <Wish>({
  context: { wish, key },
}: {
  readonly context: { readonly wish: Wish | null; readonly key: string }
}): Command<Wish> => ({ wish: given(wish, 'a wish'), key })

/**
 * The states of a command that a dialog asks about; the flow adds the final state `done`. A refusal of a field returns to the
 * dialog, any other refusal ends the command.
 */
export const dialogStates = <const Done extends string>(done: Done) =>
  ({
    asking: {
      on: {
        'command.send': { target: 'sending', actions: on('keepWish') },
        'command.close': { target: 'closed', actions: 'emitLeft' },
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'sendCommand',
        src: 'sendCommand',
        input: commandOf,
        onDone: { target: done, actions: on('emitDone') },
        onError: [
          { guard: on('isInTheWay'), target: 'refused', actions: on('keepFailure') },
          { target: 'asking', actions: on('keepFailure') },
        ],
      },
    },
    refused: {
      tags: ['failure', 'refused'],
      on: { 'command.close': { target: 'closed', actions: 'emitOutdated' } },
    },
  }) as const
