import type { HttpHandler } from 'msw'

import { messageLanguage } from '../../../server/shared/sentences/messages.ts'
import type { MessageLanguage } from '../../../server/shared/sentences/language.ts'
import { cleanBrowser } from '../../preview/cleanBrowser.ts'
import type { Stage, StageOptions } from '../stage/createStage.tsx'
import { element, pageActions } from '../stage/pageActions.ts'
import { openRoomStage } from '../stage/roomStage.ts'
import { openRoomPart } from '../stage/roomPart.tsx'
import { until } from '../stage/until.ts'
import { playing } from './playing.ts'
import type { Page } from './playing.ts'

interface Visit extends StageOptions {
  /** Answers that differ from each call's successful one. */
  readonly network?: (language: MessageLanguage) => readonly HttpHandler[]
  /** Prepares the browser: data of an earlier visit, and available devices. */
  readonly before?: () => unknown
}

type Act<Extra = object> = (page: Page & Extra) => unknown

/** A page by its address, and the visitor's actions there. */
export const visit = ({ network, before, ...options }: Visit, act: Act = hasTitle) =>
  playing(async (harness, context) => {
    before?.()
    harness.network.use(...(network?.(messageLanguage(harness.locale)) ?? []))
    const stage = await harness.openStage(options)
    await act({ ...context, ...pageActions(stage), stage, network: harness.network })
  })

interface People extends Pick<Page, 'step' | 'network'> {
  /** The next one opens a page in a browser of their own; the person before has left. */
  come(options: StageOptions): Promise<Page>
  /** The present person closes the page. */
  leave(): void
}

/** Several people, one after the other. */
export const visits = (act: (people: People) => unknown) =>
  playing(async (harness, { step }) => {
    const { network } = harness
    let stage: Stage | null = null
    const leave = () => {
      stage?.close()
      stage = null
      cleanBrowser()
    }
    await act({
      step,
      network,
      leave,
      async come(options) {
        leave()
        const opened = await harness.openStage(options)
        stage = opened
        return { step, ...pageActions(opened), stage: opened, network }
      },
    })
  })

const hasTitle = () => until(() => element('main h1'))

type RoomStage = Awaited<ReturnType<typeof openRoomStage>>
export type InRoom = Page & Pick<RoomStage, 'room' | 'media' | 'me'>

/** A live room that obeys the script; the visitor is in it unless it keeps them out. */
export const inRoom = (options: Parameters<typeof openRoomStage>[1], act: (page: InRoom) => unknown) =>
  playing(async (harness, context) => {
    const { stage, ...room } = await openRoomStage(harness, options)
    // Read each time: the room gets the visitor's language when they enter.
    await until(() => {
      if (document.querySelector('main h1')?.textContent !== room.room.state().roomName)
        throw new Error('The visitor is not in the room yet')
    })
    await act({ ...context, ...pageActions(stage), ...room, stage, network: harness.network })
  })

type RoomPart = Awaited<ReturnType<typeof openRoomPart>>

/** One part of a live room on a page of its own. */
export const inPart = (
  options: Parameters<typeof openRoomPart>[1],
  act: Act<Pick<RoomPart, 'bench'>>,
  prepare?: Parameters<typeof openRoomPart>[2],
) =>
  playing(async (harness, context) => {
    const { stage, bench } = await openRoomPart(harness, options, prepare)
    await act({ ...context, ...pageActions(stage), bench, stage, network: harness.network })
  })
