import { dequal } from 'dequal/lite'
import { assign, emit, setup } from 'xstate'
import type { EventObject } from 'xstate'

import { toFailure } from '../../contract/failure.ts'
import { given } from '../../machines/shared/given.ts'
import { promisePlaceholder } from '../../machines/shared/placeholders.ts'
import type * as T from './command.types.ts'

/**
 * The kind `command`: a wish is sent once under a key, and is either done or refused with a named reason. A flow may
 * add context (`Own`), events and tags; it adds actions and guards with `.extend({ … })`.
 */
export const commandSetup = <
  Wish,
  Answer,
  Own extends object = object,
  OwnEvent extends EventObject = never,
  OwnTag extends string = never,
>() =>
  setup({
    types: {} as {
      context: T.CommandContext<Wish> & Own
      events: T.CommandEvent<Wish> | OwnEvent
      emitted: T.CommandEmitted<Wish, Answer>
      tags: T.CommandTag | OwnTag
    },
    actors: { sendCommand: promisePlaceholder<T.CommandPort<Wish, Answer>['sendCommand']>('sendCommand') },
    actions: {
      // A wish that is sent again keeps its key, so that an answer that was lost does not act twice.
      keepWish: assign(({ context }, { wish, key }: { wish: Wish; key: string }) => ({
        ...context,
        wish,
        key: dequal(wish, context.wish) ? context.key : key,
        failure: null,
      })),
      forgetWish: assign(({ context }) => ({ ...context, wish: null, key: '' })),
      keepFailure: assign(({ context }, { error }: { error: unknown }) => ({
        ...context,
        failure: toFailure(error),
      })),
      emitDone: emit(({ context }, { output }: { output: Answer }) => ({
        type: 'command.done' as const,
        wish: given(context.wish, 'a wish'),
        answer: output,
      })),
      emitLeft: emit({ type: 'command.left' as const, isOutdated: false }),
      emitOutdated: emit({ type: 'command.left' as const, isOutdated: true }),
    },
  })

/** A command that a dialog asks about, see `dialogStates`. */
export const dialogSetup = <Wish extends object, Answer>() =>
  commandSetup<Wish, Answer>().extend({
    guards: {
      /** The refusal names no field of the wish, so that another wish would be refused too. */
      isInTheWay: ({ context: { wish } }, { error }: { error: unknown }) => {
        const { kind, field } = toFailure(error)
        return kind === 'refused' && (field === null || !(field in Object(wish)))
      },
    },
  })
