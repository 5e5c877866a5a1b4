import type { UserEvent } from '@testing-library/user-event'
import type { SetupWorker } from 'msw/browser'
import { uninstrumentedUserEvent } from 'storybook/test'

import { handlers } from '../../../mocks/handlers.ts'
import type { Locale } from '../../../src/i18n/locale.ts'
import { visitor } from '../../../stories/support/answers.ts'
import { restoreDevice } from '../../../stories/support/device.ts'
import type { Theatre } from '../../../tests/flows/drivers/driver.ts'
import { createNetwork } from '../../../tests/support/createNetwork.ts'
import { createStage, handsOptions } from '../../../tests/support/createStage.tsx'
import type { Stage } from '../../../tests/support/createStage.tsx'
import { createRecorder } from '../../../tests/support/recorder.ts'
import { cleanBrowser } from '../../cleanBrowser.ts'
import { requestPrefix } from '../../network.ts'
import { currentWatch } from '../preview.ts'

interface Options {
  /** The worker of the workshop. */
  readonly worker: SetupWorker
  readonly locale: Locale
  readonly handsOf: (user: UserEvent) => UserEvent
}

export interface WorkshopTheatre extends Theatre {
  /** Takes the page away with everything that it left in the browser. */
  close(): void
}

/**
 * The whole site in the document of a story. It uses the real address bar, so the story should stand in a frame of its
 * own; `close` gives the address back.
 */
export const createWorkshopTheatre = ({ worker, locale, handsOf }: Options): WorkshopTheatre => {
  const address = location.href
  const watch = currentWatch()
  const recorder = createRecorder()
  const network = createNetwork(worker)
  const unmark = network.mark()
  const stages: Stage[] = []
  cleanBrowser()
  network.use(...visitor(), ...handlers)
  return {
    locale,
    network,
    async openStage(options) {
      const stage = await createStage(options, {
        network,
        locale,
        hands: () => handsOf(uninstrumentedUserEvent.setup(handsOptions)),
        trackless: true,
        baseUrl: requestPrefix(),
        recorder: {
          ...recorder,
          inspect(event) {
            recorder.inspect(event)
            watch.inspect(event)
          },
        },
      })
      stages.push(stage)
      return stage
    },
    close() {
      for (const stage of stages) stage.close()
      network.reset()
      unmark()
      restoreDevice()
      cleanBrowser()
      history.replaceState(null, '', address)
    },
  }
}
